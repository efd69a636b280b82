// The words of cards and of what was said, in the language of whoever reads.

import { JOKER } from "@generated/dc_spyfall/catalogue";
import { OPENED, type Words } from "@/words/book";
import { isMarked, placeOf } from "./cards";
import type { Spoken } from "./facts";

/** Something that was said, as events tell it: a ready phrase, or a text. */
export interface Utterance {
  readonly phrase: string;
  readonly text: string;
}

/** The same from how the table keeps it. */
export const utterance = ({ phrase = "", text = "" }: Spoken): Utterance => ({ phrase, text });

/** What was said; nothing where it was silence. The words of phrases come after the first picture of a table. */
export function spoken(words: Words, { phrase, text }: Utterance): string {
  if (!phrase) return text;
  return phrase.split(OPENED).every((id) => words.has(`phrase-${id}`)) ? words.said(phrase) : "…";
}

/** "The Joker", "Atlantis", "Atlantis, with Harley Quinn's mark". */
export function cardNamed(words: Words, card: string): string {
  if (card === JOKER) return words.text(`role-${JOKER}`);
  const place = words.text(`location-${placeOf(card)}`);
  return isMarked(card) ? words.text("board-spyfall-marked", { place }) : place;
}
