// Doing something at a table: one thing at a time, the answer shown at once, a refusal kept for reading.

import type { Action } from "@wire";
import { api } from "@/app/api";
import { Attempt } from "@/app/attempt.svelte";
import type { TableLink } from "@/table/link.svelte";

export class Acting extends Attempt {
  readonly #link: TableLink;

  constructor(link: TableLink) {
    super();
    this.#link = link;
  }

  /** Whether it was done. */
  act(room: string, ...actions: Action[]): Promise<boolean> {
    return this.make(async () => {
      for (const action of actions) this.#link.showed(await api.act(room, action));
    });
  }
}
