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
    attack: ["Eugénie vous attaque", "Vous attaquez Eugénie"],
    interrogates: ["Eugénie vous interroge : 2 cartes.", "Vous interrogez Eugénie : 2 cartes."],
    "deed-interrogation": ["Eugénie vous interroge (2 cartes)", "Vous interrogez Eugénie (2 cartes)"],
    "deed-remove": ["Jeton Café retiré : vous (par Eugénie)", "Jeton Café retiré : Eugénie (par vous)"],
    "deed-add": ["Rumeur : un jeton pour vous (par Eugénie)", "Rumeur : un jeton pour Eugénie (par vous)"],
    "deed-peek": ["Soutien regardé : le vôtre (par Eugénie)", "Soutien regardé : celui d’Eugénie (par vous)"],
    "deed-swap": ["Soutiens échangés : Eugénie et vous", "Soutiens échangés : vous et Eugénie"],
    "reveal-kill": ["Coup fatal : Eugénie contre vous.", "Coup fatal : vous contre Eugénie."],
  },
  en: {
    attack: ["Eugénie attacks you", "You attack Eugénie"],
    interrogates: ["Eugénie questions you: 2 cards.", "You question Eugénie: 2 cards."],
    "deed-interrogation": ["Eugénie questions you (2 cards)", "You question Eugénie (2 cards)"],
    "deed-remove": ["Coffee token removed: you (by Eugénie)", "Coffee token removed: Eugénie (by you)"],
    "deed-add": ["Rumour: a token for you (by Eugénie)", "Rumour: a token for Eugénie (by you)"],
    "deed-peek": ["Support looked at: yours (by Eugénie)", "Support looked at: that of Eugénie (by you)"],
    "deed-swap": ["Supports swapped: Eugénie and you", "Supports swapped: you and Eugénie"],
    "reveal-kill": ["The fatal blow: Eugénie against you.", "The fatal blow: you against Eugénie."],
  },
};

describe.each(["fr", "en"] as const)("in %s", (language) => {
  const words = wordsOf("tokyo_ghoul", language);

  test.each(Object.entries(SAID[language]))("%s speaks to whom it happens", (key, [to, by]) => {
    const said = (seat: number, target: number) =>
      words
        .phrase(`board-tokyo-${key}`, { seat, target, victim: target, count: 2, area: "cafe" }, NAMES, ME)
        .replaceAll("\u00a0", " ");
    expect([said(OTHER, ME), said(ME, OTHER)]).toEqual([to, by]);
  });
});
