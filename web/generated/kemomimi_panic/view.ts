// Written by 'make types' from the views of penombre.games.kemomimi_panic: what should change is there.

/** What everybody knows. */
export interface Public {
  readonly phase: string;
  readonly game: number;
  readonly day: number;
  readonly moon: Moon;
  readonly leader: number;
  readonly arrow: number;
  readonly suspect: number;
  /** Who is to be judged next, with two suspects. */
  readonly other_suspect: number;
  readonly excluded: number;
  readonly protected: number;
  readonly double_hands: readonly number[];
  readonly crescent_blocked: boolean;
  readonly paper_waits: boolean;
  /** Who lost each jewel that lies in the discard. */
  readonly discard: readonly number[];
  readonly trio: readonly number[];
  /** The role cards before some were put aside. */
  readonly roles: readonly string[];
  readonly seats: readonly SeatFacts[];
  readonly claims: readonly Claim[];
  readonly votes: readonly Vote[];
  readonly thefts: readonly Theft[];
  readonly ending: Ending | null;
  readonly champions: readonly number[];
  readonly master: number;
}

export type Moon = "new" | "full";

/** What lies in front of a player. */
export interface SeatFacts {
  readonly character: string;
  readonly used: boolean;
  readonly jewels: number;
  readonly state: State;
  /** The role, once it is shown to everybody; empty while it is hidden. */
  readonly role: string;
  readonly points: number;
}

export type State = "in_play" | "ghost" | "out";

/** What a detective announced, true or not. */
export interface Claim {
  readonly day: number;
  readonly seat: number;
  readonly target: number;
  readonly civilian: boolean;
}

/** A vote that took place, as everybody saw it. */
export interface Vote {
  readonly day: number;
  readonly leader: number;
  readonly suspect: number;
  readonly up: readonly number[];
  readonly down: readonly number[];
  readonly guilty: boolean;
}

/** A theft that took place, as everybody saw it. */
export interface Theft {
  readonly day: number;
  readonly full_moon: boolean;
  readonly victim: number;
}

/** How a game ended and who won it. */
export interface Ending {
  readonly way: string;
  readonly winners: readonly number[];
}

/** What one seat knows besides. */
export interface Private {
  readonly role: string;
  readonly first_role: string;
  readonly checks: readonly Check[];
  readonly paper: number;
  readonly master: number;
  readonly guess: number;
}

/** What a detective or a witness was told. */
export interface Check {
  readonly day: number;
  readonly checker: number;
  readonly target: number;
  readonly civilian: boolean;
  /** Asked about the role as it was first dealt: d'Autriche has shuffled it away since. */
  readonly before_swap: boolean;
}
