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
  /** The version of the rules it is played by. */
  readonly edition?: number;
  /** What lies face up is left out of what objectives and special eliminations count. */
  readonly hand_only?: boolean;
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

export type Deed = AnyOf<
  | Show
  | Give
  | Face
  | Move
  | Suspicion
  | Interrogation
  | Remove
  | Add
  | Decline
  | Peek
  | Swap
>;

/** Everybody showed cards to the left. */
export interface Show {
  readonly kind: "show";
  readonly turn: number;
}

/** Everybody gave a card to the right. */
export interface Give {
  readonly kind: "give";
  readonly turn: number;
}

/** `seat` has `card` lying face up. */
export interface Face {
  readonly kind: "face";
  readonly turn: number;
  readonly seat: number;
  readonly card: string;
}

/** `seat` began a turn and walked `steps` to `place`. */
export interface Move {
  readonly kind: "move";
  readonly turn: number;
  readonly seat: number;
  readonly steps: number;
  readonly place: string;
}

/** `seats` took a token into `area`; nobody knows of those `spared` by an empty Reserve. */
export interface Suspicion {
  readonly kind: "suspicion";
  readonly turn: number;
  readonly seat: number;
  readonly area: string;
  readonly seats?: readonly number[];
  readonly spared?: readonly number[];
}

/** `seat` was shown `steps` cards by `target`; a card that changed hands is named only where it lay face up. */
export interface Interrogation {
  readonly kind: "interrogation";
  readonly turn: number;
  readonly seat: number;
  readonly target: number;
  readonly steps: number;
  /** The face-up card that `seat` took. */
  readonly card?: string;
  /** The face-up card that `seat` gave. */
  readonly own?: string;
}

/** `seat` took a token of `target` off `area`. */
export interface Remove {
  readonly kind: "remove";
  readonly turn: number;
  readonly seat: number;
  readonly target: number;
  readonly area: string;
}

/** `seat` gave `target` a token on `area`. */
export interface Add {
  readonly kind: "add";
  readonly turn: number;
  readonly seat: number;
  readonly target: number;
  readonly area: string;
}

/** `seat` attacked none of `seats`. */
export interface Decline {
  readonly kind: "decline";
  readonly turn: number;
  readonly seat: number;
  readonly seats?: readonly number[];
}

/** `seat` looked at the support token of `target`. */
export interface Peek {
  readonly kind: "peek";
  readonly turn: number;
  readonly seat: number;
  readonly target: number;
}

/** `seat` exchanged its support token for that of `target`. */
export interface Swap {
  readonly kind: "swap";
  readonly turn: number;
  readonly seat: number;
  readonly target: number;
}

/** One of these; what only others of them have is known to be undefined, so that it can be looked at. */
type AnyOf<Each, All = Each> = Each extends unknown
  ? Each & { readonly [Name in Exclude<NamesOf<All>, keyof Each>]?: undefined }
  : never;
type NamesOf<Each> = Each extends unknown ? keyof Each : never;

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
