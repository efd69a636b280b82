// Ready phrases: worded, looked for, and found again in what somebody wrote.

import type { Question } from "@wire";
import { describe, expect, it } from "vitest";
import { Words } from "@/words/book";
import { saidText, sought, spoken } from "./phrases";

const words = new Words("fr", [
  `
phrase-hear = Qu’est-ce que tu entends ?
phrase-roof = J’ai un toit au-dessus de la tête.
phrase-wind = Je sens le vent.
phrase-not_wind = Pas un souffle de vent.
phrase-yes = Oui.
phrase-well = À vrai dire :
`,
]);
const groups = [
  { title: "Pour vous", phrases: ["roof", "hear"] },
  { title: "Le cadre", phrases: ["roof", "wind", "not_wind"] },
];

describe("a ready phrase", () => {
  it("says what its word says, after an opening or without one", () => {
    expect(words.said("not_wind")).toBe("Pas un souffle de vent.");
    expect(words.said("yes~wind")).toBe("Oui. Je sens le vent.");
    expect(words.said("well~wind")).toBe("À vrai dire : je sens le vent.");
    const question = { book: "answers" } as Question;
    expect(saidText(words, question, "yes~wind")).toBe("Oui. Je sens le vent.");
    expect(saidText(words, question, "yes~nothing known")).toBe("yes~nothing known");
  });

  it("is found without accents or capitals, and once wherever it stands", () => {
    expect(sought(words, groups, "TETE toit").map(({ id }) => id)).toEqual(["roof"]);
    expect(sought(words, groups, "vent").map(({ id }) => id)).toEqual(["wind", "not_wind"]);
    expect(sought(words, groups, "cave")).toEqual([]);
  });
});

describe("what is sent", () => {
  it("is the id of the phrase somebody picked, or wrote with other apostrophes and spaces", () => {
    expect(spoken(words, groups, "J’ai un toit au-dessus de la tête.")).toBe("roof");
    expect(spoken(words, groups, "qu'est-ce que tu entends ?")).toBe("hear");
  });

  it("is the text itself where it is anything else", () => {
    expect(spoken(words, groups, "Je sens le vent, et toi ?")).toBe("Je sens le vent, et toi ?");
  });
});
