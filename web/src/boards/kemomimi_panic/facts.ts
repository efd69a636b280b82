// The facts of Kemomimi Panic, typed as the server's view has them, and what a board reads out of them.

import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";

export interface SeatFacts {
  readonly character: string;
  readonly used: boolean;
  readonly jewels: number;
  readonly state: "in_play" | "ghost" | "out";
  /** Shown to everybody; empty while it is hidden. */
  readonly role: string;
  readonly points: number;
}

export interface Vote {
  readonly day: number;
  readonly leader: number;
  readonly suspect: number;
  readonly up: readonly number[];
  readonly down: readonly number[];
  readonly guilty: boolean;
}

export interface Theft {
  readonly day: number;
  readonly full_moon: boolean;
  readonly victim: number;
}

export interface Claim {
  readonly day: number;
  readonly seat: number;
  readonly target: number;
  readonly civilian: boolean;
}

export interface Public {
  readonly phase: string;
  readonly game: number;
  readonly day: number;
  readonly moon: "new" | "full";
  readonly leader: number;
  readonly arrow: number;
  readonly suspect: number;
  readonly other_suspect: number;
  readonly excluded: number;
  readonly protected: number;
  readonly double_hands: readonly number[];
  readonly crescent_blocked: boolean;
  readonly paper_waits: boolean;
  readonly discard: readonly number[];
  readonly trio: readonly number[];
  readonly roles: readonly string[];
  readonly seats: readonly SeatFacts[];
  readonly claims: readonly Claim[];
  readonly votes: readonly Vote[];
  readonly thefts: readonly Theft[];
  readonly ending: { readonly way: string; readonly winners: readonly number[] } | null;
  readonly champions: readonly number[];
  readonly master: number;
}

export interface Check {
  readonly day: number;
  readonly checker: number;
  readonly target: number;
  readonly civilian: boolean;
  readonly before_swap: boolean;
}

export interface Private {
  readonly role: string;
  readonly first_role: string;
  readonly checks: readonly Check[];
  readonly paper: number;
  readonly master: number;
  readonly guess: number;
}

export const publicOf = (facts: Facts): Public => facts as unknown as Public;
export const privateOf = (facts: Facts): Private => facts as unknown as Private;

/** Everything that can be said of somebody in a word, in the order it matters. */
export const MARKS = [
  "winner",
  "leader",
  "suspect",
  "next",
  "victim",
  "excluded",
  "protected",
  "double",
  "ghost",
  "out",
  "used",
] as const;

export type Mark = (typeof MARKS)[number];

export function marksOf(table: Public, seat: number): readonly Mark[] {
  const facts = table.seats[seat];
  if (!facts) return [];
  const here = facts.state !== "out";
  const holds: Record<Mark, boolean> = {
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
  };
  return MARKS.filter((mark) => holds[mark]);
}

/** Why the Arrow points where it points. */
export function arrowMeans(table: Public): "nobody" | "suspect" | "victim" | "judged" {
  if (table.arrow === NOBODY) return "nobody";
  if (table.arrow === table.suspect) return "suspect";
  return table.phase === "morning" ? "victim" : "judged";
}

/** Whether several games are played for points. */
export const forPoints = (table: Public): boolean =>
  table.game > 1 || table.seats.some((seat) => seat.points > 0);

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
