// Parts of a screen that its first picture does without, such as windows that open at a tap: their code comes together
// after it.

import { complete } from "@/words/load";

export class Late<Parts> {
  /** The components, once they are there. */
  parts = $state.raw<Parts | null>(null);
  /** They could not be had; whoever waits for them is told, as where a whole screen is missing. */
  failed = $state(false);

  constructor(readonly code: () => Promise<Parts>) {}

  /** Have them fetched, with the words they say. */
  async fetch(): Promise<void> {
    if (this.parts) return;
    try {
      const [parts] = await Promise.all([this.code(), complete()]);
      this.parts = parts;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
