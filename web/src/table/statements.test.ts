// Statements: what can be composed about whom, and what is sent.

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "@/app/api";
import { LANGUAGES, Words } from "@/words/book";
import { load } from "@/words/load";
import { groupsFor, KINDS, kindsAbout, statement, vocabularyOf, whatSaid, whatsFor } from "./statements";

const VOCABULARY = ["", "civilian", "civilian_angry", "guilty", "innocent", "thief", "unworded"];

let words: Words;
beforeAll(async () => {
  words = await load("fr", "kemomimi_panic");
});

describe("a sentence", () => {
  it("about somebody else can be of any kind, about oneself only a claim", () => {
    expect(kindsAbout(1, 0, words)).toEqual(KINDS);
    expect(kindsAbout(0, 0, words)).toEqual(["claim"]);
  });

  it("is offered only where the game has words for it", () => {
    expect(kindsAbout(1, 0, new Words("fr", ["say-ask = Eh bien ?"]))).toEqual(["ask"]);
  });

  it("has the words of a game that says the same otherwise of oneself, of others and in a question", async () => {
    const note = await load("en", "death_note");
    expect(whatSaid("claim", true, "role_light", note)).toBe("I am Light.");
    expect(whatSaid("claim", false, "role_light", note)).toBe("That is Light.");
    expect(whatSaid("ask", false, "role_light", note)).toBe("Are you Light?");
    expect(whatSaid("promise", false, "role_light", note)).toBe("I am Light.");
    expect(whatSaid("claim", false, "civilian", words)).toBe(words.text("what-civilian"));
  });

  it("can be left open, or use a word that the game has a text for, plain words first", () => {
    expect(whatsFor("claim", VOCABULARY, words)).toEqual([
      "",
      "civilian",
      "guilty",
      "innocent",
      "thief",
      "civilian_angry",
    ]);
  });

  it("promises a verdict, accuses nobody of innocence and vouches for no guilt", () => {
    expect(whatsFor("promise", VOCABULARY, words)).toEqual(["", "guilty", "innocent"]);
    expect(whatsFor("accuse", VOCABULARY, words)).not.toContain("innocent");
    expect(whatsFor("vouch", VOCABULARY, words)).not.toContain("guilty");
  });

  it("promises anything in a game without verdicts", () => {
    expect(whatsFor("promise", ["", "thief"], words)).toEqual(["", "thief"]);
  });

  it("can be said in words, whatever is put together", () => {
    for (const about of [0, 1])
      for (const kind of kindsAbout(about, 0, words))
        for (const what of whatsFor(kind, VOCABULARY, words)) {
          const { about: target = null } = statement(kind, about, 0, what);
          const said = words.words({ seat: 0, kind, about: target, what, text: "" }, ["Anna", "Bruno"], 0);
          expect(said).toMatch(/^\S.+[.?]$/);
          expect(said).not.toContain("Anna");
        }
  });

  it("has its words in one row in a game with one family of them", () => {
    expect(groupsFor("claim", VOCABULARY, words)).toEqual([
      { family: "", whats: whatsFor("claim", VOCABULARY, words) },
    ]);
  });

  it("about oneself names nobody", () => {
    expect(statement("claim", 0, 0, "civilian")).toEqual({ kind: "claim", about: null, what: "civilian" });
    expect(statement("claim", 2, 0, "civilian")).toEqual({ kind: "claim", about: 2, what: "civilian" });
    expect(statement("accuse", 2, 0, "")).toEqual({ kind: "accuse", about: 2, what: "" });
  });
});

describe("a game with camps, cards and characters", () => {
  const TOKYO = ["", "amon", "cafe", "colombe", "goule", "hide", "humain", "inspecteur", "soutien_kaneki"];

  it.each(LANGUAGES)("has its words family by family, each in the order of the alphabet (%s)", async (language) => {
    const tokyo = await load(language, "tokyo_ghoul");
    const groups = groupsFor("claim", TOKYO, tokyo);
    expect(groups.map((group) => group.family)).toEqual(["", "camp", "clue", "support", "character"]);
    expect(groups[0]?.whats).toEqual([""]);
    expect(groups[2]?.whats).toEqual(["cafe", "colombe"]);
    expect(groups.flatMap((group) => group.whats).sort()).toEqual([...TOKYO].sort());
    for (const { family } of groups) if (family) expect(tokyo.has(`rules-${family}`)).toBe(true);
  });

  it.each(LANGUAGES)("can be talked about in whole sentences (%s)", async (language) => {
    const tokyo = await load(language, "tokyo_ghoul");
    for (const kind of KINDS)
      for (const what of TOKYO) {
        const said = tokyo.words({ seat: 0, kind, about: 1, what, text: "" }, ["Anna", "Bruno"], 0);
        expect(said).toMatch(/^(?=.*Bruno)\S.*[.?]$/);
      }
  });
});

describe("the vocabulary of a game", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is empty where the server cannot be asked, and asked for again", async () => {
    const games = vi.spyOn(api, "games").mockRejectedValueOnce(new Error("no server"));
    games.mockResolvedValue([{ id: "a", words: ["", "x"] } as never]);
    expect(await vocabularyOf("a")).toEqual([]);
    expect(await vocabularyOf("a")).toEqual(["", "x"]);
    expect(await vocabularyOf("b")).toEqual([]);
  });
});
