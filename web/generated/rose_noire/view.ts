// Written by 'make types' from the views of penombre.games.rose_noire: what should change is there.

/** What everybody knows. */
export interface Public {
  readonly phase: string;
  readonly game: number;
  /** How many questions were settled before this game: what was said since is about it. */
  readonly began: number;
  readonly turn: number;
  readonly rector: number;
  readonly investigators: readonly number[];
  readonly first: number;
  readonly active: number;
  readonly owed: boolean;
  readonly suspects: readonly SuspectFacts[];
  readonly graveyard: number;
  /** The clue discard, the last card last. */
  readonly discard: readonly string[];
  readonly rector_deck: number;
  readonly rector_discard: number;
  /** The Actions and Traps that may be in play. */
  readonly deck: readonly string[];
  /** How many bonus cards were shuffled in unseen, and as many cards taken out. */
  readonly drawn: number;
  /** The Action that is being played. */
  readonly playing: string;
  /** The Event that is being played. */
  readonly event: string;
  /** The Trap that is being sprung. */
  readonly trap: string;
  readonly silence: boolean;
  readonly no_accusation: boolean;
  readonly unanimous: boolean;
  readonly fury: boolean;
  readonly moonless: boolean;
  readonly revealed: boolean;
  /** How many have to agree for an Accusation. */
  readonly threshold: number;
  readonly seats: readonly SeatFacts[];
  readonly accusations: readonly Accusation[];
  readonly deeds: readonly Deed[];
  readonly points: boolean;
  readonly scores: readonly number[];
  readonly results: readonly Result[];
  /** Known to all at the end. */
  readonly accomplices: readonly number[];
  /** So are these. */
  readonly nights: readonly Night[];
  readonly ending: Ending | null;
}

/** A suspect: alive or not, how many cards lie there, who Investigated this Turn, and marks. */
export interface SuspectFacts {
  readonly alive: boolean;
  readonly cards: number;
  readonly investigated: number;
  readonly protected: boolean;
  readonly isolated: boolean;
}

/** What lies in front of a player; role and hand are shown at the end. */
export interface SeatFacts {
  readonly cards: number;
  /** The suspect on whom the pawn stands; -1 beside the board. */
  readonly pawn: number;
  readonly profile: string;
  readonly penance: boolean;
  readonly exorcised: boolean;
  readonly ballot: readonly number[];
  readonly locked: boolean;
  readonly role: string;
  readonly hand: readonly string[];
}

/** What was accused, and the answer. */
export interface Accusation {
  readonly turn: number;
  readonly suspects: readonly number[];
  readonly exact: boolean;
}

/**
 * Something everybody saw. What it was names the fields that count.
 *
 * `investigate` - `seat` drew from `suspects[0]`. `take` - it took a card there, or from the Graveyard (7). `peek` -
 * it looked at `count` cards there. `play` - it played an Action, `event` - the Rector a card: `card`, on `target` or
 * `suspects`. `trap` - it drew the Trap `card` there; `cancel` - and poured Holy Water on it. `show` - `target` showed
 * `seat` so many Proofs; `spy` - it looked at all the cards of `target`; `intercept` - it saw one that `target` lost.
 * `swap` - it exchanged a card with `target`. `file` - it took `card` back from the discard. `lose` - a card of its
 * hand, unseen, went into the Graveyard. `bury` - `count` cards of the pile of `suspects[0]` did. `kill` - `suspects`
 * died by day, by `card`. `ballot` - it is for `suspects`; `lock` - and stays so. `accuse` - `suspects`, by `seats`;
 * `count` is 1 where that was exact. `answer` - of `suspects`, at least one is an Accomplice where `count` is 1.
 * `idle` - the Rector played nothing at dusk; `decline` - nor when summoned. `discard` - the Rector laid `count` cards
 * away; `draw` - and drew so many. `night` - `suspects` were found dead; the Rector could kill `count`, and `seats`
 * were exorcised. `reveal` - `seat` showed its role.
 */
export interface Deed {
  readonly kind: string;
  readonly turn: number;
  readonly seat?: number;
  readonly target?: number;
  readonly suspects?: readonly number[];
  readonly card?: string;
  readonly count?: number;
  readonly seats?: readonly number[];
}

/** A game of a points match that is over, with all that was secret in it. */
export interface Result {
  readonly ending: Ending;
  readonly rector: number;
  readonly roles: readonly string[];
  readonly accomplices: readonly number[];
  readonly points: readonly number[];
}

/** How a game ended: the camp that won, in which turn, and why. */
export interface Ending {
  readonly camp: string;
  readonly reason: string;
  readonly turn: number;
  readonly winners: readonly number[];
}

/** A night, as it was: who was killed by whom, and whether the Possessed showed themselves to the Rector. */
export interface Night {
  readonly turn: number;
  readonly met: boolean;
  readonly possessed: readonly number[];
  readonly rector: readonly number[];
}

/** What one seat knows besides. */
export interface Private {
  readonly role: string;
  /** In the order of the catalogue; the Rector's in the order they came, which is that of what is laid away. */
  readonly hand: readonly string[];
  /** The Rector's secret. */
  readonly accomplices: readonly number[];
  /** Who is Possessed, where this seat knows it. */
  readonly possessed: number;
  /** What lies in the Rector's discard, for the Rector: the last card last. */
  readonly rector_discard: readonly string[];
  /** The seven piles and the Graveyard from the top, as far as this seat can still tell; empty: unknown. */
  readonly piles: readonly (readonly string[])[];
  /** What it knows to be in others' hands. */
  readonly held: readonly (readonly string[])[];
  /** What it knows to lie somewhere in the Graveyard. */
  readonly buried: readonly string[];
  readonly notes: readonly Note[];
}

/** What one player knows of a deed besides: which cards it saw, gave away and got, or what was done at night. */
export interface Note {
  /** Which deed, counted from the first; where it is `night`, the number of the turn. */
  readonly deed: number;
  readonly kind: string;
  readonly cards?: readonly string[];
  readonly gave?: string;
  readonly suspects?: readonly number[];
  readonly seat?: number;
}
