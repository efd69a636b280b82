// The objectives of the characters: how far somebody is, and at the end which were met and why.

import { COLLECTION_NEEDED, DOVE, SPECIAL_DOVES, STAY_ALIVE_NEEDED } from "@generated/tokyo_ghoul/catalogue";
import { CAST, type Cast, castOf, type Objective } from "./cast";
import { countedOf, type Public } from "./facts";

export type Kind = Objective["kind"];

const count = (cards: readonly string[], type: string): number => cards.filter((card) => card === type).length;

/** How many cards an objective takes; none where it is not about cards. */
const needs = (kind: Kind): number =>
  kind === "collection" ? COLLECTION_NEEDED : kind === "stay_alive" ? STAY_ALIVE_NEEDED : 0;

/** An objective, or the special elimination of an Inspector, and how far somebody with certain cards is. */
export interface Progress {
  readonly kind: Kind | "special";
  /** The type of card, the camp or the character it is about. */
  readonly of: string;
  readonly have: number;
  readonly needed: number;
  /** Tokens that a special elimination takes on its target. */
  readonly proof: number;
}

/** How far a character of a cast is with the cards that count. */
export function progressOf(character: string, cards: readonly string[], cast: Cast = CAST): readonly Progress[] {
  const { objectives = [], proof = 0 } = cast[character] ?? {};
  const steps = objectives.map(({ kind, of }): Progress => {
    return { kind, of, have: count(cards, of), needed: needs(kind), proof: 0 };
  });
  const have = count(cards, DOVE);
  return proof ? [...steps, { kind: "special", of: DOVE, have, needed: SPECIAL_DOVES, proof }] : steps;
}

/** How an objective ended for a seat. `why` completes the key of its words, `board-tokyo-why-…`. */
export interface Verdict {
  readonly objective: Objective;
  readonly met: boolean;
  readonly why: string;
  readonly have: number;
  readonly needed: number;
}

/** What came of each objective of a seat, once everything lies open. */
export function verdictsOf(table: Public, seat: number): readonly Verdict[] {
  const facts = table.seats[seat];
  const met = table.ending?.met[seat] ?? [];
  if (!facts || !table.ending) return [];
  const cards = countedOf(table, facts.hand, facts.face_up);
  return (castOf(table.edition)[facts.character]?.objectives ?? []).map((objective): Verdict => {
    const { kind, of } = objective;
    const holds = met.includes(kind) || (kind === "elimination" && met.includes("team"));
    const reason = why(table, seat, objective, holds);
    return { objective, met: holds, why: reason, have: count(cards, of), needed: needs(kind) };
  });
}

function why(table: Public, seat: number, { kind, of }: Objective, holds: boolean): string {
  const { ending } = table;
  if (!ending) return "";
  if (kind === "collection") return holds ? "cards" : "too-late";
  if (ending.way === "instant") return "not-checked";
  const fell = ending.victim === seat;
  // It was the turn of whoever attacked: who falls in it, falls to the one they attacked, and has lost.
  if (fell && table.active === seat) return "fell-attacking";
  switch (kind) {
    case "stay_alive":
      return fell ? "dead" : "cards";
    case "elimination":
      if (ending.killer === seat) return holds ? "killed" : "wrong-camp";
      return holds ? "team" : "no-kill";
    case "companion": {
      const friend = table.seats.findIndex(({ character }) => character === of);
      return friend < 0 ? "not-in-play" : friend === ending.victim ? "companion-dead" : "companion-alive";
    }
  }
}
