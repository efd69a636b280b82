// Statements: what can be composed about whom, and what is sent.

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "@/app/api";
import { LANGUAGES, Words } from "@/words/book";
import { load } from "@/words/load";
import {
  claims,
  groupsFor,
  KINDS,
  type Kind,
  kindsAbout,
  offersAbout,
  statement,
  vocabularyOf,
  whatsFor,
} from "./statements";

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

describe("what is offered about somebody", () => {
  const LIKELY: Partial<Record<Kind, readonly string[]>> = { accuse: ["thief"] };
  const speech = { fits: (_: Kind, word: string) => word !== "innocent", likely: (kind: Kind) => LIKELY[kind] ?? [] };
  const telling = () => ({ words, names: ["Anna", "Bruno"], me: 0 });

  it("are whole sentences, the likely ones first, the rest a tap further, none of them twice", () => {
    const offers = offersAbout(1, telling(), VOCABULARY, speech);
    expect(offers.map(({ kind }) => kind)).toEqual(KINDS);
    expect(offers[0]?.near.map(({ statement }) => statement)).toEqual([
      { kind: "accuse", about: 1, what: "" },
      { kind: "accuse", about: 1, what: "thief" },
    ]);
    expect(offers[0]?.near[1]?.text).toMatch(/^J’accuse Bruno\s: pour moi, c’est un Voleur\.$/);
    const texts = offers.flatMap(({ near, rest }) => [near, ...rest.map(({ sentences }) => sentences)].flat());
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    expect(texts.some(({ statement }) => statement.what === "innocent")).toBe(false);
    expect(texts.some(({ statement }) => statement.kind === "accuse" && statement.what === "civilian")).toBe(true);
  });

  it("is a claim where it is oneself, or a topic", () => {
    const [offer, ...more] = offersAbout(0, telling(), VOCABULARY, speech);
    expect(more).toEqual([]);
    expect(offer?.near[1]).toEqual({
      statement: { kind: "claim", about: null, what: "civilian" },
      text: "Je suis un Civil.",
    });
    expect(claims(["thief"], telling())).toEqual([
      { statement: { kind: "claim", about: null, what: "thief" }, text: "Je suis un Voleur." },
    ]);
  });

  it("takes back nothing but one's own claim", async () => {
    const note = { words: await load("fr", "death_note"), names: ["Anna", "Bruno"], me: 0 };
    const whats = (about: number) =>
      offersAbout(about, note, ["", "camp_kira", "withdrawn"], { fits: () => true, likely: () => [] })
        .flatMap(({ near, rest }) => [near, ...rest.map(({ sentences }) => sentences)].flat())
        .map(({ statement }) => `${statement.kind} ${statement.what}`);
    expect(whats(0)).toContain("claim withdrawn");
    expect(whats(1)).toContain("accuse camp_kira");
    expect(whats(1).filter((each) => each.endsWith("withdrawn"))).toEqual([]);
  });

  it("says what does not depend on a word once", async () => {
    const spyfall = { words: await load("fr", "dc_spyfall"), names: ["Anna", "Bruno"], me: 0 };
    const offers = offersAbout(1, spyfall, ["", "vague", "off", "echo"], { fits: () => true, likely: () => [] });
    const vouch = offers.find(({ kind }) => kind === "vouch");
    expect([vouch?.near.length, vouch?.rest]).toEqual([1, []]);
  });

  it("is nothing for those who watch", () => {
    expect(offersAbout(1, { ...telling(), me: null }, VOCABULARY, speech)).toEqual([]);
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
