// Written by 'make types' from the views of penombre.games.death_note: what should change is there.

/** What everybody knows. */
export interface Public {
  readonly phase: string;
  readonly game: number;
  readonly games: number;
  readonly dead_talk: boolean;
  /** How many questions were settled before this game: what was said since is about it. */
  readonly began: number;
  readonly round: number;
  readonly clockwise: boolean;
  readonly detective: number;
  readonly chairs: readonly number[];
  readonly threshold: number;
  readonly active: number;
  readonly seats: readonly SeatFacts[];
  /** The Role cards by their numbers, L's too. */
  readonly roles: readonly RoleFacts[];
  readonly front: readonly FrontFacts[];
  readonly pawn: number;
  readonly locked: boolean;
  /** How many tiles are left in the pile of the round. */
  readonly tiles: number;
  /** The tile that L has revealed. */
  readonly tile: string;
  readonly bonus: number;
  readonly pursuit: boolean;
  readonly friend: boolean;
  readonly lovers: readonly number[];
  readonly barred: boolean;
  readonly deck: number;
  readonly discard: number;
  /** The kinds of Action in this game. */
  readonly kinds: readonly string[];
  readonly stack: readonly Layer[];
  readonly deeds: readonly Deed[];
  readonly scores: readonly number[];
  readonly results: readonly Result[];
  readonly ending: Ending | null;
}

/** What lies in front of a player. */
export interface SeatFacts {
  /** The Role card, by its number. */
  readonly card: number;
  readonly alive: boolean;
  readonly suspicion: number;
  readonly cards: number;
  /** How many of the cards somebody else has taken for a while. */
  readonly lent: number;
  readonly played: number;
  readonly mark: string;
  readonly had_turn: boolean;
  /** The cards in hand, shown at the end. */
  readonly hand: readonly string[];
}

/** A Role card: where it lies, and what everybody knows of it. */
export interface RoleFacts {
  readonly holder: number;
  /** The place of the card in the centre, from 1; 0 where somebody holds it. */
  readonly slot: number;
  /** The role everybody sees; empty while it is unrevealed. */
  readonly role: string;
  readonly dead: boolean;
  /** Who revealed it; -2 a vote, -3 a tile by itself. */
  readonly revealed_by: number;
  readonly killed_by: number;
  /** What it cannot be, for all that everybody was told of it. */
  readonly excluded: readonly string[];
  /** Whether its death waits for what is being done: for the hand that its player has lent to a Death Note. */
  readonly waits?: boolean;
}

/** An Action that stays in front of a player. */
export interface FrontFacts {
  readonly card: string;
  readonly owner: number;
  readonly on: number;
  readonly named: string;
  readonly waiting: readonly number[];
}

/** One of the things that are being done, the outermost first. */
export interface Layer {
  /** An Action, a tile, `death`, `check` or `window`. */
  readonly what: string;
  readonly seat: number;
  readonly target: number;
  readonly slot: number;
  readonly named: readonly string[];
  readonly mode: string;
}

export type Deed = AnyOf<
  | Turn
  | Left
  | Discarded
  | Covered
  | Back
  | Exposed
  | Tile
  | Designate
  | Answer
  | Vote
  | Check
  | Play
  | Ryuk
  | Gift
  | Give
  | Takes
  | Loses
  | Draw
  | Discard
  | Hand
  | Show
  | Look
  | Reveal
  | Death
  | Saved
  | Swap
  | Chairs
  | Suspicion
  | Exchange
>;

/** The turn of `seat` began. */
export interface Turn {
  readonly kind: "turn";
  readonly round: number;
  readonly seat: number;
}

/** `seat` left the tile, and draws `count` Actions. */
export interface Left {
  readonly kind: "left";
  readonly round: number;
  readonly seat: number;
  readonly count?: number;
}

/** `seat` discarded the tile, and draws `count` Actions. */
export interface Discarded {
  readonly kind: "discarded";
  readonly round: number;
  readonly seat: number;
  readonly count?: number;
}

/** `seat` could not look at the tile, and draws `count` Actions. */
export interface Covered {
  readonly kind: "covered";
  readonly round: number;
  readonly seat: number;
  readonly count?: number;
}

/** `seat` put the discarded tile back. */
export interface Back {
  readonly kind: "back";
  readonly round: number;
  readonly seat: number;
}

/** `seat` showed everybody the tile `card` that `target` discarded. */
export interface Exposed {
  readonly kind: "exposed";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
  readonly card: string;
}

/** `seat`, who is L, revealed the tile `card`. */
export interface Tile {
  readonly kind: "tile";
  readonly round: number;
  readonly seat: number;
  readonly card: string;
}

/** `seat` designated `target`, `seats`, the Role cards `roles` or the roles `named` for the tile `card`. */
export interface Designate {
  readonly kind: "designate";
  readonly round: number;
  readonly seat: number;
  readonly target?: number;
  readonly card?: string;
  readonly seats?: readonly number[];
  readonly roles?: readonly number[];
  readonly named?: readonly string[];
}

/** `seat` chose `mode` for the tile or Action `card`. */
export interface Answer {
  readonly kind: "answer";
  readonly round: number;
  readonly seat: number;
  readonly target?: number;
  readonly card?: string;
  readonly mode?: string;
}

/** `seat` voted for `target`. */
export interface Vote {
  readonly kind: "vote";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
}

/** The tile or Action `card` asked after the role of `target`: `mode` is the answer. */
export interface Check {
  readonly kind: "check";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
  readonly card: string;
  readonly roles: readonly number[];
  readonly named?: readonly string[];
  readonly mode?: string;
}

/** `seat` played the Action `card` on `target`, `seats` or the Role cards `roles`, naming `named`, in a `mode`. */
export interface Play {
  readonly kind: "play";
  readonly round: number;
  readonly seat: number;
  readonly target?: number;
  readonly card?: string;
  readonly seats?: readonly number[];
  readonly roles?: readonly number[];
  readonly named?: readonly string[];
  readonly mode?: string;
  readonly count?: number;
}

/** `seat` has the pawn; NOBODY: it is in the centre. */
export interface Ryuk {
  readonly kind: "ryuk";
  readonly round: number;
  readonly seat?: number;
}

/** `seat`, who is L, gave `target` a card at the beginning of the round. */
export interface Gift {
  readonly kind: "gift";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
}

/** `seat` gave `target` a card. */
export interface Give {
  readonly kind: "give";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
}

/** A card passed from `seat` to `target`, who chose it. */
export interface Takes {
  readonly kind: "takes";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
}

/** The Action `card` passed from `seat` to `target`, seen by all. */
export interface Loses {
  readonly kind: "loses";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
  readonly card: string;
}

/** `seat` drew `count` Actions. */
export interface Draw {
  readonly kind: "draw";
  readonly round: number;
  readonly seat: number;
  readonly count?: number;
}

/** `seat` discarded `count` Actions, unseen. */
export interface Discard {
  readonly kind: "discard";
  readonly round: number;
  readonly seat: number;
  readonly count?: number;
}

/** `seat` saw the hand of `target`. */
export interface Hand {
  readonly kind: "hand";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
}

/** The hand of `seat` was shown to all. */
export interface Show {
  readonly kind: "show";
  readonly round: number;
  readonly seat: number;
  readonly named: readonly string[];
}

/** `seat` saw the Role card `roles[0]`. */
export interface Look {
  readonly kind: "look";
  readonly round: number;
  readonly seat: number;
  readonly target?: number;
  readonly roles?: readonly number[];
}

/** `seat` revealed the Role card `roles[0]`: it is `named[0]`. */
export interface Reveal {
  readonly kind: "reveal";
  readonly round: number;
  readonly seat: number;
  readonly target?: number;
  readonly roles?: readonly number[];
  readonly named?: readonly string[];
}

/** The Role card `roles[0]` died by `seat`; unrevealed where `mode` is `secret`. */
export interface Death {
  readonly kind: "death";
  readonly round: number;
  readonly seat: number;
  readonly target?: number;
  readonly roles?: readonly number[];
  readonly mode?: string;
}

/** `seat` prevented a death with the Action `card`. */
export interface Saved {
  readonly kind: "saved";
  readonly round: number;
  readonly seat: number;
  readonly card: string;
}

/** `seat` exchanged the Role card `roles[0]` for `roles[1]`. */
export interface Swap {
  readonly kind: "swap";
  readonly round: number;
  readonly seat: number;
  readonly roles: readonly number[];
}

/** `seat` and `target` exchanged seats. */
export interface Chairs {
  readonly kind: "chairs";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
}

/**
 * `seat` gave `target` so many Suspicions by `card`; where `count` is negative they went.
 *
 * `mode` says whether an Action did, a tile, Ryuk or the allotment.
 */
export interface Suspicion {
  readonly kind: "suspicion";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
  readonly card?: string;
  readonly mode?: string;
  readonly count?: number;
}

/** `seat` and `target` exchanged their Suspicions by the tile `card`. */
export interface Exchange {
  readonly kind: "exchange";
  readonly round: number;
  readonly seat: number;
  readonly target: number;
  readonly card: string;
}

/** One of these; what only others of them have is known to be undefined, so that it can be looked at. */
type AnyOf<Each, All = Each> = Each extends unknown
  ? Each & { readonly [Name in Exclude<NamesOf<All>, keyof Each>]?: undefined }
  : never;
type NamesOf<Each> = Each extends unknown ? keyof Each : never;

/** A game that is over, with all that was secret in it. */
export interface Result {
  readonly ending: Ending;
  /** Which role each seat held at the end. */
  readonly roles: readonly string[];
  readonly inactive: readonly string[];
  readonly lines: readonly (readonly Line[])[];
  readonly apples: readonly number[];
}

/** How a game ended. */
export interface Ending {
  readonly reason: string;
  readonly round: number;
  readonly winners: readonly number[];
}

/** A line of the scoring of one seat: an objective, whether it was met, and what that is worth. */
export interface Line {
  readonly objective: string;
  readonly met: boolean;
  readonly apples: number;
}

/** What one seat knows besides. */
export interface Private {
  readonly role: string;
  /** The cards in hand, in the order of the catalogue. */
  readonly hand: readonly string[];
  /** The own cards that somebody has taken for a while. */
  readonly lent: readonly string[];
  /** The cards of somebody that this seat has taken. */
  readonly borrowed: readonly string[];
  readonly barred: boolean;
  /** The Role cards by their numbers, as far as this seat has seen them. */
  readonly known: readonly string[];
  /** What each Role card may be for all this seat knows. */
  readonly possible: readonly (readonly string[])[];
  /** The tiles of the round from the top; empty: unknown. */
  readonly tiles: readonly string[];
  /** Tiles that it knows to be out of the game. */
  readonly discarded: readonly string[];
  /** Actions that it knows to be in others' hands. */
  readonly held: readonly (readonly string[])[];
  readonly aims: readonly Aim[];
  readonly notes: readonly Note[];
}

/** An objective, what it is worth, and how it stands if the game ended now. */
export interface Aim {
  readonly objective: string;
  readonly apples: number;
  readonly state: Standing;
}

export type Standing = "yes" | "no" | "maybe";

/** What one player knows of a deed besides: which tile, role or cards it saw, gave or got. */
export interface Note {
  /** Which deed, counted from the first. */
  readonly deed: number;
  readonly kind: string;
  readonly cards?: readonly string[];
}
