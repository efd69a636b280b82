// What follows from the view of Tokyo Ghoul.

import { AREAS, HAND, PLACES, RED_SLOTS, SHOWN, SHOWS_ALL_FROM } from "@generated/tokyo_ghoul/catalogue";
import type { Deed, PlaceFacts, Private, Public, SeatFacts } from "@generated/tokyo_ghoul/view";
import type { Facts } from "@/table/frames";
import { holding } from "../shared/marks";
import type { Mark } from "./marks";

export type * from "@generated/tokyo_ghoul/view";

export const publicOf = (facts: Facts): Public => facts as unknown as Public;
export const privateOf = (facts: Facts): Private => facts as unknown as Private;

/** The cards that objectives and special eliminations count: the hand, and what lies face up where it is played so. */
export const countedOf = (table: Public, hand: readonly string[], faceUp = ""): readonly string[] =>
  table.hand_only || !faceUp ? hand : [...hand, faceUp];

/** How a Place lies: face up, face down and known, or face down since the beginning. */
export const lies = ({ place, visible }: PlaceFacts): "visible" | "hidden" | "unknown" =>
  visible ? "visible" : place ? "hidden" : "unknown";

export const isRed = (slot: number): boolean => RED_SLOTS.some((red) => red === slot);

/** What is done at a Place, from left to right. */
export const actionsAt = (place: string): readonly string[] => PLACES[place]?.actions ?? [];

export type Area = (typeof AREAS)[number];

/** The areas of a seat with the tokens in them. */
export const areasOf = (facts: SeatFacts): readonly { area: Area; count: number }[] =>
  AREAS.map((area, at) => ({ area, count: facts.areas[at] ?? 0 }));

/** How many cards somebody shows when they are interrogated now. */
export const wouldShow = (facts: SeatFacts | undefined): number =>
  (facts?.tokens ?? 0) >= SHOWS_ALL_FROM ? HAND : SHOWN;

/** One round of Suspicion could empty the Reserve. */
export const isLow = (table: Public): boolean => table.reserve <= table.seats.length;

/** Everything that can be said of somebody in a word, in the order it matters. */
export function marksOf(table: Public, seat: number): readonly Mark[] {
  const { ending } = table;
  return holding<Mark>({
    winner: ending?.winners.includes(seat) ?? false,
    dead: ending !== null && ending.victim === seat,
    killer: ending !== null && ending.killer === seat,
    active: ending === null && table.turn > 0 && table.active === seat,
    interrogated: table.target === seat,
    open: ending === null && wouldShow(table.seats[seat]) === HAND,
  });
}

/** What everybody saw in each turn, the latest first; turn 0 is the preliminary phase. */
export function turns(table: Public): readonly { turn: number; deeds: readonly Deed[] }[] {
  const found = new Map<number, Deed[]>();
  for (const deed of table.deeds) found.set(deed.turn, [...(found.get(deed.turn) ?? []), deed]);
  return [...found].map(([turn, deeds]) => ({ turn, deeds })).reverse();
}

/** What the last Suspicion about each kind of card told of somebody: that they had such cards, or that they had not. */
export interface Trace {
  readonly turn: number;
  readonly area: string;
  readonly had: boolean;
}

export function tracesOf(table: Public, seat: number): readonly Trace[] {
  const last = new Map<string, Trace>();
  for (const { kind, turn, area = "", seats = [], spared = [] } of table.deeds) {
    if (kind !== "suspicion" || spared.includes(seat)) continue;
    last.delete(area);
    last.set(area, { turn, area, had: seats.includes(seat) });
  }
  return [...last.values()];
}

/** Where a slot is on the board of three by three, which goes clockwise from its upper left corner. */
export function cellOf(slot: number): { readonly column: number; readonly row: number } {
  const [column = 1, row = 1] = CELLS[slot] ?? [];
  return { column, row };
}

const CELLS: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [1, 2],
];
