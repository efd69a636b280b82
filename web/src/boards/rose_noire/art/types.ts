// The type of each card, and the letter of those that are a bonus: what the frame of a card shows.

import { CARDS, type CardType } from "@generated/rose_noire/catalogue";

const PROOF = "proof_";

/** Whose innocence a card proves; nobody's for any other card. */
export const provenBy = (card: string): string => (card.startsWith(PROOF) ? card.slice(PROOF.length) : "");

/** The type of a card; nothing where there is no such card. */
export const typeOf = (card: string): CardType | "" => CARDS[card]?.type ?? "";

/** Whom a bonus card favours: I, P or R; nobody for any other card. */
export const letterOf = (card: string): string => CARDS[card]?.letter ?? "";
