// The settings of a match in words.

import type { Game } from "@wire";
import { expect, test } from "vitest";
import { Words } from "@/words/book";
import { chosenOptions } from "./options";

const words = new Words("en", ["yes = yes\nno = no\nlist-and = { $start } and { $end }"]);
const setting = (name: string, usual: unknown, choice_labels: Record<string, string> = {}) => ({
  name,
  label: name.toUpperCase(),
  default: usual,
  choice_labels,
});
const games = [
  {
    id: "g",
    settings: [
      setting("points", false),
      setting("promo", false),
      setting("seconds", 180),
      setting("roles", [], { thief: "Thief", owl: "Owl" }),
    ],
  },
] as unknown as Game[];
const played = (options: Record<string, unknown>) => ({ game: "g", options });

test("only what was chosen otherwise is told, in words", () => {
  const options = { points: true, promo: false, seconds: 60, roles: ["owl", "thief"] };
  expect(chosenOptions(played(options), games, words)).toEqual([
    { label: "POINTS", value: "yes" },
    { label: "SECONDS", value: "60" },
    { label: "ROLES", value: "Owl and Thief" },
  ]);
});

test("settings that the match did not know yet, and games that are gone, tell nothing", () => {
  expect(chosenOptions(played({}), games, words)).toEqual([]);
  expect(chosenOptions(played({ points: true }), [], words)).toEqual([]);
});
