// Written by 'make types' from the tables of penombre.games.death_note: what should change is there.

/** A role, its camp, and what its three objectives are worth. */
export interface Role {
  readonly camp: Camp;
  readonly apples: readonly [number, number, number];
}

export type Camp = "detective" | "kira" | "investigators";

/**
 * A kind of Action card: its number, how many copies there are (the second is for six players and more), when it
 * may be played, and whether it takes Ryuk, kills, or is for advanced players.
 */
export interface Action {
  readonly number: number;
  readonly copies: number;
  readonly timing: Timing;
  readonly ryuk?: boolean;
  readonly death?: boolean;
  readonly advanced?: boolean;
}

export type Timing = "start" | "turn" | "any" | "others_start" | "round_start" | "discarded" | "death" | "check";

/** An Investigation: its round, how many Suspicions L hands out, and whether it shows Ryuk or stays in play. */
export interface Tile {
  readonly number: number;
  readonly round: number;
  readonly suspicion: number;
  readonly ryuk?: boolean;
  readonly stays?: boolean;
}

/** The number of one card or tile, and where it comes from. */
export interface Amount {
  readonly count: number;
  readonly origin: string;
}

export const PLAYERS = [4, 5, 6, 7, 8] as const;
export const ROUNDS = 5;
export const DETECTIVE = "detective";
export const KIRA = "kira";
export const INVESTIGATORS = "investigators";
export const ROLES: Readonly<Record<string, Role>> = {
  l: { camp: "detective", apples: [3, 2, 1] },
  light: { camp: "kira", apples: [3, 2, 1] },
  misa: { camp: "kira", apples: [3, 2, 1] },
  higuchi: { camp: "kira", apples: [3, 2, 1] },
  yagami: { camp: "investigators", apples: [3, 2, 1] },
  matsuda: { camp: "investigators", apples: [3, 2, 1] },
  aizawa: { camp: "investigators", apples: [3, 2, 1] },
  mogi: { camp: "investigators", apples: [3, 2, 1] },
  watari: { camp: "investigators", apples: [3, 2, 1] },
};
export const L = "l";
export const LIGHT = "light";
/** The eight roles that are not L's. */
export const SECRET_ROLES = [
  "light",
  "misa",
  "higuchi",
  "yagami",
  "matsuda",
  "aizawa",
  "mogi",
  "watari",
] as const;
export const KIRAS = ["light", "misa", "higuchi"] as const;
export const ENQUIRERS = ["yagami", "matsuda", "aizawa", "mogi", "watari"] as const;
export const CAMP_OF = {
  l: "detective",
  light: "kira",
  misa: "kira",
  higuchi: "kira",
  yagami: "investigators",
  matsuda: "investigators",
  aizawa: "investigators",
  mogi: "investigators",
  watari: "investigators",
} as const;
export const START = "start";
export const TURN = "turn";
export const ANY = "any";
export const OTHERS_START = "others_start";
export const ROUND_START = "round_start";
export const DISCARDED = "discarded";
export const DEATH = "death";
export const CHECK = "check";
/**
 * When an Action may be played: at the start of one's turn, on it, at any time, at the start of another one's turn, at
 * the start of a round, when a tile has just been discarded, when a role is about to die, when a role is asked after.
 */
export const TIMINGS = [
  "start",
  "turn",
  "any",
  "others_start",
  "round_start",
  "discarded",
  "death",
  "check",
] as const;
export const ACTIONS: Readonly<Record<string, Action>> = {
  death_note: { number: 1, copies: 2, timing: "turn", ryuk: true, death: true },
  page_de_death_note: { number: 2, copies: 1, timing: "turn", ryuk: true, death: true },
  rem: { number: 3, copies: 1, timing: "turn", ryuk: true, death: true },
  partisan_de_kira: { number: 4, copies: 2, timing: "turn", ryuk: true },
  alibi: { number: 5, copies: 2, timing: "any", ryuk: true },
  fouiner: { number: 6, copies: 2, timing: "start", ryuk: true },
  couverture: { number: 7, copies: 1, timing: "others_start", ryuk: true },
  manipulation: { number: 8, copies: 2, timing: "turn", ryuk: true },
  destins_croises: { number: 9, copies: 1, timing: "turn", ryuk: true },
  taupe: { number: 10, copies: 1, timing: "turn", ryuk: true },
  se_blanchir: { number: 11, copies: 2, timing: "round_start", ryuk: true },
  decouverte: { number: 12, copies: 1, timing: "any" },
  amnesie: { number: 13, copies: 1, timing: "turn", ryuk: true },
  enregistrements: { number: 14, copies: 2, timing: "turn" },
  filature: { number: 15, copies: 2, timing: "turn" },
  fondation_de_watari: { number: 16, copies: 1, timing: "turn" },
  mouchards: { number: 17, copies: 2, timing: "turn" },
  renoncement: { number: 18, copies: 1, timing: "any" },
  presence_invisible: { number: 19, copies: 1, timing: "turn" },
  temoignage: { number: 20, copies: 2, timing: "turn" },
  remaniement: { number: 21, copies: 1, timing: "turn" },
  piege: { number: 22, copies: 1, timing: "turn" },
  bureau_d_enquete: { number: 23, copies: 1, timing: "turn" },
  demission: { number: 24, copies: 1, timing: "discarded" },
  mise_en_scene: { number: 25, copies: 1, timing: "death" },
  accusations: { number: 26, copies: 1, timing: "discarded" },
  fausse_identite: { number: 27, copies: 1, timing: "death" },
  yeux_de_shinigami: { number: 28, copies: 1, timing: "turn", ryuk: true, death: true, advanced: true },
  menace: { number: 29, copies: 1, timing: "turn", ryuk: true, death: true, advanced: true },
  mensonge: { number: 30, copies: 1, timing: "check", ryuk: true, advanced: true },
  chantage: { number: 31, copies: 1, timing: "turn", ryuk: true, advanced: true },
  fuite_d_informations: { number: 32, copies: 1, timing: "start", ryuk: true, advanced: true },
  deballage: { number: 33, copies: 1, timing: "turn", advanced: true },
  fausse_piste: { number: 34, copies: 1, timing: "turn", advanced: true },
  secret_defense: { number: 35, copies: 1, timing: "death", advanced: true },
  faux_death_note: { number: 36, copies: 1, timing: "death", advanced: true },
};
export const ORDER = {
  death_note: 0,
  page_de_death_note: 1,
  rem: 2,
  partisan_de_kira: 3,
  alibi: 4,
  fouiner: 5,
  couverture: 6,
  manipulation: 7,
  destins_croises: 8,
  taupe: 9,
  se_blanchir: 10,
  decouverte: 11,
  amnesie: 12,
  enregistrements: 13,
  filature: 14,
  fondation_de_watari: 15,
  mouchards: 16,
  renoncement: 17,
  presence_invisible: 18,
  temoignage: 19,
  remaniement: 20,
  piege: 21,
  bureau_d_enquete: 22,
  demission: 23,
  mise_en_scene: 24,
  accusations: 25,
  fausse_identite: 26,
  yeux_de_shinigami: 27,
  menace: 28,
  mensonge: 29,
  chantage: 30,
  fuite_d_informations: 31,
  deballage: 32,
  fausse_piste: 33,
  secret_defense: 34,
  faux_death_note: 35,
} as const;
/** The number of seats from which on the second copies are in the deck. */
export const SIX = 6;
export const TILES: Readonly<Record<string, Tile>> = {
  renaissance: { number: 1, round: 1, suspicion: 1 },
  confrontation: { number: 2, round: 1, suspicion: 1 },
  pacte: { number: 3, round: 1, suspicion: 1, ryuk: true },
  poursuite: { number: 4, round: 1, suspicion: 3, stays: true },
  tactique: { number: 5, round: 1, suspicion: 1 },
  dechirure: { number: 6, round: 2, suspicion: 1 },
  temps_couvert: { number: 7, round: 2, suspicion: 1 },
  regard: { number: 8, round: 2, suspicion: 1, ryuk: true },
  contact: { number: 9, round: 2, suspicion: 3 },
  doute: { number: 10, round: 2, suspicion: 2, ryuk: true },
  assaut: { number: 11, round: 3, suspicion: 1, ryuk: true },
  amour: { number: 12, round: 3, suspicion: 3, stays: true },
  confession: { number: 13, round: 3, suspicion: 1, ryuk: true },
  ami: { number: 14, round: 3, suspicion: 3, stays: true },
  pari: { number: 15, round: 3, suspicion: 1, ryuk: true },
  decision: { number: 16, round: 4, suspicion: 2, ryuk: true, stays: true },
  execution: { number: 17, round: 4, suspicion: 0 },
  allie: { number: 18, round: 4, suspicion: 2, ryuk: true },
  matsuda_enquete: { number: 19, round: 4, suspicion: 0, ryuk: true },
  expedient: { number: 20, round: 4, suspicion: 1, ryuk: true },
  performance: { number: 21, round: 5, suspicion: 2, ryuk: true },
  conduite: { number: 22, round: 5, suspicion: 1, ryuk: true },
  frenesie: { number: 23, round: 5, suspicion: 3, ryuk: true },
  resurrection: { number: 24, round: 5, suspicion: 1, ryuk: true },
  silence: { number: 25, round: 5, suspicion: 1, ryuk: true },
};
/** With so many Suspicions a player is revealed, by seats. */
export const THRESHOLD = { 4: 7, 5: 6, 6: 6, 7: 6, 8: 5 } as const;
export const L_HAND = 5;
export const DRAWN_AT_START = 2;
/** How many dead and revealed roles end the game. */
export const DEATHS = 3;
/** The direction of each round. */
export const CLOCKWISE = [true, false, true, false, true] as const;
export const RYUK_SUSPICION = 1;
/** So many Actions are drawn for leaving a tile. */
export const DRAWN_FOR_TILE = 1;
/** Dealings designates at most one of so many living players. */
export const DEALINGS_SHARE = 2;
/** L and Matsuda want no more dead roles than this; Light wants more. */
export const FEW_DEATHS = 1;
/** Matsuda wants at least one of so many players revealed. */
export const MATSUDA_SHARE = 2;
/** Mogi wants so many roles revealed. */
export const MOGI_REVEALED = 4;
/** The most games in a match. */
export const GAMES = 8;
export const AMOUNTS: Readonly<Record<string, Amount>> = {
  partisan_de_kira: { count: 1, origin: "reconstruction" },
  destins_croises: { count: 1, origin: "reconstruction" },
  taupe: { count: 1, origin: "rulebook" },
  se_blanchir: { count: 1, origin: "rulebook" },
  presence_invisible: { count: 1, origin: "reconstruction" },
  temoignage: { count: 2, origin: "rulebook" },
  remaniement: { count: 1, origin: "rulebook" },
  demission: { count: 1, origin: "reconstruction" },
  accusations: { count: 1, origin: "rulebook" },
  yeux_de_shinigami: { count: 1, origin: "rulebook" },
  confrontation: { count: 1, origin: "reconstruction" },
  pacte: { count: 1, origin: "reconstruction" },
  dechirure: { count: 1, origin: "rulebook" },
  resurrection: { count: 1, origin: "reconstruction" },
  conduite: { count: 3, origin: "reconstruction" },
  alibi: { count: 1, origin: "rulebook" },
  tactique: { count: 1, origin: "rulebook" },
  confession: { count: 2, origin: "rulebook" },
  matsuda_enquete: { count: 2, origin: "rulebook" },
  expedient: { count: 1, origin: "rulebook" },
  renoncement: { count: 2, origin: "rulebook" },
  ami: { count: 2, origin: "rulebook" },
  doute: { count: 1, origin: "rulebook" },
  fouiner: { count: 1, origin: "rulebook" },
  filature: { count: 1, origin: "rulebook" },
  fondation_de_watari: { count: 1, origin: "reconstruction" },
  contact: { count: 1, origin: "rulebook" },
  assaut: { count: 2, origin: "rulebook" },
  fausse_piste: { count: 1, origin: "reconstruction" },
  poursuite: { count: 1, origin: "reconstruction" },
  amour: { count: 1, origin: "reconstruction" },
};
