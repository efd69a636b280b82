// What was just said, at the seats of those who said it, for as long as it takes to read.

import { isBlocked, type Line, type Telling } from "./log";

export interface Bubble {
  /** Its place among all that was told. */
  readonly index: number;
  readonly seat: number;
  /** Whom it is about; nobody where it is about all, or about the speaker. */
  readonly about: number | null;
  readonly text: string;
  /** The gesture it is; none where it is words. */
  readonly gesture: string;
}

/** How long one stays, in milliseconds: so long, and so much for each letter, and no longer than this. */
const STAY = 2500;
const READING = 60;
const LONGEST = 8000;
/** More at once nobody reads, and on a phone nobody sees what is below them. */
const MOST = 3;

export class Bubbles {
  /** Those to be seen now, the oldest first. */
  up = $state.raw<readonly Bubble[]>([]);
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  /** These lines are new: what was said in them is seen at its seat, in the place of what that seat said before. */
  show(lines: readonly Line[], telling: Telling): void {
    for (const line of lines) {
      const bubble = isBlocked(line) ? null : bubbleOf(line, telling);
      if (bubble) this.#raise(bubble);
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.up = [];
  }

  #raise(bubble: Bubble): void {
    this.up = [...this.up.filter(({ seat }) => seat !== bubble.seat), bubble].slice(-MOST);
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.up = this.up.filter((each) => each !== bubble);
      },
      Math.min(LONGEST, STAY + READING * bubble.text.length),
    );
    this.#timers.add(timer);
  }
}

function bubbleOf({ entry, index }: Line, { words, names, me }: Telling): Bubble | null {
  if (entry.type !== "said") return null;
  const { seat, about, kind, what } = entry;
  return {
    index,
    seat,
    about: about === seat ? null : about,
    text: words.words(entry, names, me),
    gesture: kind === "emote" ? what : "",
  };
}
