// What follows from the view of Kemomimi Panic.

import type { Claim, Private, Public, Theft, Vote } from "@generated/kemomimi_panic/view";
import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";
import { holding } from "../shared/marks";
import type { Mark } from "./marks";

export type * from "@generated/kemomimi_panic/view";

export const publicOf = (facts: Facts): Public => facts as unknown as Public;
export const privateOf = (facts: Facts): Private => facts as unknown as Private;

/** Everything that can be said of somebody in a word, in the order it matters. */
export function marksOf(table: Public, seat: number): readonly Mark[] {
  const facts = table.seats[seat];
  if (!facts) return [];
  const here = facts.state !== "out";
  return holding<Mark>({
    winner: table.ending?.winners.includes(seat) ?? false,
    leader: here && seat === table.leader,
    suspect: here && seat === table.suspect,
    next: here && seat === table.other_suspect,
    victim: arrowMeans(table) === "victim" && seat === table.arrow,
    excluded: seat === table.excluded,
    protected: seat === table.protected,
    double: table.double_hands.includes(seat),
    ghost: facts.state === "ghost",
    out: !here,
    used: here && facts.used,
  });
}

/** Why the Arrow points where it points. */
export function arrowMeans(table: Public): "nobody" | "suspect" | "victim" | "judged" {
  if (table.arrow === NOBODY) return "nobody";
  if (table.arrow === table.suspect) return "suspect";
  return table.phase === "morning" ? "victim" : "judged";
}

/** Whether several games are played for points. */
export const forPoints = (table: Public): boolean => table.game > 1 || table.seats.some((seat) => seat.points > 0);

/** Roles with how many of each were mixed, in the order the game lists them. */
export function counted(roles: readonly string[]): readonly { role: string; count: number }[] {
  return [...new Set(roles)].map((role) => ({ role, count: roles.filter((other) => other === role).length }));
}

/** What was stolen in the night before this day. */
export const lastNight = (table: Public): Theft | undefined =>
  table.thefts.find((theft) => theft.day === table.day - 1);

/** What everybody saw on each day, the latest first. */
export interface Day {
  readonly day: number;
  readonly claims: readonly Claim[];
  readonly votes: readonly Vote[];
  readonly theft: Theft | undefined;
}

export function days(table: Public): readonly Day[] {
  return Array.from({ length: table.day }, (_, before) => table.day - before)
    .map((day) => ({
      day,
      claims: table.claims.filter((claim) => claim.day === day),
      votes: table.votes.filter((vote) => vote.day === day),
      theft: table.thefts.find((theft) => theft.day === day),
    }))
    .filter(({ claims, votes, theft }) => claims.length || votes.length || theft);
}

/** Everybody's eyes are closed. */
export const night = (facts: Facts): boolean => publicOf(facts).phase === "theft";
