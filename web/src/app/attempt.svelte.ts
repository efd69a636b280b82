// Asking the server for something it may refuse: one attempt at a time, a refusal kept for reading.

import { codeOf } from "./api";

export class Attempt {
  busy = $state(false);
  /** The code of what was refused last. */
  refused = $state("");

  /** Whether it was done. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.refused = codeOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
