// The view of Death Note in types, as src/penombre/games/death_note/view.py sends it, and what follows from it.

import type { Question } from "@wire";
import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";
import { ACTIONS, TILES } from "./catalogue";

/** A Role card: where it lies, and what everybody knows of it. */
export interface RoleFacts {
  readonly holder: number;
  /** Its place in the centre, from 1; 0 where somebody holds it. */
  readonly slot: number;
  /** Empty: unrevealed. */
  readonly role: string;
  readonly dead: boolean;
  readonly revealed_by: number;
  readonly killed_by: number;
  readonly excluded: readonly string[];
}

export interface FrontFacts {
  readonly card: string;
  readonly owner: number;
  readonly on: number;
  readonly named: string;
  readonly waiting: readonly number[];
}

export interface SeatFacts {
  /** The Role card, by its number. */
  readonly card: number;
  readonly alive: boolean;
  readonly suspicion: number;
  readonly cards: number;
  readonly lent: number;
  readonly played: number;
  readonly mark: string;
  readonly had_turn: boolean;
  readonly hand: readonly string[];
}

/** One of the things that are being done, the outermost first. */
export interface Layer {
  readonly what: string;
  readonly seat: number;
  readonly target: number;
  readonly slot: number;
  readonly named: readonly string[];
  readonly mode: string;
}

export interface Deed {
  readonly kind: string;
  readonly round: number;
  readonly seat?: number;
  readonly target?: number;
  readonly card?: string;
  readonly seats?: readonly number[];
  readonly roles?: readonly number[];
  readonly named?: readonly string[];
  readonly mode?: string;
  readonly count?: number;
}

export interface Note {
  /** Which deed, counted from the first. */
  readonly deed: number;
  readonly kind: string;
  readonly cards?: readonly string[];
}

export interface Aim {
  readonly objective: string;
  readonly apples: number;
  readonly state: "yes" | "no" | "maybe";
}

export interface Line {
  readonly objective: string;
  readonly met: boolean;
  readonly apples: number;
}

export interface Ending {
  readonly reason: string;
  readonly round: number;
  readonly winners: readonly number[];
}

export interface Result {
  readonly ending: Ending;
  readonly roles: readonly string[];
  readonly inactive: readonly string[];
  readonly lines: readonly (readonly Line[])[];
  readonly apples: readonly number[];
}

export interface Public {
  readonly phase: string;
  readonly game: number;
  readonly games: number;
  readonly dead_talk: boolean;
  /** How many questions were settled before this game. */
  readonly began: number;
  readonly round: number;
  readonly clockwise: boolean;
  readonly detective: number;
  readonly chairs: readonly number[];
  readonly threshold: number;
  readonly active: number;
  readonly seats: readonly SeatFacts[];
  readonly roles: readonly RoleFacts[];
  readonly front: readonly FrontFacts[];
  readonly pawn: number;
  readonly locked: boolean;
  readonly tiles: number;
  readonly tile: string;
  readonly bonus: number;
  readonly pursuit: boolean;
  readonly friend: boolean;
  readonly lovers: readonly number[];
  readonly barred: boolean;
  readonly deck: number;
  readonly discard: number;
  readonly kinds: readonly string[];
  readonly stack: readonly Layer[];
  readonly deeds: readonly Deed[];
  readonly scores: readonly number[];
  readonly results: readonly Result[];
  readonly ending: Ending | null;
}

export interface Private {
  readonly role: string;
  readonly hand: readonly string[];
  readonly lent: readonly string[];
  readonly borrowed: readonly string[];
  readonly barred: boolean;
  readonly known: readonly string[];
  readonly possible: readonly (readonly string[])[];
  readonly tiles: readonly string[];
  readonly discarded: readonly string[];
  readonly held: readonly (readonly string[])[];
  readonly aims: readonly Aim[];
  readonly notes: readonly Note[];
}

export const publicOf = (facts: Facts): Public => facts as unknown as Public;
export const privateOf = (facts: Facts): Private => facts as unknown as Private;

// -- Role cards ------------------------------------------------------------------------------------------------------

export interface Slot extends RoleFacts {
  /** The Role card, by its number. */
  readonly card: number;
}

/** The Role cards in the centre, place by place. */
export const inactiveOf = (table: Public): readonly Slot[] =>
  table.roles
    .map((facts, card) => ({ ...facts, card }))
    .filter(({ slot }) => slot > 0)
    .sort((one, other) => one.slot - other.slot);

/** The Role card a seat holds. */
export const roleOf = (table: Public, seat: number): RoleFacts | undefined =>
  table.roles[table.seats[seat]?.card ?? NOBODY];

/** The players, L not among them, as they sit, clockwise from L. */
export function playersOf({ chairs, detective }: Public): readonly number[] {
  const at = chairs.indexOf(detective);
  return [...chairs.slice(at + 1), ...chairs.slice(0, at)];
}

/** Dead without anybody knowing who it was. */
export const diedInSecret = (table: Public, seat: number): boolean =>
  table.ending === null && table.seats[seat]?.alive === false && !roleOf(table, seat)?.role;

// -- Suspicions ------------------------------------------------------------------------------------------------------

/** How many Suspicions L hands out after the tile that lies open. */
export const toAllot = (table: Public): number =>
  (TILES[table.tile]?.suspicion ?? 0) +
  table.bonus +
  table.front.filter(({ card }) => card === "alibi").length;

/** What everybody would get by the answer that is being put together, by seat. */
export function allotted(question: Question | null, picked: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (question?.kind !== "allot") return found;
  for (const id of picked) {
    const seat = Number(question.options.find((option) => option.id === id)?.args.seat ?? NOBODY);
    found.set(seat, (found.get(seat) ?? 0) + 1);
  }
  return found;
}

/** What this person would get by being chosen: in a Frenzy all goes to one. */
export const wouldGet = (question: Question | null): number =>
  question?.kind === "allot_one" ? Number(question.args.count ?? 0) : 0;

// -- what is being done ----------------------------------------------------------------------------------------------

/** Actions, tiles, deaths and questions after roles that lie on each other now, the outermost first. */
export const pileOf = (table: Public): readonly Layer[] =>
  table.stack.filter(({ what }) => what in ACTIONS || what in TILES || what === "death" || what === "check");

/** The death that is about to happen, and the Action or the tile that brings it. */
export function doomOf(table: Public): { readonly death: Layer; readonly cause: Layer | undefined } | null {
  const layers = pileOf(table);
  const at = layers.findLastIndex(({ what }) => what === "death");
  const death = layers[at];
  return death && death.mode !== "saved" ? { death, cause: layers[at - 1] } : null;
}

// -- in a word -------------------------------------------------------------------------------------------------------

/** Everything that can be said of somebody in a word, in the order it matters. */
export const MARKS = [
  "winner",
  "l",
  "active",
  "dead",
  "secret",
  "left",
  "discarded",
  "covered",
  "lover",
] as const;
export type Mark = (typeof MARKS)[number];

export function marksOf(table: Public, seat: number): readonly Mark[] {
  const facts = table.seats[seat];
  const playing = table.ending === null;
  const holds: Record<Mark, boolean> = {
    winner: table.ending?.winners.includes(seat) ?? false,
    l: seat === table.detective,
    active: playing && table.active === seat,
    dead: facts?.alive === false && !diedInSecret(table, seat),
    secret: diedInSecret(table, seat),
    left: playing && facts?.mark === "left",
    discarded: playing && facts?.mark === "discarded",
    covered: playing && facts?.mark === "covered",
    lover: table.lovers.includes(seat),
  };
  return MARKS.filter((mark) => holds[mark]);
}

/** Tiles that stay in play, in the order it matters. */
export function stayingOf(table: Public): readonly string[] {
  const holds: Readonly<Record<string, boolean>> = {
    poursuite: table.pursuit,
    amour: table.lovers.length > 0,
    ami: table.friend,
    decision: table.barred,
  };
  return table.ending ? [] : Object.keys(holds).filter((tile) => holds[tile] && tile !== table.tile);
}
