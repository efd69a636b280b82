// What the board of Tokyo Ghoul knows of its rules, as they have it (catalogue.py); tests compare the two.

export type Camp = "goule" | "inspecteur" | "humain";
export type Clue = "cafe" | "nourriture" | "transformation" | "colombe" | "masque";
export const DOVE: Clue = "colombe";
export const MASK: Clue = "masque";
/** The support token that turns an attack round. */
export const KANEKI = "soutien_kaneki";

/** What is done at each Place, from left to right, and whether it has a red border. */
export const PLACES: Readonly<
  Record<string, { readonly actions: readonly string[]; readonly red: boolean }>
> = {
  anteiku: { actions: ["suspicion_cafe", "interrogation"], red: false },
  big_girl: { actions: ["suspicion_nourriture", "interrogation"], red: false },
  siege_ccg: { actions: ["suspicion_colombe", "interrogation"], red: false },
  universite_kamii: { actions: ["interrogation", "suspicion_paire"], red: false },
  hopital_kano: { actions: ["suspicion_transformation", "brouiller_retirer"], red: false },
  boutique_masques: { actions: ["interrogation", "brouiller_retirer"], red: false },
  ruelle: { actions: ["interrogation", "attaque_max"], red: true },
  chantier: { actions: ["brouiller_donner", "attaque_3"], red: true },
};

/** Where Suspicion tokens lie on an Investigation board, in the order of the rules. */
export const AREAS = ["cafe", "nourriture", "colombe", "paire", "transformation", "rumeur"] as const;
export type Area = (typeof AREAS)[number];

/** Places with a red border lie on these slots. */
export const RED_SLOTS: readonly number[] = [0, 4];
export const HAND = 3;
/** Cards an interrogated player shows. */
export const SHOWN = 2;
/** Tokens from which on all the hand is shown. */
export const SHOWS_ALL_FROM = 3;
export const COLLECTION_NEEDED = 3;
export const STAY_ALIVE_NEEDED = 2;
/** Dove cards that an Inspector's special elimination takes. */
export const SPECIAL_DOVES = 2;
