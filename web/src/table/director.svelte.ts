// The director of a match on the screen: between what is known and what is shown stands one queue of ceremonies. While
// one is played, board, log, title, result and question stay as they were before it; all of them change when it ends.

import type { Happened } from "@wire";
import { type Ceremony, type GameModule, plainly, type Scene, WITH_NEXT } from "@/boards/board";
import { historyIn, type Known, NOTHING, toldIn, viewOf } from "./known";
import { type Entry, happened } from "./log";

/** A ceremony that waits for its turn, or is played. */
export interface Staged {
  /** Which entry of the log begins it. */
  readonly index: number;
  readonly ceremony: Ceremony;
  /** How long it is shown, in milliseconds: everywhere alike. */
  readonly lasts: number;
}

/** Ceremonies, and what is known when they have ended. */
interface Act {
  readonly staged: readonly Staged[];
  readonly after: Known;
}

/** With reduced motion the last picture of a ceremony is shown, and no longer than this. */
const STILL = 1000;
/** Whatever a server says, nobody looks at one ceremony for longer than this. */
const LONGEST = 15_000;
/** With more ceremonies to come than this, as after a slow line, the earliest steps are shown without theirs. */
const MOST = 4;

export class Director {
  readonly #calm: () => boolean;
  #acts = $state.raw<readonly Act[]>([]);
  #settled = $state.raw<Known>(NOTHING);
  #known: Known = NOTHING;

  /** The ceremony that is played now. */
  readonly playing = $derived.by((): Staged | null => this.#acts[0]?.staged[0] ?? null);
  /** What is to be seen: nothing can be answered, and no clock runs, until what was asked next is shown. */
  readonly shown = $derived.by((): Known => {
    const { now, past } = this.#settled;
    if (!this.#acts.length || !now) return this.#settled;
    return { now: { ...now, question: null, waiting: [], window: false, lapses: false, clock: null, doing: "" }, past };
  });

  constructor(calm: () => boolean = () => matchMedia("(prefers-reduced-motion: reduce)").matches) {
    this.#calm = calm;
  }

  /** This is known now: show it, or after the ceremonies that lead to it. */
  follow(known: Known, module: GameModule, sceneOf: (known: Known) => Scene): void {
    const before = this.#known;
    this.#known = known;
    const returned = historyIn(known) !== historyIn(before) || viewOf(known) !== viewOf(before);
    const staged = returned || document.hidden ? [] : this.#stage(known, toldIn(before).length, module, sceneOf);
    if (returned || document.hidden) this.#acts = [];
    if (staged.length) this.#acts = [...this.#acts, { staged, after: known }];
    else if (this.#acts.length)
      this.#acts = this.#acts.with(-1, { staged: this.#acts.at(-1)?.staged ?? [], after: known });
    else this.#settled = known;
    while (this.#acts.flatMap((act) => act.staged).length > MOST && this.#acts.length > 1) this.#close();
  }

  /** This ceremony has been seen. */
  done({ index }: Staged): void {
    const [first, ...others] = this.#acts;
    if (first?.staged[0]?.index !== index) return;
    const left = first.staged.slice(1);
    if (left.length) this.#acts = [{ ...first, staged: left }, ...others];
    else this.#close();
  }

  /** Nobody looks: what is known is shown. */
  settle(): void {
    this.#acts = [];
    this.#settled = this.#known;
  }

  #close(): void {
    const [first, ...others] = this.#acts;
    if (!first) return;
    this.#settled = first.after;
    this.#acts = others;
  }

  #stage(known: Known, from: number, module: GameModule, sceneOf: (known: Known) => Scene): readonly Staged[] {
    const events = toldIn(known)
      .slice(from)
      .flatMap((entry, at) => happened(entry).map((event) => ({ event, index: from + at, takes: timeOf(entry) })));
    const scene = sceneOf(known);
    let spare = 0;
    return events.flatMap(({ event, index, takes }, at) => {
      if (!takes) return [];
      const told: readonly Happened[] = events.slice(at + 1).map((each) => each.event);
      const ceremony = drawn(module, event, told, scene) ?? plainly(event, scene);
      const whole = spare + takes;
      spare = ceremony === WITH_NEXT ? whole : 0;
      const lasts = Math.min(whole, this.#calm() ? STILL : LONGEST);
      return ceremony === WITH_NEXT ? [] : { index, ceremony, lasts };
    });
  }
}

/** What an event looks like; a game that cannot draw it, as what a newer server tells, does not keep the table from going on. */
function drawn(module: GameModule, event: Happened, told: readonly Happened[], scene: Scene) {
  try {
    return module.ceremony(event, told, scene);
  } catch (error) {
    reportError(error);
    return null;
  }
}

/** For how many milliseconds an entry is shown before anything after it. */
const timeOf = (entry: Entry): number => (entry.type === "said" ? 0 : (entry.ceremony ?? 0));
