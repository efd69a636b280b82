// The words of suspects and cards: short names where there is little room, and where something lies.

import type { Words } from "@/words/book";
import { GRAVEYARD } from "./cards";
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
