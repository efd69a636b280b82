// Cards that are turned over together wait here until they are shown, one ceremony after another.

import type { Ceremony, GameModule, Scene } from "@/boards/board";
import { happened, type Line } from "./log";

export class Ceremonies {
  #waiting = $state.raw<readonly { readonly index: number; readonly ceremony: Ceremony }[]>([]);

  /** The one that is shown now, with the line of the log that began it; nothing while nothing is turned over. */
  get shown() {
    return this.#waiting.slice(0, 1);
  }

  /** What these lines of the log turn over. */
  turn(fresh: readonly Line[], module: GameModule, scene: Scene): void {
    const events = fresh.flatMap(({ entry, index }) => happened(entry).map((event) => ({ index, event })));
    events.forEach(({ index, event }, at) => {
      const after = events.slice(at + 1).map((each) => each.event);
      const ceremony = module.ceremony(event, after, scene);
      // Whoever was away sees the last votes, not all of them one after another.
      if (ceremony) this.#waiting = [...this.#waiting, { index, ceremony }].slice(-2);
    });
  }

  done(index: number): void {
    this.#waiting = this.#waiting.filter((each) => each.index !== index);
  }
}
