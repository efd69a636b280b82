// What an option does: said by its own words, by the card it is drawn as, or by what it names; or not at all.

import type { Choice } from "@wire";
import { expect, it } from "vitest";
import { Words } from "@/words/book";
import { effectOf } from "./effects";

const words = new Words("en", [
  "option-force = Both hands\n    .effect = Hers counts as yours.",
  "option-play = Play { $card }",
  "action-rem = Rem\n    .effect = A role dies.",
  "place-alley = Alley\n    .effect = Ask, then strike.",
]);
const option = (word: string, args: Choice["args"] = {}): Choice => ({ id: "1", word, args, refused: "" }) as Choice;

it("is said by its own words first, then by its one card, then by what it names", () => {
  expect(effectOf(option("force"), ["action-rem"], words)).toBe("Hers counts as yours.");
  expect(effectOf(option("play", { card: "rem" }), ["action-rem"], words)).toBe("A role dies.");
  expect(effectOf(option("play", { card: "rem" }), ["action-rem", "action-rem"], words)).toBe("");
  expect(effectOf(option("move", { place: "alley", steps: 1 }), [], words)).toBe("Ask, then strike.");
  expect(effectOf(option("pass"), [], words)).toBe("");
});
