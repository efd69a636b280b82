// What the board of Death Note knows of its rules, as they have it (catalogue.py); a test compares the two.

export const ROUNDS = 5;
/** So many tiles lie in the pile of a round when it begins. */
export const TILES_OF_A_ROUND = 5;
export const L = "l";

export type Camp = "detective" | "kira" | "investigators";

export const CAMPS: Readonly<Record<string, Camp>> = {
  l: "detective",
  light: "kira",
  misa: "kira",
  higuchi: "kira",
  yagami: "investigators",
  matsuda: "investigators",
  aizawa: "investigators",
  mogi: "investigators",
  watari: "investigators",
};
/** The eight roles that are not L's. */
export const SECRET_ROLES: readonly string[] = Object.keys(CAMPS).filter((role) => role !== L);

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
export type Timing = (typeof TIMINGS)[number];

export interface Action {
  readonly number: number;
  readonly timing: Timing;
  /** Whoever plays it takes the pawn. */
  readonly ryuk: boolean;
  readonly death: boolean;
  readonly advanced: boolean;
}

const action = (number: number, timing: Timing, flags = ""): Action => ({
  number,
  timing,
  ryuk: flags.includes("r"),
  death: flags.includes("d"),
  advanced: flags.includes("a"),
});

/** In their order: `r` takes Ryuk, `d` kills, `a` is for advanced players. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  death_note: action(1, "turn", "rd"),
  page_de_death_note: action(2, "turn", "rd"),
  rem: action(3, "turn", "rd"),
  partisan_de_kira: action(4, "turn", "r"),
  alibi: action(5, "any", "r"),
  fouiner: action(6, "start", "r"),
  couverture: action(7, "others_start", "r"),
  manipulation: action(8, "turn", "r"),
  destins_croises: action(9, "turn", "r"),
  taupe: action(10, "turn", "r"),
  se_blanchir: action(11, "round_start", "r"),
  decouverte: action(12, "any"),
  amnesie: action(13, "turn", "r"),
  enregistrements: action(14, "turn"),
  filature: action(15, "turn"),
  fondation_de_watari: action(16, "turn"),
  mouchards: action(17, "turn"),
  renoncement: action(18, "any"),
  presence_invisible: action(19, "turn"),
  temoignage: action(20, "turn"),
  remaniement: action(21, "turn"),
  piege: action(22, "turn"),
  bureau_d_enquete: action(23, "turn"),
  demission: action(24, "discarded"),
  mise_en_scene: action(25, "death"),
  accusations: action(26, "discarded"),
  fausse_identite: action(27, "death"),
  yeux_de_shinigami: action(28, "turn", "rda"),
  menace: action(29, "turn", "rda"),
  mensonge: action(30, "check", "ra"),
  chantage: action(31, "turn", "ra"),
  fuite_d_informations: action(32, "start", "ra"),
  deballage: action(33, "turn", "a"),
  fausse_piste: action(34, "turn", "a"),
  secret_defense: action(35, "death", "a"),
  faux_death_note: action(36, "death", "a"),
};

export interface Tile {
  readonly number: number;
  readonly round: number;
  /** How many Suspicions L hands out. */
  readonly suspicion: number;
  readonly ryuk: boolean;
  readonly stays: boolean;
}

const tile = (number: number, round: number, suspicion: number, flags = ""): Tile => ({
  number,
  round,
  suspicion,
  ryuk: flags.includes("r"),
  stays: flags.includes("s"),
});

/** In their order: `r` shows Ryuk, `s` stays in play. */
export const TILES: Readonly<Record<string, Tile>> = {
  renaissance: tile(1, 1, 1),
  confrontation: tile(2, 1, 1),
  pacte: tile(3, 1, 1, "r"),
  poursuite: tile(4, 1, 3, "s"),
  tactique: tile(5, 1, 1),
  dechirure: tile(6, 2, 1),
  temps_couvert: tile(7, 2, 1),
  regard: tile(8, 2, 1, "r"),
  contact: tile(9, 2, 3),
  doute: tile(10, 2, 2, "r"),
  assaut: tile(11, 3, 1, "r"),
  amour: tile(12, 3, 3, "s"),
  confession: tile(13, 3, 1, "r"),
  ami: tile(14, 3, 3, "s"),
  pari: tile(15, 3, 1, "r"),
  decision: tile(16, 4, 2, "rs"),
  execution: tile(17, 4, 0),
  allie: tile(18, 4, 2, "r"),
  matsuda_enquete: tile(19, 4, 0, "r"),
  expedient: tile(20, 4, 1, "r"),
  performance: tile(21, 5, 2, "r"),
  conduite: tile(22, 5, 1, "r"),
  frenesie: tile(23, 5, 3, "r"),
  resurrection: tile(24, 5, 1, "r"),
  silence: tile(25, 5, 1, "r"),
};

/** The words of an Action or of a tile: both are called cards where something is played or asked by one. */
export const wordsOf = (card: string): string =>
  card in TILES && !(card in ACTIONS) ? `tile-${card}` : `action-${card}`;
