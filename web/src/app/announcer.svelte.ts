// What a screen reader is told: what happened, one thing after another; and what cannot wait.

import { untrack } from "svelte";
import { settings } from "./settings.svelte";

interface Line {
  readonly id: number;
  readonly text: string;
  /** It does not wait until what is being read is over. */
  readonly atOnce: boolean;
}

/** Whatever is told waits so long: a focus that moves at the same moment is read first, and cuts off what came before. */
const BREATH = 150;
/** So long after the last word nothing of it stays: whoever reads through the page must not come upon it. */
const STAY = 15_000;
const MOST = 40;

class Announcer {
  /** What was told lately, in its order. */
  lines = $state.raw<readonly Line[]>([]);
  /** What is told before all that waits. */
  urgent = $state.raw<Line | null>(null);
  #count = 0;
  // What lies between these two is in the page now.
  #over = $state(0);
  #aloud = $state(0);
  #voices = $state.raw<readonly object[]>([]);
  #breath: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** What people say: as soon as the reader wants it, or not at all. */
  talk(text: string): void {
    if (settings.talk !== "never") this.tell(text, settings.talk === "at-once");
  }

  tell(text: string, atOnce = false): void {
    if (!text) return;
    // Whoever speaks from an effect does not want it run again by what others say, nor by its own words.
    const before = untrack(() => this.lines);
    this.lines = [...before, this.#line(text, atOnce)].slice(-MOST);
  }

  interrupt(text: string): void {
    this.urgent = text ? this.#line(text, true) : null;
  }

  /** What cannot wait is read out by other means: the focus went there. */
  hush(): void {
    this.urgent = null;
  }

  /** Nothing of it stays in the page. */
  forget(): void {
    this.lines = [];
    this.urgent = null;
  }

  /** A window over the page silences all that is behind it: the last voice that was lent speaks, until it is taken back. */
  lend(voice: object): () => void {
    this.#voices = [...this.#voices, voice];
    this.#over = this.#aloud;
    return () => {
      this.#voices = this.#voices.filter((each) => each !== voice);
      this.#over = this.#aloud;
    };
  }

  /** What this voice says now. */
  saidBy(voice: object): readonly Line[] {
    return this.#voices.at(-1) === voice ? this.lines.filter((line) => this.#isAloud(line)) : [];
  }

  urgentlySaidBy(voice: object): Line | null {
    return this.#voices.at(-1) === voice && this.urgent && this.#isAloud(this.urgent) ? this.urgent : null;
  }

  #isAloud({ id }: Line): boolean {
    return id > this.#over && id <= this.#aloud;
  }

  #line(text: string, atOnce: boolean): Line {
    clearTimeout(this.#silence);
    this.#breath ??= setTimeout(() => {
      this.#breath = undefined;
      this.#aloud = this.#count;
      this.#silence = setTimeout(() => this.forget(), STAY);
    }, BREATH);
    return { id: ++this.#count, text, atOnce };
  }
}

export const announcer = new Announcer();
