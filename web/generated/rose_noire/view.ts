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
  /** The Accomplices, known to all at the end. */
  readonly accomplices: readonly number[];
  /** The nights, known to all at the end. */
  readonly nights: readonly PastNight[];
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

export type Deed = AnyOf<
  | Investigate
  | Take
  | Peek
  | Trap
  | Cancel
  | File
  | Lose
  | Bury
  | Play
  | Show
  | Spy
  | Intercept
  | Swap
  | Kill
  | Answer
  | Ballot
  | Lock
  | Accuse
  | Event
  | Idle
  | Decline
  | Discard
  | Draw
  | Night
  | Reveal
>;

/** `seat` Investigated `suspects[0]`. */
export interface Investigate {
  readonly kind: "investigate";
  readonly turn: number;
  readonly seat: number;
  readonly suspects: readonly number[];
}

/** `seat` took a card from the pile of `suspects[0]` by an Action. */
export interface Take {
  readonly kind: "take";
  readonly turn: number;
  readonly seat: number;
  readonly suspects: readonly number[];
}

/** `seat` looked at `count` cards of the pile of `suspects[0]`. */
export interface Peek {
  readonly kind: "peek";
  readonly turn: number;
  readonly seat: number;
  readonly suspects: readonly number[];
  readonly count?: number;
}

/** `seat` drew the Trap `card` from the pile of `suspects[0]`. */
export interface Trap {
  readonly kind: "trap";
  readonly turn: number;
  readonly seat: number;
  readonly suspects: readonly number[];
  readonly card: string;
}

/** `seat` poured Holy Water on the Trap `card`. */
export interface Cancel {
  readonly kind: "cancel";
  readonly turn: number;
  readonly seat: number;
  readonly card: string;
}

/** `seat` took `card` back from the discard. */
export interface File {
  readonly kind: "file";
  readonly turn: number;
  readonly seat: number;
  readonly card: string;
}

/** A card of the hand of `seat` went into the Graveyard, unseen. */
export interface Lose {
  readonly kind: "lose";
  readonly turn: number;
  readonly seat: number;
}

/** `count` cards of the pile of `suspects[0]` went into the Graveyard. */
export interface Bury {
  readonly kind: "bury";
  readonly turn: number;
  readonly suspects: readonly number[];
  readonly count: number;
}

/** `seat` played the Action `card` on `target` or on `suspects`. */
export interface Play {
  readonly kind: "play";
  readonly turn: number;
  readonly seat: number;
  readonly target?: number;
  readonly suspects?: readonly number[];
  readonly card?: string;
}

/** `target` showed `seat` its Proofs, `count` of them. */
export interface Show {
  readonly kind: "show";
  readonly turn: number;
  readonly seat: number;
  readonly target: number;
  readonly count?: number;
}

/** `seat` looked at all the cards of `target`, `count` of them. */
export interface Spy {
  readonly kind: "spy";
  readonly turn: number;
  readonly seat: number;
  readonly target: number;
  readonly count?: number;
}

/** `seat` saw a card that `target` lost. */
export interface Intercept {
  readonly kind: "intercept";
  readonly turn: number;
  readonly seat: number;
  readonly target: number;
}

/** `seat` exchanged a card with `target`. */
export interface Swap {
  readonly kind: "swap";
  readonly turn: number;
  readonly seat: number;
  readonly target: number;
}

/** `suspects` died by day, by `card`. */
export interface Kill {
  readonly kind: "kill";
  readonly turn: number;
  readonly suspects: readonly number[];
  readonly card: string;
}

/** `seat` asked after `suspects`: at least one of them is an Accomplice where `count` is 1. */
export interface Answer {
  readonly kind: "answer";
  readonly turn: number;
  readonly seat: number;
  readonly suspects: readonly number[];
  readonly count?: number;
}

/** `seat` is for accusing `suspects`, or nobody. */
export interface Ballot {
  readonly kind: "ballot";
  readonly turn: number;
  readonly seat: number;
  readonly suspects?: readonly number[];
}

/** `seat` is for accusing `suspects`, or nobody, and stays so. */
export interface Lock {
  readonly kind: "lock";
  readonly turn: number;
  readonly seat: number;
  readonly suspects?: readonly number[];
}

/** `suspects` were accused by `seats`; that was exact where `count` is 1. */
export interface Accuse {
  readonly kind: "accuse";
  readonly turn: number;
  readonly suspects: readonly number[];
  readonly count?: number;
  readonly seats?: readonly number[];
}

/** The Rector played `card`, on `target` or on `suspects`. */
export interface Event {
  readonly kind: "event";
  readonly turn: number;
  readonly seat: number;
  readonly target?: number;
  readonly suspects?: readonly number[];
  readonly card?: string;
}

/** The Rector played nothing at dusk. */
export interface Idle {
  readonly kind: "idle";
  readonly turn: number;
  readonly seat: number;
}

/** The Rector played nothing when summoned. */
export interface Decline {
  readonly kind: "decline";
  readonly turn: number;
}

/** The Rector laid `count` cards away. */
export interface Discard {
  readonly kind: "discard";
  readonly turn: number;
  readonly seat: number;
  readonly count?: number;
}

/** The Rector drew `count` cards at dusk. */
export interface Draw {
  readonly kind: "draw";
  readonly turn: number;
  readonly seat: number;
  readonly count: number;
}

/** `suspects` were found dead, where the Rector could kill `count` and `seats` were exorcised. */
export interface Night {
  readonly kind: "night";
  readonly turn: number;
  readonly suspects?: readonly number[];
  readonly count?: number;
  readonly seats?: readonly number[];
}

/** `seat` showed its role. */
export interface Reveal {
  readonly kind: "reveal";
  readonly turn: number;
  readonly seat: number;
}

/** One of these; what only others of them have is known to be undefined, so that it can be looked at. */
type AnyOf<Each, All = Each> = Each extends unknown
  ? Each & { readonly [Name in Exclude<NamesOf<All>, keyof Each>]?: undefined }
  : never;
type NamesOf<Each> = Each extends unknown ? keyof Each : never;

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
export interface PastNight {
  readonly turn: number;
  readonly met: boolean;
  readonly possessed: readonly number[];
  readonly rector: readonly number[];
}

/** What one seat knows besides. */
export interface Private {
  readonly role: string;
  /** The cards in hand, in the order of the catalogue; the Rector's in the order they came and are laid away in. */
  readonly hand: readonly string[];
  /** The Accomplices, for the Rector alone until the end. */
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
