// Searching the rules: what is found, and what of it is marked.

import { describe, expect, it } from "vitest";
import { fold, matches, pieces, terms } from "./search";

const shown = (text: string, query: string) =>
  pieces(text, terms(query))
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join("");

describe("what is typed", () => {
  it("is compared without accents, capitals, ligatures and kinds of spaces", () => {
    expect(fold("Élection\u202f?")).toBe("election ?");
    expect(fold("Cœur d’Été\u00a0: ÇA")).toBe("coeur d'ete : ca");
  });

  it("is cut into words, each looked for once", () => {
    expect(terms("  Vote   du vote ")).toEqual(["vote", "du"]);
    expect(terms("   ")).toEqual([]);
  });

  it("may be a letter with its accent apart, as some keyboards send it", () => {
    expect(terms("te\u0302tu")).toEqual(terms("têtu"));
    expect(shown("te\u0302tu", "tetu")).toBe("[te\u0302tu]");
  });
});

describe("an entry", () => {
  const akira = fold("Psychic Akira À tout moment Une fois par partie, annulez le pouvoir d’un autre personnage");

  it("is found by words anywhere in its texts, in any order", () => {
    expect(matches(akira, terms("pouvoir akira"))).toBe(true);
    expect(matches(akira, terms("a tout"))).toBe(true);
    expect(matches(akira, terms("d'un autre"))).toBe(true);
  });

  it("is not found if one of the words is nowhere in it", () => {
    expect(matches(akira, terms("akira bijoux"))).toBe(false);
  });

  it("is found by the beginning of a word, so that the list narrows while one types", () => {
    expect(matches(akira, terms("annul"))).toBe(true);
  });

  it("is always found where nothing is looked for", () => {
    expect(matches(akira, [])).toBe(true);
  });
});

describe("what was found", () => {
  it("is marked as it is written", () => {
    expect(shown("Le Civil têtu est éliminé.", "tetu elimine")).toBe("Le Civil [têtu] est [éliminé].");
  });

  it("is marked as a whole where one letter stands for two", () => {
    expect(shown("Le cœur bat", "coe")).toBe("Le [cœur] bat");
    expect(shown("Le cœur bat", "oeur")).toBe("Le [cœur] bat");
  });

  it("is a whole word, never a part of one", () => {
    expect(shown("Les Civils, l’été", "civil ete")).toBe("Les [Civils], l’[été]");
    expect(shown("minuit", "min minu")).toBe("[minuit]");
  });

  it("is a little word only where it stands by itself", () => {
    expect(shown("Entre en scène, vendredi", "en")).toBe("Entre [en] scène, vendredi");
  });

  it("keeps the text whole, also with characters outside the basic plane", () => {
    const text = "Un 🦊 vole l’été.";
    expect(
      pieces(text, terms("🦊 ete"))
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
    expect(shown(text, "🦊 ete")).toBe("Un [🦊] vole l’[été].");
  });

  it("is nothing in an empty text or without a query", () => {
    expect(pieces("", ["a"])).toEqual([]);
    expect(pieces("abc", [])).toEqual([{ text: "abc", found: false }]);
  });
});
