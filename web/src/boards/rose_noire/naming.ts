// The words of suspects and cards: short names where there is little room, and where something lies.

import type { Words } from "@/words/book";
import { GRAVEYARD } from "./catalogue";
import { idOf } from "./facts";

/** "Aodhan": the whole name with its office is what help tells. */
export const shortName = (words: Words, suspect: number): string =>
  words.attribute(`suspect-${idOf(suspect)}`, "short");

/** "Aodhan and Taran". */
export const suspectsNamed = (words: Words, suspects: readonly number[]): string =>
  words.enumerated(suspects.map((suspect) => shortName(words, suspect)));

/** Several cards in words: "2 × Zeal and Ambush". */
export const cardsNamed = (words: Words, cards: readonly string[]): string =>
  words.enumerated(words.counted(cards.map((card) => words.text(`card-${card}`))));

/** "with Aodhan", "in the Graveyard". */
export const placeNamed = (words: Words, source: number): string =>
  source === GRAVEYARD
    ? words.text("board-rose-at-graveyard")
    : words.text("board-rose-at", { who: shortName(words, source) });

/** Letters that tell people apart where there is room for one or two: "A", or "An" where somebody else has it too. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const first = (name: string, count: number): string => [...name.trim()].slice(0, count).join("");
  return names.map((name, seat) => {
    const shared = names.some(
      (other, at) => at !== seat && first(other, 1).toLowerCase() === first(name, 1).toLowerCase(),
    );
    return first(name, shared ? 2 : 1);
  });
}
