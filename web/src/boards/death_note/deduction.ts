// What follows for certain about who may be whom, and the reader's own marks, which belong to Role cards and go with them.

import { SECRET_ROLES } from "@generated/death_note/catalogue";
import type { Notes } from "@/table/notes.svelte";
import { guessIn, markNext, NOBODYS_PAGE } from "../shared/guesses";
import { inactiveOf, type Private, type Public, playersOf } from "./facts";

/** A column of the sheet: a Role card, with who holds it or where it lies. */
export interface Column {
  /** The Role card, by its number. */
  readonly card: number;
  readonly holder: number;
  readonly slot: number;
}

/** The eight secret Role cards: those of the players as they sit, then those in the centre. */
export const columnsOf = (table: Public): readonly Column[] => [
  ...playersOf(table).flatMap((seat) => {
    const card = table.seats[seat]?.card;
    return card === undefined ? [] : [{ card, holder: seat, slot: 0 }];
  }),
  ...inactiveOf(table).map(({ card, holder, slot }) => ({ card, holder, slot })),
];

export type Certainty = "yes" | "no" | "open";

/** What everybody knows of a card and a role, or with `mine` what follows from all that the reader knows. */
export function certainty(table: Public, mine: Private | null, card: number, role: string): Certainty {
  const facts = table.roles[card];
  if (!facts) return "open";
  if (facts.role) return facts.role === role ? "yes" : "no";
  if (facts.excluded.includes(role) || table.roles.some((each) => each.role === role)) return "no";
  const possible = mine?.possible[card];
  if (!possible) return "open";
  if (!possible.includes(role)) return "no";
  return possible.length === 1 ? "yes" : "open";
}

// -- the reader's own marks ------------------------------------------------------------------------------------------

export type Guess = keyof ReturnType<typeof tagsOf> | "open";

/** Ruled out, perhaps, believed. Cards are dealt anew in every game of a match. */
const tagsOf = (game: number, card: number, role: string) => ({
  no: `${game}.${card}.${role}:no`,
  maybe: `${game}.${card}.${role}:maybe`,
  yes: `${game}.${card}.${role}:yes`,
});

export const guessOf = (notes: Notes | null, game: number, card: number, role: string): Guess =>
  guessIn(notes, NOBODYS_PAGE, tagsOf(game, card, role));

export const mark = (notes: Notes, game: number, card: number, role: string): void =>
  markNext(notes, NOBODYS_PAGE, tagsOf(game, card, role));

/** Wipes the marks of a game away. */
export function wipe(notes: Notes, game: number): void {
  const own = new Set(
    SECRET_ROLES.flatMap((role) =>
      Array.from({ length: SECRET_ROLES.length + 1 }, (_, card) => Object.values(tagsOf(game, card, role))).flat(),
    ),
  );
  const { tags } = notes.of(NOBODYS_PAGE);
  notes.change(NOBODYS_PAGE, { tags: tags.filter((each) => !own.has(each)) });
}
