// The table of any game: whatever the view says is shown, and people can be chosen.

import { cleanup, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { draw } from "../fixtures/draw";
import { type Moment, moment } from "../fixtures/scenes";
import game from ".";
import Board from "./Board.svelte";
import { read } from "./facts";

afterEach(cleanup);

function show(at: Moment) {
  const { container, ...rest } = draw(Board, at);
  return { ...rest, text: container.textContent ?? "" };
}

test("what there is one of per seat belongs to people, the rest to the table", () => {
  const { facts, piles, seats } = read(moment("lanterns", "share").scene);
  expect(seats[1]?.map(({ label, value }) => [label, value])).toEqual([
    ["Hand", "1"],
    ["Token", "0"],
  ]);
  expect(seats[2]?.map(({ label }) => label)).toContain("Target");
  expect(facts.map(({ name, value }) => [name, value])).toContainEqual(["turn", "Anna"]);
  expect(piles.map(({ name }) => name)).toEqual(["discard"]);
});

test("a game without any words can be seen and played", () => {
  const { choose, text } = show(moment("lanterns", "share"));
  expect(text).toContain("Deck\u00a0: 2");
  screen.getByRole("button", { name: "Choisir\u00a0: Chloé" }).click();
  expect(choose).toHaveBeenCalledWith("seat-2");
  expect(game.standing(moment("lanterns", "share").scene)).toBe("Share");
});

test("a game with words is told in them", () => {
  const { help, text } = show(moment("kemomimi8", "vote"));
  expect(text).toContain("Moon\u00a0: Nouvelle Lune");
  expect(text).toContain("3 × Civil");
  screen.getAllByRole("button", { name: /Croissant de Lune/ })[0]?.click();
  expect(help).toHaveBeenCalledWith("role-thief_crescent_moon");
  expect(game.standing(moment("kemomimi8", "vote").scene)).toBe("Vote");
});

test("what only the reader knows is a secret, not on the table", () => {
  const { scene } = moment("lanterns", "react", "en");
  expect(game.secrets(scene, scene.private ?? {}, 1).map(({ text }) => text)).toContain("Hand: Thief");
  expect(show(moment("lanterns", "react", "en")).text).not.toContain("Thief");
});

test("the table and a person may have facts of the same name", () => {
  const seats = [0, 1, 2].map((seat) => ({ target: seat === 1 }));
  const { text } = show(moment("lanterns", "share", "en", { target: 1, seats }));
  expect(text).toContain("Target: yes");
});

test("help about somebody starts with the first card before them", () => {
  expect(game.cardOf(moment("kemomimi8", "vote").scene, 0)).toMatch(/^character-/);
  expect(game.cardOf(moment("lanterns", "share").scene, 0)).toBe("");
});

test("it is night where the phase says so", () => {
  expect(game.night({ phase: "night_two" })).toBe(true);
  expect(game.night({ phase: "vote" })).toBe(false);
  expect(game.night({})).toBe(false);
});
