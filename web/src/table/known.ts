// What is known of the match at a table: as it is, or for spectators who see everything some time later, as it was.

import type { Spoken, Uncovered, Whole } from "@wire";
import type { Scene } from "@/boards/board";
import { SPECTATOR, type Words } from "@/words/book";
import { answeredTo, type Facts, type MatchState } from "./frames";
import type { Entry } from "./log";

/** The table as it was some time ago, and all that was told until then. */
export interface Past {
  readonly frame: Whole;
  readonly told: readonly (Uncovered | Spoken)[];
  /** How much of that was there when the reader came. */
  readonly history: number;
}

/** What is known after another frame: the first one is all history, others tell what is new. */
export function pastAfter(before: Past | null, frame: Whole): Past {
  if (frame.first || !before) return { frame, told: frame.told, history: frame.told.length };
  return { frame, told: [...before.told, ...frame.told], history: before.history };
}

/** One of them, or nothing while no match is seen. */
export interface Known {
  readonly now: MatchState | null;
  readonly past: Past | null;
}

export const NOTHING: Known = { now: null, past: null };

export const toldIn = ({ now, past }: Known): readonly Entry[] => now?.told ?? past?.told ?? [];

/** Which match it is, and whose eyes see it. */
export const viewOf = ({ now, past }: Known): string => `${now?.match ?? past?.frame.match ?? ""}/${now?.seat ?? ""}`;

/** How much of what was told is history: it was there when the reader came, or came back. */
export const historyIn = ({ now, past }: Known): number => (now ? now.known : (past?.history ?? 0));

export const isOver = ({ now, past }: Known): boolean => now?.over ?? past?.frame.over ?? false;

/** The reader's seat; none for spectators. */
export const seatIn = ({ now }: Known): number | null => (now && now.seat !== SPECTATOR ? now.seat : null);

/** What boards and words need of it. */
export function sceneOf(known: Known, game: string, words: Words, names: readonly string[]): Scene {
  const { now, past } = known;
  return {
    game,
    words,
    names,
    me: seatIn(known),
    public: now?.public ?? (past?.frame.public as Facts | undefined) ?? {},
    private: now?.private ?? null,
    secrets: new Map(past?.frame.seats.map((each, seat) => [seat, (each.private ?? {}) as Facts])),
    over: isOver(known),
    answered: answeredTo(now?.question ?? null),
  };
}
