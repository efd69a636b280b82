// The numbers of Tokyo Ghoul that its board shows, as the rules have them (catalogue.py); a test compares them.

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
