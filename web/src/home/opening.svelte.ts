// Opening a table from a form: under a name where there is none yet, one attempt at a time, a refusal kept for reading.

import type { Room } from "@wire";
import { Refusal } from "@/app/api";
import { myself } from "@/app/me.svelte";
import { router } from "@/app/router.svelte";
import { nameProblem } from "@/ui/name";

export class Opening {
  name = $state("");
  badName = $state("");
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);

  /** Open a table, under this name where the server knows none, and go there. */
  async submit(event: SubmitEvent, open: (name: string) => Promise<Room>): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    this.badName = myself.who ? "" : nameProblem(this.name);
    this.refusal = null;
    if (this.badName) return;
    this.busy = true;
    try {
      const room = await open(myself.who ? "" : this.name);
      if (!myself.who) await myself.look().catch(() => undefined);
      router.go(`/t/${room.id}#${room.invite}`);
    } catch (error) {
      this.refusal = error instanceof Refusal ? error : new Refusal("other", "", 0);
    } finally {
      this.busy = false;
    }
  }
}
