// Written by 'make types' from the views of penombre.games.dc_spyfall: what should change is there.

/** What everybody knows. */
export interface Public {
  readonly phase: string;
  readonly round: number;
  readonly rounds: number;
  /** How many questions were settled before this round: what was said since is about it. */
  readonly began: number;
  readonly modules: readonly string[];
  readonly in_person: boolean;
  readonly realtime: boolean;
  readonly dealer: number;
  /** Who asks, or has to answer first and asks then. */
  readonly asker: number;
  /** Whom the asker may not ask. */
  readonly last_asker: number;
  readonly lasso: number;
  /** Milliseconds left when the open question was asked. */
  readonly clock: number;
  readonly seats: readonly SeatFacts[];
  readonly exchanges: readonly Exchange[];
  /** The ready phrases of earlier rounds, for bots, which keep nothing; in matches of version 2 and before, none. */
  readonly worn?: readonly string[];
  readonly accusations: readonly Accusation[];
  readonly declarations: readonly Declaration[];
  readonly claim: Claim | null;
  /** The Location, once it was named. */
  readonly location: string;
  readonly fingers: readonly number[];
  /** The bags that earlier rounds left: this one's is among them until the round is over. */
  readonly bags: readonly string[];
  readonly special_weight: number;
  readonly results: readonly Result[];
  readonly ending: Ending | null;
}

/** What everybody sees of a player. */
export interface SeatFacts {
  readonly score: number;
  /** Whether the accusation of this round is spent. */
  readonly accused: boolean;
  /** Whether the Multiverse was declared. */
  readonly declared: boolean;
  /** The card, once it was shown. */
  readonly card: string;
  /** The ability, once it was used or the round is over. */
  readonly ability: string;
}

/** A question and its answer, once there is one; `answerer` is who has to give it. */
export interface Exchange {
  readonly asker: number;
  readonly target: number;
  readonly question: Spoken;
  readonly answerer: number;
  readonly answer: Spoken | null;
  /** What was left of the time when it was asked, in milliseconds. */
  readonly clock: number;
  /** Whether it was the extra question of the Lasso of Truth. */
  readonly lasso: boolean;
}

/** Something said: a ready phrase or a text; neither is silence. */
export interface Spoken {
  readonly phrase?: string;
  readonly text?: string;
}

/** Who accused whom, who voted for and against, and what came of it. */
export interface Accusation {
  readonly accuser: number;
  readonly suspect: number;
  readonly ayes: readonly number[];
  readonly noes: readonly number[];
  /** `shielded`, `failed`, `unanimous`, or `divine` where a God Complex decided; nothing while it goes on. */
  readonly outcome: string;
}

/** Who declared the Multiverse, and who voted yes and no. */
export interface Declaration {
  readonly seat: number;
  readonly ayes: readonly number[];
  readonly noes: readonly number[];
  readonly open: boolean;
}

/** What a revealed Joker claimed: a Location, the Prank, or nothing in time. */
export interface Claim {
  readonly seat: number;
  readonly location: string;
  readonly prank: boolean;
  readonly right: boolean;
  readonly made: boolean;
}

/** A line of the score sheet. */
export interface Result {
  readonly round: number;
  readonly dealer: number;
  readonly ending: Ending;
  /** How many applauded each seat. */
  readonly applause: readonly number[];
}

/** How a round ended, with all that was dealt. */
export interface Ending {
  /** `accusation`, `pointing`, `nobody`, `claim`, `prank_claim` or `multiverse_vote`. */
  readonly reason: string;
  readonly kind: string;
  readonly bag: string;
  readonly location: string;
  readonly cards: readonly string[];
  readonly abilities: readonly string[];
  /** The only one of a standard round; nobody in others. */
  readonly joker: number;
  readonly harley: number;
  readonly convicted: number;
  /**
   * The camp that won the round: `heroes`, `joker`, a `finder` of the Prank or of the Multiverse, the `others`
   * where a Location was named in a prank, or `nobody`.
   */
  readonly winner: string;
  readonly points: readonly number[];
}

/** What one seat knows besides. */
export interface Private {
  /** `joker` or a Location. */
  readonly card: string;
  /** Whether it bears Harley Quinn's mark, where that means anything. */
  readonly marked: boolean;
  readonly ability: string;
}
