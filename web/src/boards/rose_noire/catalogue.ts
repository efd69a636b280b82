// What the board of La Rose Noire knows of its rules, as they have it (catalogue.py); tests compare the two.

/** The seven suspects in the order of the arc; rules count them from 0. */
export const SUSPECTS: readonly string[] = [
  "aodhan",
  "bricen",
  "deirdre",
  "eoghan",
  "fearghal",
  "morwen",
  "taran",
];
/** Where the Graveyard stands among the piles. */
export const GRAVEYARD = SUSPECTS.length;
export const TURNS = 5;
/** The phases of a Turn, hour by hour. */
export const HOURS = ["lumines", "sextines", "vesperines", "estellines", "albines"] as const;
export type Hour = (typeof HOURS)[number];
export const INVESTIGATOR = "investigator";
export const RECTOR = "rector";
export const POSSESSED = "possessed";

export const TRIBUTE = "tribut_mac_snor";
export const TRIBUTE_INNOCENTS = 3;
export const KNIGHTS = "chevaliers_lames";
export const KNIGHTS_TURN = 4;
export const KNIGHTS_ALIVE = 5;

/** What may be said of a pile or of the Graveyard, and of one's own hand. */
export const PILE_HINTS = ["trap", "bad", "helps_rector", "go", "proof_here", "keep_for_later"] as const;
export const HAND_HINTS = ["useful_later", "nothing_useful", "helps_rector"] as const;

const PROOF = "proof_";

/** Which suspect a Proof clears, by number; nobody for other cards. */
export const clearedBy = (card: string): number =>
  card.startsWith(PROOF) ? SUSPECTS.indexOf(card.slice(PROOF.length)) : -1;

export const proofOf = (suspect: number): string => `card-${PROOF}${SUSPECTS[suspect] ?? ""}`;
