// A game without word files can be played in the words of its rules; the house and games with files stay strict.

import type { Question } from "@wire";
import { expect, test } from "vitest";
import { MissingWords } from "./book";
import { load } from "./load";
import { humanised, worded } from "./plain";

const NAMES = ["Anna", "Bruno", "Chloé"];
const plain = await load("fr", "lanterns");

const question = (kind: string, args = {}) => ({ kind, args }) as Question;

test("the game is called by its id", () => {
  expect(plain.text("game-title")).toBe("Lanterns");
  expect(plain.maybe("game-title", "tagline")).toBe("");
});

test("what happened is told with all there is to know about it", () => {
  expect(plain.event("peek_announced", { by: 0, on: 2 }, NAMES)).toBe(
    "Peek announced · by\u00a0: Anna · on\u00a0: Chloé",
  );
  expect(plain.event("voted", { votes: { "0": 1, "1": null } }, NAMES)).toBe(
    "Voted · votes\u00a0: Anna\u00a0: Bruno · Bruno\u00a0: rien",
  );
  expect(plain.event("shared", { to: [0, 2] }, NAMES)).toBe("Shared · to\u00a0: Anna et Chloé");
  expect(plain.event("shared", { to: [1, 1] }, NAMES)).toBe("Shared · to\u00a0: 2 × Bruno");
  expect(plain.event("marked", {}, NAMES)).toBe("Marked");
});

test("questions, options, reasons and endings are readable", () => {
  expect(plain.question(question("pick_fruit"), NAMES, 0)).toBe("Pick fruit");
  expect(plain.option({ word: "object", args: {} }, "react", NAMES, 0)).toBe("Object");
  expect(plain.option({ word: "trade", args: { face: "red_moon" } }, "react", NAMES, 0)).toBe(
    "Trade · face\u00a0: Red moon",
  );
  expect(plain.reason("no_shield")).toBe("No shield");
  expect(plain.maybe("ending-rounds_played")).toBe("Rounds played");
});

test("an option without a word is known by its id", () => {
  const option = { id: "call_off", word: "", args: {} };
  expect(plain.option(option, "react", NAMES, 0)).toBe("Call off");
});

test("what all games share keeps its words, unless they cannot be said", () => {
  expect(plain.option({ word: "seat", args: { seat: 1 } }, "vote", NAMES, 1)).toBe("Bruno (vous)");
  expect(plain.reason("not_now")).toBe("Pas maintenant.");
  expect(plain.option({ word: "card_face_down", args: {} }, "swap", NAMES, 0)).toBe("Card face down");
});

test("statements are told in the words of the rules, free words as they were said", () => {
  const said = { seat: 0, kind: "accuse", about: 1, what: "thief", text: "Encore lui\u00a0!" };
  const sentence = "Accuse · target\u00a0: Bruno · what\u00a0: Thief";
  expect(plain.words({ ...said, text: "" }, NAMES)).toBe(sentence);
  expect(plain.words(said, NAMES)).toBe("Encore lui\u00a0!");
  expect(plain.understood(said, NAMES)).toBe(sentence);
  expect(plain.statement(said, NAMES)).toContain(`Encore lui\u00a0! (compris\u00a0: ${sentence})`);
  expect(plain.words({ ...said, kind: "text" }, NAMES)).toBe("Encore lui\u00a0!");
});

test("what somebody wrote stays as it is", () => {
  expect(worded(plain, NAMES, "text", "la_nuit")).toBe("la_nuit");
  expect(worded(plain, NAMES, "motto", "Vive la_nuit")).toBe("Vive la_nuit");
});

test("a number of votes is no seat", () => {
  expect(worded(plain, NAMES, "votes", 2)).toBe("2");
  expect(worded(plain, NAMES, "vote", 2)).toBe("Chloé");
});

test("whose turn it is, who begins and who killed are people", () => {
  for (const name of ["active", "first", "killer", "first_killer"]) expect(worded(plain, NAMES, name, 1)).toBe("Bruno");
  expect(worded(plain, NAMES, "killer", -1)).toBe(plain.text("board-nobody"));
});

test("only what a game would word is made up", async () => {
  expect(() => plain.text("board-nonsense")).toThrow(MissingWords);
  expect(() => plain.phrase("match-nonsense", {}, NAMES)).toThrow(MissingWords);
  const known = await load("fr", "kemomimi_panic");
  expect(() => known.event("pick_fruit", {}, NAMES)).toThrow(MissingWords);
  expect(known.has("event-pick_fruit")).toBe(false);
});

test("names of the rules are made readable", () => {
  expect(humanised("crescent_blocked")).toBe("Crescent blocked");
});
