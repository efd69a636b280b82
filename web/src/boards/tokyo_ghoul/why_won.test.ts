// Why the reader won, or did not, in one line.

import { expect, test } from "vitest";
import { moment } from "../fixtures/scenes";
import { publicOf } from "./facts";
import { cast } from "./story";
import { whyMine } from "./why_won";

function lineOf(name: string, character: string, language: "fr" | "en" = "en"): string {
  const { scene } = moment("tokyoEnds", name, language);
  const me = publicOf(scene.public).seats.findIndex((each) => each.character === character);
  expect(me, character).toBeGreaterThanOrEqual(0);
  return whyMine({ ...scene, me }).replaceAll(/[\u00a0\u202f]/g, " ");
}

test.each([
  ["instant", "nishiki", "You win: your Collection is complete, with 3 Transformation cards."],
  ["team", "touka", "You win: you are alive with 2 Coffee cards."],
  ["team", "amon", "You win: you killed Shu Tsukiyama, a Ghoul."],
  ["team", "suzuya", "You win: another Inspector killed Shu Tsukiyama, a Ghoul."],
  ["killed", "kimi", "You win: Nishiki Nishio is alive."],
])("%s: %s hears by which objective", (name, character, line) => {
  expect(lineOf(name, character)).toBe(line);
});

test.each([
  [
    "team",
    "kaneki",
    "Vous perdez : votre Collection en est à 1/3 Nourriture ; vous êtes en vie, mais avec 1/2 Nourriture.",
  ],
  ["team", "tsukiyama", "Vous perdez : vous n’avez tué personne ; vous avez perdu la vie."],
  ["wrong", "rize", "Vous perdez : vous avez tué SUZUYA Juzo, mais il vous fallait un Humain."],
  ["fell", "mado", "Vous perdez : vous avez perdu la vie en attaquant."],
])("%s: %s hears what was missed", (name, character, line) => {
  expect(lineOf(name, character, "fr")).toBe(line);
});

test("what ended it for several objectives is said once", () => {
  expect(lineOf("instant", "touka")).toBe("You lose: a complete Collection ended it all.");
});

test("the end has the line of its reader, and none for whoever watched", () => {
  const { scene } = moment("tokyoEnds", "team", "en");
  expect(cast(scene)?.why).toBe(whyMine(scene));
  expect(cast({ ...scene, me: null })?.why).toBe("");
});
