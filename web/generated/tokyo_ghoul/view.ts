// Written by 'make types' from the views of penombre.games.tokyo_ghoul: what should change is there.

/** What everybody knows. */
export interface Public {
  readonly phase: string;
  readonly turn: number;
  readonly first: number;
  readonly active: number;
  /** Where the Action token lies. */
  readonly slot: number;
  readonly places: readonly PlaceFacts[];
  readonly reserve: number;
  readonly exhausted: boolean;
  readonly masks: boolean;
  readonly supports: boolean;
  readonly config: string;
  readonly pool: readonly string[];
  /** Who is being interrogated. */
  readonly target: number;
  readonly seats: readonly SeatFacts[];
  readonly deeds: readonly Deed[];
  readonly ending: Ending | null;
}

/** A Place of the octagon: empty where nobody has seen it yet. */
export interface PlaceFacts {
  readonly place: string;
  readonly visible: boolean;
}

/** What lies in front of a player; character, hand and support are shown at the end. */
export interface SeatFacts {
  readonly tokens: number;
  readonly areas: readonly number[];
  readonly face_up: string;
  readonly character: string;
  readonly hand: readonly string[];
  readonly support: string;
}

/**
 * Something everybody saw. What it was names the fields that count.
 *
 * `show`, `give` - the two halves of the preliminary phase. `face` - `seat` has `card` lying face up. `move` -
 * `seat` began a turn and walked `steps` to `place`. `suspicion` - `seats` took a token into `area`, and nobody
 * knows of those `spared` by an empty Reserve. `interrogation` - `seat` was shown `steps` cards by `target`; it has
 * taken `card`, the face-up one, or given `own`, its own, where these are named. `remove`, `add` - `seat` took a
 * token of `target` off `area`, or gave one. `decline` - `seat` attacked none of `seats`. `peek`, `swap` - `seat`
 * looked at the support token of `target`, or exchanged it for its own.
 */
export interface Deed {
  readonly kind: string;
  readonly turn: number;
  readonly seat?: number;
  readonly target?: number;
  readonly steps?: number;
  readonly place?: string;
  readonly area?: string;
  readonly card?: string;
  readonly own?: string;
  readonly seats?: readonly number[];
  readonly spared?: readonly number[];
}

/** How the match ended, who won it and which objectives each winner met. */
export interface Ending {
  readonly way: Way;
  readonly winners: readonly number[];
  /** The objectives each seat met, in their order; `team` for an Inspector who won by another one's deed. */
  readonly met: readonly (readonly string[])[];
  readonly killer: number;
  readonly victim: number;
  /** `place` or `special`. */
  readonly source: string;
}

export type Way = "instant" | "kill" | "exhausted";

/** What one seat knows besides. */
export interface Private {
  readonly character: string;
  readonly hand: readonly string[];
  /** The support token before each seat, as far as it follows from what this one has seen. */
  readonly supports: readonly string[];
  /** What the player being interrogated shows, to whoever asks and to themselves. */
  readonly shown: readonly string[];
  readonly memories: readonly Memory[];
}

/** What one player knows of a deed besides: which cards `seat` showed it, or it showed; what was given and taken. */
export interface Memory {
  /** Which deed, counted from the first. */
  readonly deed: number;
  readonly seat: number;
  readonly saw?: readonly string[];
  readonly showed?: readonly string[];
  readonly gave?: string;
  readonly took?: string;
}
