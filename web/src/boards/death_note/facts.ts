// What follows from the view of Death Note.

import { ACTIONS, TILES } from "@generated/death_note/catalogue";
import type { Layer, Private, Public, RoleFacts } from "@generated/death_note/view";
import type { Question } from "@wire";
import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";
import { holding } from "../shared/marks";
import type { Mark } from "./marks";

export type * from "@generated/death_note/view";

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
  (TILES[table.tile]?.suspicion ?? 0) + table.bonus + table.front.filter(({ card }) => card === "alibi").length;

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
export function marksOf(table: Public, seat: number): readonly Mark[] {
  const facts = table.seats[seat];
  const playing = table.ending === null;
  return holding<Mark>({
    winner: table.ending?.winners.includes(seat) ?? false,
    l: seat === table.detective,
    active: playing && table.active === seat,
    dead: facts?.alive === false && !diedInSecret(table, seat),
    secret: diedInSecret(table, seat),
    waits: playing && (roleOf(table, seat)?.waits ?? false),
    left: playing && facts?.mark === "left",
    discarded: playing && facts?.mark === "discarded",
    covered: playing && facts?.mark === "covered",
    lover: table.lovers.includes(seat),
  });
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
