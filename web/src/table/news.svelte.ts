// What has just happened: told to screen readers in words, and shown for a while beside the board.

import { announcer } from "@/app/announcer.svelte";
import { say } from "@/app/speech.svelte";
import { isBlocked, type Line, type Telling, textOf } from "./log";

export interface NewsLine {
  readonly index: number;
  readonly text: string;
}

/** How long a line stays, in milliseconds, and how much longer for each of its letters; how many there are at once. */
const STAY = 3000;
const READING = 50;
const MOST = 2;

export class News {
  lines = $state.raw<readonly NewsLine[]>([]);
  #match = "";
  #next = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Lines of the log that were not there before; what was told before `known` is history. */
  fresh(match: string, lines: readonly Line[], known: number): readonly Line[] {
    if (match !== this.#match) {
      this.#match = match;
      this.#next = 0;
      this.lines = [];
    }
    const from = Math.max(this.#next, known);
    const last = lines.at(-1);
    this.#next = Math.max(from, last ? last.index + 1 : 0);
    return lines.filter((line) => line.index >= from);
  }

  /**
   * Tell these, and show those that are not on the board anyway. Secrets are only hinted at: a neighbour may see the
   * screen, or hear it.
   */
  tell(lines: readonly Line[], telling: Telling, onBoard: (line: Line) => boolean = () => false): void {
    for (const line of lines) {
      if (isBlocked(line)) continue;
      const text = line.secret ? say("match-secret-news") : textOf(line, telling);
      if (line.entry.type === "said" && line.entry.seat === telling.me) {
        // Whoever said it knows it, and not what others understand by it.
        const words = telling.words.understood(line.entry, telling.names, telling.me);
        if (words) announcer.tell(say("talk-understood", { words }));
      } else if (line.talk) announcer.talk(text);
      else announcer.tell(text);
      if (!line.talk && !onBoard(line)) this.#show({ index: line.index, text });
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #show(line: NewsLine): void {
    this.lines = [...this.lines, line].slice(-MOST);
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.lines = this.lines.filter((each) => each !== line);
      },
      STAY + READING * line.text.length,
    );
    this.#timers.add(timer);
  }
}
