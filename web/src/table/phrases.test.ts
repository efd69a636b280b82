// Ready phrases: worded, looked for, and found again in what somebody wrote.

import { describe, expect, it } from "vitest";
import { Words } from "@/words/book";
import { phraseText, sought, spoken } from "./phrases";

const words = new Words("fr", [
  `
denied = Je ne dirais pas : { $phrase }
phrase-hear = Qu’est-ce que tu entends ?
phrase-roof = J’ai un toit au-dessus de la tête.
phrase-wind = Je sens le vent.
`,
]);
const groups = [
  { title: "Pour vous", phrases: ["roof", "hear"] },
  { title: "Le cadre", phrases: ["roof", "wind", "not_wind"] },
];

describe("a ready phrase", () => {
  it("says what its word says, and one that denies says so first", () => {
    expect(phraseText(words, "wind")).toBe("Je sens le vent.");
    expect(phraseText(words, "not_wind")).toBe("Je ne dirais pas : Je sens le vent.");
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
