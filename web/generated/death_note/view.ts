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
  /** The one L has revealed. */
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
  /** Shown at the end. */
  readonly hand: readonly string[];
}

/** A Role card: where it lies, and what everybody knows of it. */
export interface RoleFacts {
  readonly holder: number;
  /** Its place in the centre, from 1; 0 where somebody holds it. */
  readonly slot: number;
  /** Empty: unrevealed. */
  readonly role: string;
  readonly dead: boolean;
  /** Who revealed it; -2 a vote, -3 a tile by itself. */
  readonly revealed_by: number;
  readonly killed_by: number;
  /** What it cannot be, for all that everybody was told of it. */
  readonly excluded: readonly string[];
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

/**
 * Something everybody saw. What it was names the fields that count.
 *
 * `gift` - L gave `target` a card. `turn` - of `seat`. `left`, `discarded` - `seat` did so with the tile and drew
 * `count`; `covered` - it could not look. `play` - it played `card` on `target`, `seats`, the Role cards `roles`,
 * naming `named`, in a `mode`. `look` - it saw the Role card `roles[0]`. `hand` - it saw the hand of `target`.
 * `suspicion` - `seat` gave `target` so many (negative: they went) by `card`; `mode` says whether an Action did, a
 * tile, Ryuk or the allotment. `reveal` - the Role card `roles[0]`, held by `target`, is `named[0]`; `seat` revealed
 * it. `death` - it died by `seat`; `secret` in `mode`: unrevealed. `saved` - `seat` prevented that with `card`. `swap`
 * - `seat` exchanged the Role card `roles[0]` for `roles[1]`. `chairs` - `seat` and `target` exchanged seats;
 * `exchange` - their Suspicions. `ryuk` - `seat` has the pawn (NOBODY: the centre). `tile` - `card` was revealed;
 * `back` - `seat` put the discarded one back; `exposed` - it showed the one of `target`. `designate` - `seat`
 * designated `target`, `seats`, `roles`, `named` for the tile `card`. `answer` - `seat` chose `mode` for `card`.
 * `vote` - `seat` for `target`. `check` - `card` asked after `target`: `mode` is the answer. `discard`, `draw` - so
 * many cards. `give`, `takes` - a card passed from `seat` to `target`. `loses` - `card` did, seen by all. `show` - the
 * hand of `seat` was shown to all: `named`.
 */
export interface Deed {
  readonly kind: string;
  readonly round: number;
  readonly seat?: number;
  readonly target?: number;
  readonly card?: string;
  readonly seats?: readonly number[];
  readonly roles?: readonly number[];
  readonly named?: readonly string[];
  readonly mode?: string;
  readonly count?: number;
}

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
  /** In the order of the catalogue. */
  readonly hand: readonly string[];
  /** The own cards that somebody has taken for a while. */
  readonly lent: readonly string[];
  /** The cards of somebody that this seat has taken. */
  readonly borrowed: readonly string[];
  readonly barred: boolean;
  /** The Role cards by their numbers, as far as this seat has seen them. */
  readonly known: readonly string[];
  /** What each of them may be. */
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
