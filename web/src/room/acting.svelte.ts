// Doing something at a table: one thing at a time, the answer shown at once, a refusal kept for reading.

import type { Action } from "@wire";
import { api, codeOf } from "@/app/api";
import type { TableLink } from "@/table/link.svelte";

export class Acting {
  busy = $state(false);
  /** The code of what was refused last. */
  refused = $state("");

  readonly #link: TableLink;

  constructor(link: TableLink) {
    this.#link = link;
  }

  /** Whether it was done. */
  async act(room: string, ...actions: Action[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = "";
    try {
      for (const action of actions) this.#link.showed(await api.act(room, action));
      return true;
    } catch (error) {
      this.refused = codeOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
