// What follows from the catalogue of Death Note: camps of roles, tiles of a round, words of cards.

import { ACTIONS, CAMP_OF, type Camp, TILES } from "@generated/death_note/catalogue";

/** The camp of each role. */
export const CAMPS: Readonly<Record<string, Camp>> = CAMP_OF;

/** So many tiles lie in the pile of a round when it begins. */
export const TILES_OF_A_ROUND = Object.values(TILES).filter(({ round }) => round === 1).length;

/** The words of an Action or of a tile: both are called cards where something is played or asked by one. */
export const wordsOf = (card: string): string =>
  card in TILES && !(card in ACTIONS) ? `tile-${card}` : `action-${card}`;
