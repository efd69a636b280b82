// Sentences of the board about its reader: who does something to them, or to whom they do it.

import { describe, expect, test } from "vitest";
import type { Language } from "@/words/book";
import { wordsOf } from "../fixtures/scenes";

const NAMES = ["Anna", "Eugénie"];
const ME = 0;
const OTHER = 1;

/** By language and key: what is done to the reader, and what the reader does. */
const SAID: Record<Language, Record<string, readonly [to: string, by: string]>> = {
  fr: {
    show: ["Vous montrez 2 Preuves à Eugénie", "Eugénie vous montre 2 Preuves"],
    spy: ["Eugénie regarde toute votre main", "Vous regardez toute la main d’Eugénie"],
    swap: ["Une carte échangée : Eugénie et vous", "Une carte échangée : vous et Eugénie"],
    play: ["Eugénie joue « Zèle » : vous", "Vous jouez « Zèle » : Eugénie"],
    lose: ["Une carte d’Eugénie part au Cimetière", "Une de vos cartes part au Cimetière"],
  },
  en: {
    show: ["You show Eugénie 2 Proofs", "Eugénie shows you 2 Proofs"],
    spy: ["Eugénie looks at your whole hand", "You look at the whole hand of Eugénie"],
    swap: ["A card exchanged: Eugénie and you", "A card exchanged: you and Eugénie"],
    play: ["Eugénie plays “Zeal”: you", "You play “Zeal”: Eugénie"],
    lose: ["A card of Eugénie goes to the Graveyard", "One of your cards goes to the Graveyard"],
  },
};

describe.each(["fr", "en"] as const)("in %s", (language) => {
  const words = wordsOf("rose_noire", language);

  test.each(Object.entries(SAID[language]))("%s speaks to whom it happens", (key, [to, by]) => {
    const said = (seat: number, target: number) =>
      words
        .phrase(`board-rose-deed-${key}`, { seat, target, count: 2, card: "zele", on: "seat" }, NAMES, ME)
        .replaceAll("\u00a0", " ");
    expect([said(OTHER, ME), said(ME, OTHER)]).toEqual([to, by]);
  });
});
