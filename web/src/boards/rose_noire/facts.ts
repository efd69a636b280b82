// What follows from the view of La Rose Noire.

import { POSSESSED } from "@generated/rose_noire/catalogue";
import type { Accusation, Deed, Note, Private, Public } from "@generated/rose_noire/view";
import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";
import { holding } from "../shared/marks";
import { clearedBy, SUSPECTS } from "./cards";
import type { Mark, SuspectMark } from "./marks";

export type * from "@generated/rose_noire/view";

export const publicOf = (facts: Facts): Public => facts as unknown as Public;
export const privateOf = (facts: Facts): Private => facts as unknown as Private;

export const idOf = (suspect: number): string => SUSPECTS[suspect] ?? "";

/** Nobody opens an eye: the table is dark for all alike. */
export const isNight = (table: Public): boolean => table.phase === "estellines";

/** Who has a ballot: all Investigators, but a Possessed whose role is shown. */
export const votersOf = (table: Public): readonly number[] =>
  table.investigators.filter((seat) => !(table.revealed && table.seats[seat]?.role === POSSESSED));

/** Ballots lie open only while an Accusation is being talked over. */
export const isVoting = (table: Public): boolean => table.phase === "sextines" && !table.no_accusation;

/** Who accuses a suspect now. */
export const accusersOf = (table: Public, suspect: number): readonly number[] =>
  isVoting(table) ? votersOf(table).filter((seat) => table.seats[seat]?.ballot.includes(suspect)) : [];

/** The night that has just ended, as long as nothing else has happened. */
export function dawnOf(table: Public): Deed | null {
  const last = table.deeds.at(-1);
  return last?.kind === "night" && table.phase !== "estellines" ? last : null;
}

/** The Accusation that was just answered, as long as nothing else has happened. */
export function verdictOf(table: Public): Deed | null {
  const last = table.deeds.at(-1);
  return last?.kind === "accuse" ? last : null;
}

/** Every Accusation with who was for it, the latest first. */
export function accusationsOf(table: Public): readonly (Accusation & { readonly seats: readonly number[] })[] {
  return table.accusations
    .map((accusation) => {
      const deed = table.deeds.find(({ kind, turn }) => kind === "accuse" && turn === accusation.turn);
      return { ...accusation, seats: deed?.seats ?? [] };
    })
    .reverse();
}

/** The cards the Rector has played, in their order. */
export const eventsPlayed = (table: Public): readonly Deed[] => table.deeds.filter(({ kind }) => kind === "event");

/** Everything that can be said of a suspect in a word, in the order it matters. */
export function suspectMarks(table: Public, suspect: number): readonly SuspectMark[] {
  const facts = table.suspects[suspect];
  if (!facts) return [];
  return holding<SuspectMark>({
    accomplice: table.accomplices.includes(suspect),
    dead: !facts.alive,
    protected: facts.protected,
    isolated: facts.isolated,
    empty: facts.alive && !facts.cards && table.phase !== "setup",
  });
}

/** Everything that can be said of somebody in a word, in the order it matters. */
export function marksOf(table: Public, seat: number): readonly Mark[] {
  const facts = table.seats[seat];
  return holding<Mark>({
    winner: table.ending?.winners.includes(seat) ?? false,
    active: table.ending === null && table.active === seat,
    first: table.ending === null && table.first === seat,
    locked: isVoting(table) && (facts?.locked ?? false),
    penance: facts?.penance ?? false,
    exorcised: facts?.exorcised ?? false,
  });
}

/** What holds for everybody until an hour ends, in the order it matters. */
export const OMENS = ["silence", "no_accusation", "unanimous", "fury", "moonless"] as const;
export type Omen = (typeof OMENS)[number];

export const omensOf = (table: Public): readonly Omen[] => (table.ending ? [] : OMENS.filter((omen) => table[omen]));

/** Deeds that say nothing that other ones do not: ballots are told by what came of them. */
const QUIET = new Set(["ballot", "lock", "draw"]);

/** What everybody saw in each Turn, the latest first. */
export function turns(table: Public): readonly { turn: number; deeds: readonly Deed[] }[] {
  const found = new Map<number, Deed[]>();
  for (const deed of table.deeds) {
    if (!QUIET.has(deed.kind)) found.set(deed.turn, [...(found.get(deed.turn) ?? []), deed]);
  }
  return [...found].map(([turn, deeds]) => ({ turn, deeds })).reverse();
}

/** The suspects whom a reader has seen the Proof of, wherever it was. */
export function clearedFor(mine: Private): ReadonlySet<number> {
  const seen = [
    ...mine.hand,
    ...mine.buried,
    ...mine.piles.flat(),
    ...mine.held.flat(),
    ...mine.notes.flatMap(({ cards = [], gave = "" }) => [...cards, gave]),
  ];
  return new Set(seen.map(clearedBy).filter((suspect) => suspect >= 0));
}

/** Whether what a note tells of still lies where it was seen; what was only done once cannot change. */
export function isFresh(note: Note, table: Public, mine: Private): boolean {
  const { kind, cards = [], seat = NOBODY } = note;
  const deed = table.deeds[note.deed];
  const source = deed?.suspects?.[0] ?? NOBODY;
  if (kind === "peeked" || kind === "ordered") return cards.every((card, at) => mine.piles[source]?.[at] === card);
  if (kind === "saw" && deed?.kind !== "intercept") return includesAll(mine.held[seat] ?? [], cards);
  return true;
}

function includesAll(lying: readonly string[], cards: readonly string[]): boolean {
  const left = [...lying];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
