// Written by 'make types' from the tables of penombre.games.tokyo_ghoul: what should change is there.

/** A type of Clue card: its colour, and from how many players on each of its cards is used. */
export interface Clue {
  readonly colour: string;
  readonly markers: readonly number[];
  readonly count: number;
}

/** A character card: its camps, its objectives, and what it needs to be in a pool. */
export interface Character {
  readonly camps: readonly Camp[];
  /** Three of these at the start of the own turn: wins alone, at once. */
  readonly collection?: ClueType | "";
  /** Wins by killing this camp, and may attack. */
  readonly elimination?: Camp | "";
  /** Wins alive with two of these. */
  readonly stay_alive?: ClueType | "";
  /** Wins if this character is in play and alive. */
  readonly companion?: string;
  /** Tokens that an Inspector needs on a target outside the red Places. */
  readonly proof?: number;
  readonly variant?: string;
  readonly least_players?: number;
  readonly excludes?: string;
}

export type Camp = "goule" | "inspecteur" | "humain";

export type ClueType = "cafe" | "nourriture" | "transformation" | "colombe" | "masque";

/** A tile of the octagon: its actions, from left to right. */
export interface Place {
  readonly actions: readonly string[];
  readonly red?: boolean;
  readonly count: number;
}

/** What makes a player suspect: so many cards of this type; no type is any type. The token lies in this area. */
export interface Suspicion {
  readonly type: string;
  readonly needed: number;
  readonly area: string;
}

/** A support token. */
export interface Support {
  readonly count: number;
}

export const GHOUL = "goule";
export const INSPECTOR = "inspecteur";
export const HUMAN = "humain";
export const CAMPS = ["goule", "inspecteur", "humain"] as const;
export const COFFEE = "cafe";
export const FOOD = "nourriture";
export const TRANSFORMATION = "transformation";
export const DOVE = "colombe";
export const MASK = "masque";
export const CLUES: Readonly<Record<string, Clue>> = {
  cafe: { colour: "yellow", markers: [4, 4, 4, 5, 6, 7], count: 6 },
  nourriture: { colour: "green", markers: [4, 4, 4, 5, 6, 8], count: 6 },
  transformation: { colour: "red", markers: [4, 4, 4, 5, 7, 8], count: 6 },
  colombe: { colour: "blue", markers: [4, 4, 4, 6, 7, 8], count: 6 },
  masque: { colour: "grey", markers: [], count: 8 },
};
/** The order in which cards are told and sorted. */
export const TYPES = ["cafe", "nourriture", "transformation", "colombe", "masque"] as const;
export const BASE_TYPES = ["cafe", "nourriture", "transformation", "colombe"] as const;
/** Cards in hand; with masks one more lies face up. */
export const HAND = 3;
export const CHARACTERS: Readonly<Record<string, Character>> = {
  kaneki: {
    camps: ["humain"],
    collection: "nourriture",
    stay_alive: "nourriture",
    excludes: "kaneki_mi_goule",
  },
  kimi: { camps: ["humain"], collection: "nourriture", stay_alive: "nourriture", companion: "nishiki" },
  hide: { camps: ["humain"], collection: "nourriture", stay_alive: "colombe" },
  mado: { camps: ["inspecteur"], elimination: "goule", proof: 2 },
  amon: { camps: ["inspecteur"], elimination: "goule", proof: 3 },
  suzuya: { camps: ["inspecteur"], elimination: "goule", proof: 1 },
  nishiki: { camps: ["goule"], collection: "transformation", stay_alive: "cafe" },
  rize: { camps: ["goule"], elimination: "humain", least_players: 5 },
  touka: { camps: ["goule"], elimination: "inspecteur", stay_alive: "cafe" },
  tsukiyama: { camps: ["goule"], elimination: "goule", stay_alive: "nourriture" },
  hinami: { camps: ["goule"], collection: "cafe", stay_alive: "transformation" },
  uta: { camps: ["goule"], collection: "colombe", stay_alive: "masque", variant: "masque" },
  yoshimura: { camps: ["goule"], collection: "cafe", stay_alive: "masque", variant: "masque" },
  yomo: { camps: ["goule"], stay_alive: "cafe", companion: "touka", variant: "masque" },
  kaneki_mi_goule: {
    camps: ["humain", "goule"],
    collection: "transformation",
    stay_alive: "nourriture",
    variant: "masque",
    least_players: 5,
    excludes: "kaneki",
  },
  yoriko: {
    camps: ["humain"],
    collection: "nourriture",
    stay_alive: "nourriture",
    companion: "touka",
    variant: "masque",
  },
};
/** What characters had in earlier versions of the rules, where it was something else. */
export const EARLIER = { 1: { uta: { collection: "masque" } } } as const;
export const HALF_GHOUL = "kaneki_mi_goule";
export const OBJECTIVES = ["collection", "elimination", "stay_alive", "companion"] as const;
export const COLLECTION_NEEDED = 3;
export const STAY_ALIVE_NEEDED = 2;
/** One of these for a first game with four or five players. */
export const FIRST_GHOULS = ["hinami", "nishiki"] as const;
export const FIRST_GHOULS_UP_TO = 5;
/** Characters that are not drawn where there is no other Ghoul to kill; a host may still pick them. */
export const ALONE = ["tsukiyama"] as const;
export const ALONE_UP_TO = 4;
/** One of these where masks are played and nobody else drawn belongs to them. */
export const MASKED_GHOULS = ["uta", "yoshimura", "yomo"] as const;
export const PLACES: Readonly<Record<string, Place>> = {
  anteiku: { actions: ["suspicion_cafe", "interrogation"], count: 1 },
  big_girl: { actions: ["suspicion_nourriture", "interrogation"], count: 1 },
  siege_ccg: { actions: ["suspicion_colombe", "interrogation"], count: 1 },
  universite_kamii: { actions: ["interrogation", "suspicion_paire"], count: 1 },
  hopital_kano: { actions: ["suspicion_transformation", "brouiller_retirer"], count: 1 },
  boutique_masques: { actions: ["interrogation", "brouiller_retirer"], count: 1 },
  ruelle: { actions: ["interrogation", "attaque_max"], red: true, count: 1 },
  chantier: { actions: ["brouiller_donner", "attaque_3"], red: true, count: 1 },
};
export const RED_SLOTS = [0, 4] as const;
export const START_SLOT = 0;
export const SLOTS = 8;
export const SUSPICIONS: Readonly<Record<string, Suspicion>> = {
  suspicion_cafe: { type: "cafe", needed: 2, area: "cafe" },
  suspicion_nourriture: { type: "nourriture", needed: 2, area: "nourriture" },
  suspicion_colombe: { type: "colombe", needed: 2, area: "colombe" },
  suspicion_paire: { type: "", needed: 2, area: "paire" },
  suspicion_transformation: { type: "transformation", needed: 1, area: "transformation" },
};
export const RUMOUR = "rumeur";
export const AREAS = ["cafe", "nourriture", "colombe", "paire", "transformation", "rumeur"] as const;
/** Cards an interrogated player shows. */
export const SHOWN = 2;
/** Tokens from which on all the hand is shown. */
export const SHOWS_ALL_FROM = 3;
export const ATTACK_3 = 3;
export const SPECIAL_DOVES = 2;
export const NEUTRAL = "soutien_neutre";
export const KANEKI = "soutien_kaneki";
export const SUPPORTS: Readonly<Record<string, Support>> = {
  soutien_neutre: { count: 7 },
  soutien_kaneki: { count: 1 },
};
/** Suspicion tokens by number of players. */
export const RESERVE = { 4: 12, 5: 20, 6: 24, 7: 35, 8: 40 } as const;
export const TOKENS = 40;
/** Ghouls, Inspectors and Humans by number of players. */
export const CONFIGS = {
  4: { a: [1, 1, 2] },
  5: { a: [2, 1, 2] },
  6: { a: [2, 1, 3], b: [2, 2, 2] },
  7: { a: [3, 1, 3], b: [3, 2, 2] },
  8: { a: [4, 1, 3], b: [4, 2, 2] },
} as const;
export const PLAYERS = [4, 5, 6, 7, 8] as const;
