// The entries of the rules page, from a game's own word files.

import type { Reference, ReferenceEntry } from "@wire";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/words/book";
import { load, loadToRead } from "@/words/load";
import { entriesOf, entryOf, found, SECTIONS, sectionsOf } from "./entries";
import { terms } from "./search";

const one = (family: ReferenceEntry["family"], id: string, more: Partial<ReferenceEntry> = {}): ReferenceEntry => ({
  family,
  id,
  source: "",
  count: 0,
  facts: {},
  ...more,
});

const reference: Reference = {
  game: "kemomimi_panic",
  entries: [
    one("character", "psychic_akira", { source: "rulebook" }),
    one("character", "teacher_viennetta", { facts: { needs: ["archaeologist_mindy"], only_with: 0 } }),
    one("character", "witness_sheena", { facts: { needs: [], only_with: 8 } }),
    one("role", "civilian", { count: 5, facts: { victory: 2 } }),
    one("preset", "first_4", {
      source: "unheard_of",
      facts: { characters: ["psychic_akira"], roles: ["informant", "civilian", "civilian"] },
    }),
    one("ending", "two_thieves"),
    one("rule", "akira"),
    one("example", "pardon"),
  ],
};

const words = await loadToRead("fr", "kemomimi_panic");
const entries = entriesOf(reference, words);
const entry = (key: string) => entries.find((each) => each.key === key);

describe("the page", () => {
  it("has its sections in order, and entries in the order of the reference", () => {
    expect(entries.map((each) => each.family)).toEqual(
      SECTIONS.flatMap((family) => entries.filter((each) => each.family === family)).map((each) => each.family),
    );
    expect(entries.filter((each) => each.family === "character").map((each) => each.id)).toEqual([
      "psychic_akira",
      "teacher_viennetta",
      "witness_sheena",
    ]);
  });

  it.each(LANGUAGES)("has words of the house for everything an entry may say (%s)", async (language) => {
    const house = await load(language);
    const said = [...SECTIONS.flatMap((family) => [`rules-${family}`, `rules-one-${family}`])];
    const sources = ["rulebook", "review", "reconstruction", "values"].map((source) => `rules-source-${source}`);
    const facts = ["needs", "only-with", "count", "tokens", "victory", "characters", "roles"].map(
      (fact) => `rules-${fact}`,
    );
    const parts = ["proof", "action", "trap", "bonus", "event", "goal"].map((part) => `rules-card-${part}`);
    for (const key of [...said, ...sources, ...facts, ...parts]) expect(house.has(key), key).toBe(true);
  });
});

describe("an entry", () => {
  it("is cut into the paragraphs of its text", () => {
    const chapter = entry("rule-akira")?.paragraphs ?? [];
    expect(chapter.length).toBeGreaterThan(1);
    expect(chapter.every((paragraph) => paragraph && !paragraph.includes("\n"))).toBe(true);
  });

  it("says when it acts, where it comes from and what it is drawn as", () => {
    const akira = entry("character-psychic_akira");
    expect(akira?.timing).toContain("À tout moment");
    expect(akira?.source).toBe("rulebook");
    expect(akira?.drawn).toBe(true);
    expect(entry("rule-akira")?.drawn).toBe(false);
  });

  it("says nothing of a source that has no words", () => {
    expect(entry("preset-first_4")?.source).toBe("");
  });

  it("names what it needs, and keeps quiet about what it does not need", () => {
    const mindy = { key: "character-archaeologist_mindy", name: "Mindy l’archéologue" };
    expect(entry("character-teacher_viennetta")?.facts).toEqual([{ word: "needs", number: 1, cards: [mindy] }]);
    expect(entry("character-witness_sheena")?.facts).toEqual([{ word: "only-with", number: 8, cards: [] }]);
  });

  it("names a card once that is there several times", () => {
    const roles = entry("preset-first_4")?.facts.find((fact) => fact.word === "roles");
    expect(roles?.cards.map((card) => card.name)).toEqual(["Informateur", "2 × Civil"]);
  });

  it("counts cards and the points of a victory", () => {
    expect(entry("role-civilian")?.facts.map((fact) => [fact.word, fact.number])).toEqual([
      ["count", 5],
      ["victory", 2],
    ]);
  });

  it("that is an ending is called by its short name and read as its sentence", () => {
    const ending = entry("ending-two_thieves");
    expect(ending?.title).toBe("Deux Voleurs");
    expect(ending?.paragraphs[0]).toContain("les deux Voleurs");
  });

  it("without words is a fault of ours, not a gap on the page", () => {
    expect(() => entryOf(one("rule", "nothing"), words)).toThrow("no words for rule-nothing");
  });
});

const tokyo: Reference = {
  game: "tokyo_ghoul",
  entries: [
    one("character", "kimi", {
      source: "reconstruction",
      facts: {
        camps: ["humain"],
        collection: "nourriture",
        elimination: "",
        stay_alive: "nourriture",
        companion: "nishiki",
        proof: 0,
        least_players: 0,
        origins: { collection: "reconstruction", stay_alive: "reconstruction" },
      },
    }),
    one("character", "mado", {
      facts: { elimination: "goule", proof: 2, origins: { proof: "reconstruction" } },
    }),
    one("clue", "cafe", {
      count: 6,
      facts: { colour: "yellow", markers: [4, 4, 4, 5, 6, 7], origins: { colour: "reconstruction" } },
    }),
    one("place", "ruelle", {
      facts: { actions: ["interrogation", "attaque_max"], red: true, origins: { name: "reconstruction" } },
    }),
    one("support", "soutien_neutre", { source: "rulebook", count: 7 }),
  ],
};

const read = async (game: string, language: Language, ...entries: ReferenceEntry[]) =>
  entriesOf({ game, entries }, await loadToRead(language, game));

describe("the values of a row", async () => {
  const said = entriesOf(tokyo, await loadToRead("fr", "tokyo_ghoul"));
  const values = (key: string) => said.find((each) => each.key === key)?.values ?? [];

  it("are told one by one, with the cards they name and where each comes from", () => {
    expect(values("character-kimi").map(({ label, cards, origin }) => [label, cards[0]?.key, origin])).toEqual([
      ["Collection", "clue-nourriture", "Reconstitution"],
      ["Rester en vie", "clue-nourriture", "Reconstitution"],
      ["Compagnon", "character-nishiki", "Livret de règles"],
    ]);
  });

  it("that are objectives are drawn with what they want", () => {
    expect(values("character-kimi").map(({ art }) => art?.id)).toEqual([
      "collection-nourriture",
      "stay_alive-nourriture",
      "companion-nishiki",
    ]);
    expect(values("place-ruelle").map(({ art }) => art)).toEqual([null, null]);
  });

  it("may be numbers, or how many cards of a type there are for how many players", () => {
    expect(values("character-mado").find(({ cards }) => !cards.length)?.text).toBe("2");
    const steps = "3 dès 4 joueurs, 4 dès 5 joueurs, 5 dès 6 joueurs et 6 dès 7 joueurs";
    expect(values("clue-cafe").map(({ text }) => text)).toEqual(["", steps]);
  });

  it("name what is done at a Place, in its order, and have an origin also where the page shows them anyway", () => {
    const [actions, name] = values("place-ruelle");
    expect(actions?.cards.map(({ key }) => key)).toEqual(["action-interrogation", "action-attaque_max"]);
    expect(actions?.cards.map(({ sign }) => sign?.id)).toEqual(["interrogation", "attaque_max"]);
    expect([name?.text, name?.cards, name?.fromRulebook]).toEqual(["", [], false]);
  });

  it("are silent where a row says nothing of origins, and are found by a search", () => {
    expect(values("support-soutien_neutre")).toEqual([]);
    expect(found(said, terms("dès 7")).map(({ key }) => key)).toEqual(["clue-cafe"]);
  });
});

describe("a game's own names", async () => {
  const said = await read(
    "death_note",
    "fr",
    one("role", "mogi"),
    one("action", "alibi", { facts: { ryuk: true, copies: 2, origins: { ryuk: "reconstruction" } } }),
    one("tile", "execution", { facts: { ryuk: false, origins: { ryuk: "reconstruction" } } }),
  );

  it("stand over its families, and over one of them; elsewhere the house has the words", () => {
    expect(sectionsOf(said).map(({ word, heading }) => [word, heading])).toEqual([
      ["role", ""],
      ["action", "Cartes Action"],
      ["tile", "Enquêtes"],
    ]);
    expect(said.map(({ kind }) => kind)).toEqual(["", "Action", "Enquête"]);
  });

  it("lead from where a text quotes them, and from nowhere else", async () => {
    const [l, apples, pacte] = await read(
      "death_note",
      "fr",
      one("rule", "l"),
      one("rule", "apples"),
      one("tile", "pacte"),
    );
    expect([...(l?.quotes ?? [])]).toEqual([["Les pommes", "rule-apples"]]);
    expect([...(apples?.quotes ?? []), ...(pacte?.quotes ?? [])]).toEqual([]);
  });

  it("and values that are a yes or a no are told as such", () => {
    const ryuk = said.map(({ values }) => values.find(({ label }) => label === "Ryuk")?.text);
    expect(ryuk).toEqual([undefined, "oui", "non"]);
  });
});

describe("what is counted", async () => {
  const said = await read(
    "tokyo_ghoul",
    "fr",
    one("clue", "cafe", { count: 6 }),
    one("place", "ruelle", { count: 1 }),
    one("support", "soutien_neutre", { count: 7 }),
  );

  it("are cards and tokens, and no Places: each is there once", () => {
    const counted = said.map(({ id, facts }) => [id, ...facts.map(({ word, number }) => `${number} ${word}`)]);
    expect(counted).toEqual([["ruelle"], ["cafe", "6 count"], ["soutien_neutre", "7 tokens"]]);
  });
});

describe("cards of several types", async () => {
  const typed = (id: string, type: string, more: Record<string, unknown> = {}) =>
    one("card", id, {
      source: "reconstruction",
      count: 1,
      facts: { type, letter: "", origins: {}, ...more },
    });
  const said = await read(
    "rose_noire",
    "fr",
    one("suspect", "aodhan", { source: "reconstruction", facts: { position: 1 } }),
    one("profile", "finn", { source: "review" }),
    typed("tribut_mac_snor", "goal", { origins: { count: "rulebook", type: "rulebook" } }),
    typed("assassinat", "event"),
    typed("dague_rituelle", "action", { letter: "P", origins: { letter: "rulebook" } }),
    typed("tumulte", "trap"),
    typed("zele", "action"),
    typed("exhumation", "action"),
    typed("proof_taran", "proof"),
    typed("discorde", "trap", { letter: "P", origins: { letter: "rulebook" } }),
  );
  const sections = sectionsOf(said);
  const values = (key: string) => said.find((each) => each.key === key)?.values ?? [];

  it("are read type by type, those with a letter apart, between Suspects and profiles", () => {
    expect(sections.map(({ word, entries: under }) => [word, under.map(({ id }) => id)])).toEqual([
      ["suspect", ["aodhan"]],
      ["card-proof", ["proof_taran"]],
      ["card-action", ["zele", "exhumation"]],
      ["card-trap", ["tumulte"]],
      ["card-bonus", ["dague_rituelle", "discorde"]],
      ["card-event", ["assassinat"]],
      ["card-goal", ["tribut_mac_snor"]],
      ["profile", ["finn"]],
    ]);
  });

  it("are drawn, as Suspects and profiles are", () => {
    expect(said.every(({ drawn }) => drawn)).toBe(true);
  });

  it("tell what of them the rulebook says, and that the rest is a reconstruction", () => {
    expect(values("card-dague_rituelle").map(({ label, text, fromRulebook }) => [label, text, fromRulebook])).toEqual([
      ["Lettre", "P", true],
    ]);
    expect(values("card-tribut_mac_snor").map(({ fromRulebook }) => fromRulebook)).toEqual([true]);
    expect(said.find(({ id }) => id === "dague_rituelle")?.source).toBe("reconstruction");
    expect(values("card-zele")).toEqual([]);
  });

  it("stand under one heading in a game that knows no types", async () => {
    const plain = await read("rose_noire", "fr", one("card", "zele"));
    expect(sectionsOf(plain).map(({ word }) => word)).toEqual(["card"]);
  });
});

describe("a search", () => {
  it("shows first what is called so, then what only mentions it", () => {
    const keys = found(entries, terms("akira")).map((each) => each.key);
    expect(keys.slice(0, 2)).toEqual(["rule-akira", "character-psychic_akira"]);
    expect(keys).toContain("example-pardon");
    expect(keys).not.toContain("role-civilian");
  });

  it("finds cards by when they act and which camp they are of", () => {
    expect(found(entries, terms("camp civils")).length).toBe(0);
    expect(found(entries, terms("civils")).map((each) => each.key)).toContain("role-civilian");
    expect(found(entries, terms("a tout moment")).map((each) => each.key)).toEqual(["character-psychic_akira"]);
  });
});

describe("places and abilities of DC Spyfall", async () => {
  const said = await read(
    "dc_spyfall",
    "en",
    one("ability", "secret_identity", { source: "reconstruction", count: 2, facts: { single: false } }),
    one("location", "oa", { source: "reconstruction", facts: { multiverse: false, aliases: ["oa"] } }),
  );

  it("are read under headings of their own, places first, and are drawn", () => {
    expect(sectionsOf(said).map(({ word }) => word)).toEqual(["location", "ability"]);
    expect(said.every(({ drawn }) => drawn)).toBe(true);
  });

  it("say when an ability is used, how many there are, and that the rulebook does not tell", () => {
    const ability = said.find(({ family }) => family === "ability");
    expect(ability?.timing).toBe("Never");
    expect(ability?.facts.map(({ word, number }) => [word, number])).toEqual([["count", 2]]);
    expect(ability?.source).toBe("reconstruction");
  });
});
