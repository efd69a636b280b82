// Who has just made which gesture: it is seen over them for a moment.

import type { Line } from "./log";

/** How long a gesture is seen, in milliseconds. */
const STAY = 3500;

export class Gesturing {
  /** The gesture of each seat that makes one now. */
  seen = $state.raw<ReadonlyMap<number, string>>(new Map());
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** These lines are new: whoever made a gesture in them is seen making it. */
  show(lines: readonly Line[]): void {
    for (const { entry } of lines) {
      if (entry.type === "said" && entry.kind === "emote") this.#make(entry.seat, entry.what);
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #make(seat: number, gesture: string): void {
    clearTimeout(this.#timers.get(seat));
    this.seen = new Map(this.seen).set(seat, gesture);
    this.#timers.set(
      seat,
      setTimeout(() => {
        const left = new Map(this.seen);
        left.delete(seat);
        this.seen = left;
      }, STAY),
    );
  }
}
