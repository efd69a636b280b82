// Sentences of boards about their reader: who does something to them, or to whom they do it.

import { describe, expect, test } from "vitest";
import type { Language } from "@/words/book";
import { wordsOf } from "./fixtures/scenes";

const NAMES = ["Anna", "Eugénie"];
const ME = 0;
const OTHER = 1;

/** By game, language and key: what is done to the reader, and what the reader does. */
const SAID: Record<string, Record<Language, Record<string, readonly [to: string, by: string]>>> = {
  rose_noire: {
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
  },
  tokyo_ghoul: {
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
      "deed-peek": ["Support looked at: yours (by Eugénie)", "Support looked at: Eugénie’s (by you)"],
      "deed-swap": ["Supports swapped: Eugénie and you", "Supports swapped: you and Eugénie"],
      "reveal-kill": ["The fatal blow: Eugénie against you.", "The fatal blow: you against Eugénie."],
    },
  },
};
/** What each game's sentences are told of besides the two. */
const TOLD: Readonly<Record<string, { prefix: string; args: object }>> = {
  rose_noire: { prefix: "board-rose-deed", args: { count: 2, card: "zele", on: "seat" } },
  tokyo_ghoul: { prefix: "board-tokyo", args: { count: 2, area: "cafe" } },
};

describe.each(Object.keys(SAID))("%s", (game) => {
  describe.each(["fr", "en"] as const)("in %s", (language) => {
    const words = wordsOf(game, language);
    const { prefix, args } = TOLD[game] ?? {};

    test.each(Object.entries(SAID[game]?.[language] ?? {}))("%s speaks to whom it happens", (key, [to, by]) => {
      const said = (seat: number, target: number) =>
        words
          .phrase(`${prefix}-${key}`, { ...args, seat, target, victim: target }, NAMES, ME)
          .replaceAll("\u00a0", " ");
      expect([said(OTHER, ME), said(ME, OTHER)]).toEqual([to, by]);
    });
  });
});
