// What follows from the catalogue of La Rose Noire: suspects by number, and the Proofs that clear them.

import { NAMES, PROOFS } from "@generated/rose_noire/catalogue";

/** The seven suspects in the order of the arc; rules count them from 0. */
export const SUSPECTS: readonly string[] = NAMES;

/** Where the Graveyard stands among the piles. */
export const GRAVEYARD = SUSPECTS.length;

/** Which suspect a Proof clears, by number; nobody for other cards. */
export const clearedBy = (card: string): number => (PROOFS as readonly string[]).indexOf(card);

export const proofOf = (suspect: number): string => `card-${PROOFS[suspect] ?? ""}`;
