// The words of what objectives are about, and of cards.

import type { Words } from "@/words/book";
import type { Kind } from "./objectives";

/** Several cards in words: "2 × Coffee and Dove". */
export const cluesNamed = (words: Words, types: readonly string[]): string =>
  words.enumerated(words.counted(types.map((type) => words.text(`clue-${type}`))));

/** "Human", or the two camps of whoever belongs to both. */
export const campOf = (words: Words, character: string): string => words.attribute(`character-${character}`, "camp");

/** The type of card, the camp or the character that an objective is about. */
export function aboutOf(words: Words, kind: Kind | "special", of: string): string {
  if (kind === "elimination") return words.text(`what-${of}`);
  return words.text(kind === "companion" ? `character-${of}` : `clue-${of}`);
}
