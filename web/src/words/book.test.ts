// The browser says what the house says: sentences of played matches, worded by both and compared.

import type { Question } from "@wire";
import { describe, expect, test } from "vitest";
import { MissingWords, type Speech, Words } from "./book";
import { load } from "./load";
import spoken from "./spoken.json";

interface Sentence {
  as: string;
  me: number | null;
  n: string[];
  what: Record<string, unknown>;
  fr: string;
  en: string;
}

const GAMES = Object.entries(spoken as unknown as Record<string, Sentence[]>);

function worded(words: Words, { as, what, n: names, me }: Sentence): string {
  const args = what.args as Record<string, unknown>;
  if (as === "event") return words.event(String(what.key), args, names, me);
  if (as === "question") return words.question(what as unknown as Question, names, me);
  if (as === "option") return words.option({ word: String(what.word), args }, String(what.kind), names, me);
  return words.statement(what as unknown as Speech, names, me);
}

describe.each(GAMES)("%s", (game, sentences) => {
  test.each(["fr", "en"] as const)("is worded in %s as by the house", async (language) => {
    const words = await load(language, game);
    for (const each of sentences) expect(worded(words, each)).toBe(each[language]);
    expect(sentences.length).toBeGreaterThan(50);
  });
});

test("somebody's own words are said as they are, and understood in those of the game", async () => {
  const words = await load("fr", "death_note");
  const said = { seat: 0, kind: "claim", about: null, what: "role_matsuda", text: "Je suis Matsuda, promis\u202f!" };
  expect(words.words(said, ["Anna"])).toBe("Je suis Matsuda, promis\u202f!");
  expect(words.understood(said, ["Anna"])).toBe("Je suis Matsuda.");
  expect(words.understood({ ...said, text: "" }, ["Anna"])).toBe("");
  expect(words.understood({ ...said, kind: "text", what: "" }, ["Anna"])).toBe("");
});

test("a name written from right to left stands by itself, so that numbers beside it stay where they are", () => {
  const words = new Words("en", ["event-lost = { $seat } 3 of 4"]);
  expect(words.event("lost", { seat: 0 }, ["אבג"])).toBe("\u2068אבג\u2069 3 of 4");
  expect(words.event("lost", { seat: 0 }, ["Anna"])).toBe("Anna 3 of 4");
});

test("where the page must go on, a plain word stands in for missing ones, and each is told once", () => {
  const told: string[] = [];
  const words = new Words("en", ["hello = Hello { $name }"], ({ message }) => told.push(message));
  const option = { word: "steal_again", args: {} };
  expect(words.option(option, "night", [], null)).toBe("steal again");
  expect(words.option(option, "night", [], null)).toBe("steal again");
  expect(words.attribute("hello", "camp")).toBe("");
  expect(words.text("hello")).toBe("Hello …");
  expect(told).toHaveLength(3);
  expect(told[0]).toBe("en: no words for option-steal_again");
});

test("words that are not there are never shown raw", () => {
  const words = new Words("en", ["hello = Hello { $name }"]);
  expect(() => words.text("goodbye")).toThrow(MissingWords);
  expect(() => words.text("hello")).toThrow(MissingWords);
  expect(words.text("hello", { name: "Léa" })).toBe("Hello Léa");
});

test("a value of two parts is worded by one key, and fingers by the names they point at", () => {
  const words = new Words("en", [
    "nobody = nobody\nlist-and = { $start } and { $end }\nlist-by_seat = { $seat }: { $word }\ncard-cave_marked = Cave (marked)",
    "event-shown = { $card }\nevent-pointed = { $fingers_by_seat }",
  ]);
  expect(words.event("shown", { card: "cave+marked" }, [])).toBe("Cave (marked)");
  expect(words.event("pointed", { fingers: [1, -1] }, ["Léa", "Anna"])).toBe("Léa: Anna, Anna: nobody");
});
