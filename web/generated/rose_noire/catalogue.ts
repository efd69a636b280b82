// Written by 'make types' from the tables of penombre.games.rose_noire: what should change is there.

/** One of the seven people of the monastery; the position only matters for dealing and ties. */
export interface Suspect {
  readonly position: number;
  readonly feminine?: boolean;
}

/** A role: how many cards of it the box has, and its camp. */
export interface Role {
  readonly count: number;
  readonly camp: string;
}

/** A card: its type; how many copies have the marker 3, 4 and 5; the letter of a bonus card instead of these. */
export interface Card {
  readonly type: CardType;
  readonly count: number;
  readonly copies: readonly [number, number, number];
  /** Whom a bonus card favours: I, P or R. */
  readonly letter?: string;
}

export type CardType = "proof" | "action" | "trap" | "event" | "goal";

/** A person an Investigator may play; no rule knows of it. */
export interface Profile {
}

export const PLAYERS = [3, 4, 5] as const;
export const TURNS = 5;
/** The phases of a Turn, in their order. */
export const HOURS = ["lumines", "sextines", "vesperines", "estellines", "albines"] as const;
export const SUSPECTS: Readonly<Record<string, Suspect>> = {
  aodhan: { position: 1 },
  bricen: { position: 2 },
  deirdre: { position: 3, feminine: true },
  eoghan: { position: 4 },
  fearghal: { position: 5 },
  morwen: { position: 6, feminine: true },
  taran: { position: 7 },
};
/** The suspects in the order of the arc; rules count them from 0. */
export const NAMES = ["aodhan", "bricen", "deirdre", "eoghan", "fearghal", "morwen", "taran"] as const;
/** All that can be accused: two different suspects, by number. */
export const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [0, 5],
  [0, 6],
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [1, 6],
  [2, 3],
  [2, 4],
  [2, 5],
  [2, 6],
  [3, 4],
  [3, 5],
  [3, 6],
  [4, 5],
  [4, 6],
  [5, 6],
] as const;
export const ACCOMPLICES = 2;
export const INVESTIGATOR = "investigator";
export const POSSESSED = "possessed";
export const RECTOR = "rector";
export const ROLES: Readonly<Record<string, Role>> = {
  investigator: { count: 3, camp: "investigators" },
  possessed: { count: 1, camp: "possessed" },
  rector: { count: 0, camp: "rector" },
};
export const PROOF = "proof";
export const ACTION = "action";
export const TRAP = "trap";
export const EVENT = "event";
export const GOAL = "goal";
/** The Proof of each suspect, in their order. */
export const PROOFS = [
  "proof_aodhan",
  "proof_bricen",
  "proof_deirdre",
  "proof_eoghan",
  "proof_fearghal",
  "proof_morwen",
  "proof_taran",
] as const;
export const CARDS: Readonly<Record<string, Card>> = {
  proof_aodhan: { type: "proof", count: 1, copies: [1, 0, 0] },
  proof_bricen: { type: "proof", count: 1, copies: [1, 0, 0] },
  proof_deirdre: { type: "proof", count: 1, copies: [1, 0, 0] },
  proof_eoghan: { type: "proof", count: 1, copies: [1, 0, 0] },
  proof_fearghal: { type: "proof", count: 1, copies: [1, 0, 0] },
  proof_morwen: { type: "proof", count: 1, copies: [1, 0, 0] },
  proof_taran: { type: "proof", count: 1, copies: [1, 0, 0] },
  interrogatoire: { type: "action", count: 4, copies: [3, 0, 1] },
  fouille_cellule: { type: "action", count: 3, copies: [2, 1, 0] },
  priere_saint_beren: { type: "action", count: 2, copies: [2, 0, 0] },
  zele: { type: "action", count: 2, copies: [1, 1, 0] },
  exhumation: { type: "action", count: 2, copies: [1, 1, 0] },
  confrontation: { type: "action", count: 2, copies: [1, 0, 1] },
  pacte_de_confiance: { type: "action", count: 1, copies: [1, 0, 0] },
  lettre_interceptee: { type: "action", count: 1, copies: [1, 0, 0] },
  ronde_de_nuit: { type: "action", count: 1, copies: [0, 1, 0] },
  eau_benite: { type: "action", count: 1, copies: [0, 1, 0] },
  veillee_funebre: { type: "action", count: 1, copies: [0, 0, 1] },
  archives_scriptorium: { type: "action", count: 1, copies: [0, 0, 1] },
  espionner_recteur: { type: "action", count: 1, copies: [0, 0, 1] },
  convocation: { type: "trap", count: 2, copies: [1, 0, 1] },
  guet_apens: { type: "trap", count: 1, copies: [1, 0, 0] },
  papiers_brules: { type: "trap", count: 1, copies: [1, 0, 0] },
  denonciation: { type: "trap", count: 1, copies: [1, 0, 0] },
  meurtre_cloitre: { type: "trap", count: 2, copies: [0, 1, 1] },
  tumulte: { type: "trap", count: 1, copies: [0, 1, 0] },
  confession: { type: "action", count: 1, copies: [0, 0, 0], letter: "I" },
  perquisition: { type: "action", count: 1, copies: [0, 0, 0], letter: "I" },
  exorcisme: { type: "action", count: 1, copies: [0, 0, 0], letter: "I" },
  fureur_spectrale: { type: "trap", count: 1, copies: [0, 0, 0], letter: "P" },
  dague_rituelle: { type: "action", count: 1, copies: [0, 0, 0], letter: "P" },
  discorde: { type: "trap", count: 1, copies: [0, 0, 0], letter: "P" },
  eboulement: { type: "trap", count: 1, copies: [0, 0, 0], letter: "R" },
  ordre_mac_snor: { type: "trap", count: 1, copies: [0, 0, 0], letter: "R" },
  nuit_sans_lune: { type: "trap", count: 1, copies: [0, 0, 0], letter: "R" },
  assassinat: { type: "event", count: 2, copies: [0, 0, 0] },
  droit_asile: { type: "event", count: 1, copies: [0, 0, 0] },
  mise_au_secret: { type: "event", count: 2, copies: [0, 0, 0] },
  penitence: { type: "event", count: 2, copies: [0, 0, 0] },
  documents_derobes: { type: "event", count: 2, copies: [0, 0, 0] },
  falsification: { type: "event", count: 2, copies: [0, 0, 0] },
  registre_secret: { type: "event", count: 1, copies: [0, 0, 0] },
  voeu_de_silence: { type: "event", count: 1, copies: [0, 0, 0] },
  messager: { type: "event", count: 1, copies: [0, 0, 0] },
  tribut_mac_snor: { type: "goal", count: 1, copies: [0, 0, 0] },
  chevaliers_lames: { type: "goal", count: 1, copies: [0, 0, 0] },
};
export const TYPE_OF = {
  proof_aodhan: "proof",
  proof_bricen: "proof",
  proof_deirdre: "proof",
  proof_eoghan: "proof",
  proof_fearghal: "proof",
  proof_morwen: "proof",
  proof_taran: "proof",
  interrogatoire: "action",
  fouille_cellule: "action",
  priere_saint_beren: "action",
  zele: "action",
  exhumation: "action",
  confrontation: "action",
  pacte_de_confiance: "action",
  lettre_interceptee: "action",
  ronde_de_nuit: "action",
  eau_benite: "action",
  veillee_funebre: "action",
  archives_scriptorium: "action",
  espionner_recteur: "action",
  convocation: "trap",
  guet_apens: "trap",
  papiers_brules: "trap",
  denonciation: "trap",
  meurtre_cloitre: "trap",
  tumulte: "trap",
  confession: "action",
  perquisition: "action",
  exorcisme: "action",
  fureur_spectrale: "trap",
  dague_rituelle: "action",
  discorde: "trap",
  eboulement: "trap",
  ordre_mac_snor: "trap",
  nuit_sans_lune: "trap",
  assassinat: "event",
  droit_asile: "event",
  mise_au_secret: "event",
  penitence: "event",
  documents_derobes: "event",
  falsification: "event",
  registre_secret: "event",
  voeu_de_silence: "event",
  messager: "event",
  tribut_mac_snor: "goal",
  chevaliers_lames: "goal",
} as const;
/** Hands are told in this order, which tells nothing. */
export const ORDER = {
  proof_aodhan: 0,
  proof_bricen: 1,
  proof_deirdre: 2,
  proof_eoghan: 3,
  proof_fearghal: 4,
  proof_morwen: 5,
  proof_taran: 6,
  interrogatoire: 7,
  fouille_cellule: 8,
  priere_saint_beren: 9,
  zele: 10,
  exhumation: 11,
  confrontation: 12,
  pacte_de_confiance: 13,
  lettre_interceptee: 14,
  ronde_de_nuit: 15,
  eau_benite: 16,
  veillee_funebre: 17,
  archives_scriptorium: 18,
  espionner_recteur: 19,
  convocation: 20,
  guet_apens: 21,
  papiers_brules: 22,
  denonciation: 23,
  meurtre_cloitre: 24,
  tumulte: 25,
  confession: 26,
  perquisition: 27,
  exorcisme: 28,
  fureur_spectrale: 29,
  dague_rituelle: 30,
  discorde: 31,
  eboulement: 32,
  ordre_mac_snor: 33,
  nuit_sans_lune: 34,
  assassinat: 35,
  droit_asile: 36,
  mise_au_secret: 37,
  penitence: 38,
  documents_derobes: 39,
  falsification: 40,
  registre_secret: 41,
  voeu_de_silence: 42,
  messager: 43,
  tribut_mac_snor: 44,
  chevaliers_lames: 45,
} as const;
/** The Actions and Traps of the base set. */
export const BASE = [
  "interrogatoire",
  "fouille_cellule",
  "priere_saint_beren",
  "zele",
  "exhumation",
  "confrontation",
  "pacte_de_confiance",
  "lettre_interceptee",
  "ronde_de_nuit",
  "eau_benite",
  "veillee_funebre",
  "archives_scriptorium",
  "espionner_recteur",
  "convocation",
  "guet_apens",
  "papiers_brules",
  "denonciation",
  "meurtre_cloitre",
  "tumulte",
] as const;
export const BONUS = [
  "confession",
  "perquisition",
  "exorcisme",
  "fureur_spectrale",
  "dague_rituelle",
  "discorde",
  "eboulement",
  "ordre_mac_snor",
  "nuit_sans_lune",
] as const;
export const GOALS = ["tribut_mac_snor", "chevaliers_lames"] as const;
export const HOLY_WATER = "eau_benite";
export const TRIBUTE = "tribut_mac_snor";
export const KNIGHTS = "chevaliers_lames";
/** How many Investigators have to agree, by players. */
export const THRESHOLD = { 3: 2, 4: 2, 5: 3 } as const;
/** How many have to agree where the roles of both Investigators are shown and one is Possessed. */
export const ALONE = 1;
export const RECTOR_HAND = 3;
/** How many cards the Rector lays away at dusk, at least and at most, by whether one was played. */
export const LAID_AWAY = { true: [0, 1], false: [1, 2] } as const;
/** How deep Interrogation and Forgery look. */
export const TOP = 3;
export const WAKE = 4;
export const PRAYERS = 3;
export const COURIER = 2;
/** Cards the Rector draws by Mac Snòr's Order. */
export const ORDERED = 2;
export const EXHUMED = 2;
export const NIGHT_KILLS = 1;
/** Victims of a night under Spectral Fury or a Moonless Night. */
export const UNLEASHED = 2;
export const TRIBUTE_INNOCENTS = 3;
export const KNIGHTS_TURN = 4;
export const KNIGHTS_ALIVE = 5;
export const BONUS_DRAWN = 3;
/** How often a ballot may be changed in one Sextines; then it can only be locked. */
export const BALLOT_CHANGES = 12;
/** How often an Action could be taken back in one turn by version 1; then no other one was played in it. */
export const TAKE_BACKS = 5;
export const PROFILES: Readonly<Record<string, Profile>> = {
  yldiane: {},
  adeliane: {},
  liam: {},
  finn: {},
  brannoc: {},
  saoirse: {},
};
/** What may be said of a pile or of the Graveyard, in generic terms. */
export const PILE_HINTS = ["trap", "bad", "helps_rector", "go", "proof_here", "keep_for_later"] as const;
export const HAND_HINTS = ["useful_later", "nothing_useful", "helps_rector"] as const;
export const GRAVEYARD = "graveyard";
