// What comes to the reader alone: who they are when a match opens, what they draw, see and are told, and their own end.
// One after another, and no time of the table's: whoever is asked something can answer meanwhile.

import type { Happened } from "@wire";
import { settings } from "@/app/settings.svelte";
import { store, stored } from "@/app/storage";
import { type Discovery, type GameModule, type Scene, toldOf } from "@/boards/board";
import { happened, type Line } from "./log";

export interface Found extends Discovery {
  readonly kind: "opening" | "discovery" | "fall";
  /** Which of all that came it is. */
  readonly number: number;
  /** For openings: which one, so that it is not shown twice on a device. */
  readonly part?: string;
  /** Another part of a match opens: there were others before. */
  readonly again?: boolean;
}

/** How many may wait or be shown; more are in the log. */
const MOST = 3;
/** So much may have happened since roles were dealt for a match to have just begun. */
const FEW = 2;
const KEY = "penombre.opened";
/** How many openings a device remembers. */
const REMEMBERED = 40;
/** How long a discovery is shown, in milliseconds; so much longer for each letter beyond a few, but not for ever. */
const STAY = 2500;
const READING = 35;
const GLANCE = 40;
const LONGEST = 9000;

/** What was before somebody's eyes for so long, in milliseconds, was seen. */
export const SEEN = 2000;

/** How long it takes to read something. */
export function timeFor({ title, text = "", lines = [] }: Discovery): number {
  const letters = [title, text, ...lines].join("").length;
  return Math.min(LONGEST, STAY + READING * Math.max(0, letters - GLANCE));
}

export class Discoveries {
  #queue = $state.raw<readonly Found[]>([]);
  #match = "";
  #count = 0;

  /** What is shown now. */
  readonly current = $derived.by((): Found | null => this.#queue[0] ?? null);

  /** The log is this now, and these lines of it are new: show what the reader has not seen. Spectators have nothing of their own. */
  follow(match: string, lines: readonly Line[], fresh: readonly Line[], scene: Scene, module: GameModule): void {
    if (match !== this.#match || scene.over || scene.me === null) this.#queue = [];
    if (scene.over || scene.me === null) return;
    const entered = match !== this.#match;
    this.#match = match;
    if (entered && justDealt(lines, module)) this.#open(lines, scene, module);
    for (const line of fresh) {
      for (const event of happened(line.entry)) this.#hear(event, line, lines, scene, module);
    }
  }

  /** Whether the reader is shown more for this line than its words in passing. */
  static shows(line: Line, scene: Scene, module: GameModule): boolean {
    if (scene.me === null || scene.over) return false;
    return happened(line.entry).some((event) => module.deals?.(event) || (line.secret && found(event, scene, module)));
  }

  /** Whether others may see the screen, and even that this line came is a secret. */
  static hushes(line: Line, scene: Scene, module: GameModule): boolean {
    if (!settings.asks || !line.secret || scene.me === null || scene.over) return false;
    return happened(line.entry).some((event) => found(event, scene, module)?.hushed);
  }

  /** It was seen. */
  done({ number, part }: Found): void {
    if (part && !opened().includes(part)) store(KEY, [...opened(), part].slice(-REMEMBERED));
    this.#queue = this.#queue.filter((each) => each.number !== number);
  }

  /** The reader answers something: what they have seen of it by now goes, and what waits behind it comes up. */
  answered(shown: Found | null, milliseconds: number): void {
    if (shown?.kind === "discovery" && milliseconds >= SEEN) this.done(shown);
  }

  #hear(event: Happened, line: Line, lines: readonly Line[], scene: Scene, module: GameModule): void {
    if (module.deals?.(event)) {
      this.#open(lines, scene, module);
      return;
    }
    const fall = module.fallen?.(event, scene);
    if (fall) this.#queue = [{ ...fall, kind: "fall", number: this.#count++ }];
    const come = line.secret ? found(event, scene, module) : null;
    // Where others may see the screen, a cover alone would tell that this one was told something.
    if (!come || (come.hushed && settings.asks)) return;
    const next: Found = { ...come, kind: "discovery", number: this.#count++ };
    // What is being looked at stays; of those that wait, the latest do.
    this.#queue = [...this.#queue.slice(0, 1), ...[...this.#queue.slice(1), next].slice(1 - MOST)];
  }

  #open(lines: readonly Line[], scene: Scene, module: GameModule): void {
    const deals = lines.flatMap(({ entry }) => happened(entry)).filter((event) => module.deals?.(event)).length;
    const part = `${this.#match}/${deals}`;
    const opening = module.opening ? module.opening(scene) : first(scene, module);
    if (!opening || opened().includes(part)) return;
    this.#queue = [{ ...opening, kind: "opening", number: this.#count++, part, again: deals > 1 }];
  }
}

const found = (event: Happened, scene: Scene, module: GameModule): Discovery | null =>
  module.discovery ? module.discovery(event, scene) : toldOf(event, scene);

/** Whether hardly anything has happened since everybody got who they are. */
function justDealt(lines: readonly Line[], module: GameModule): boolean {
  const events = lines.flatMap(({ entry }) => happened(entry));
  const dealt = events.findLastIndex((event) => module.deals?.(event));
  return dealt >= 0 && events.length - dealt - 1 <= FEW;
}

/** The first of the reader's secrets, where a game does not say how it opens. */
function first(scene: Scene, module: GameModule): Discovery | null {
  const secret = scene.private && scene.me !== null ? module.secrets(scene, scene.private, scene.me)[0] : undefined;
  if (!secret) return null;
  const { card, text, meaning, lines = [] } = secret;
  return { title: text, cards: card ? [card] : [], ...(meaning ? { text: meaning } : {}), lines };
}

function opened(): readonly string[] {
  const kept = stored(KEY);
  return Array.isArray(kept) ? kept.map(String) : [];
}
