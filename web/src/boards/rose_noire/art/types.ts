// The type of each card, and the letter of those that are a bonus: what the frame of a card shows.

import { EMBLEMS } from "./emblems";

const TRAPS: ReadonlySet<string> = new Set([
  "convocation",
  "guet_apens",
  "papiers_brules",
  "denonciation",
  "meurtre_cloitre",
  "tumulte",
  "fureur_spectrale",
  "discorde",
  "eboulement",
  "ordre_mac_snor",
  "nuit_sans_lune",
]);
const EVENTS: ReadonlySet<string> = new Set([
  "assassinat",
  "droit_asile",
  "mise_au_secret",
  "penitence",
  "documents_derobes",
  "falsification",
  "registre_secret",
  "voeu_de_silence",
  "messager",
]);
const GOALS: ReadonlySet<string> = new Set(["tribut_mac_snor", "chevaliers_lames"]);
const LETTERS: Readonly<Record<string, string>> = {
  confession: "I",
  perquisition: "I",
  exorcisme: "I",
  fureur_spectrale: "P",
  dague_rituelle: "P",
  discorde: "P",
  eboulement: "R",
  ordre_mac_snor: "R",
  nuit_sans_lune: "R",
};
const PROOF = "proof_";

export type CardType = "proof" | "action" | "trap" | "event" | "goal";

/** Whose innocence a card proves; nobody's for any other card. */
export const provenBy = (card: string): string => (card.startsWith(PROOF) ? card.slice(PROOF.length) : "");

/** The type of a card; nothing where there is no such card. */
export function typeOf(card: string): CardType | "" {
  if (provenBy(card)) return "proof";
  if (TRAPS.has(card)) return "trap";
  if (EVENTS.has(card)) return "event";
  if (GOALS.has(card)) return "goal";
  return card in EMBLEMS ? "action" : "";
}

/** Whom a bonus card favours: I, P or R; nobody for any other card. */
export const letterOf = (card: string): string => LETTERS[card] ?? "";
