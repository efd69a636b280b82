// Every moment of the fixtures: drawn and told without a missing word, in both languages.

import ends from "@generated/dc_spyfall/ends.json";
import play from "@generated/dc_spyfall/play.json";
import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { BROKEN, draw, told } from "../fixtures/draw";
import { moment } from "../fixtures/scenes";
import game from ".";

afterEach(cleanup);

const MOMENTS = [
  ...Object.keys(play).map((name) => ["spyfallPlay", name] as const),
  ...Object.keys(ends).map((name) => ["spyfallEnds", name] as const),
];

describe.each(["fr", "en"] as const)("in %s", (language) => {
  test.each(MOMENTS)("%s %s is told", (set, name) => {
    expect(told(game, moment(set, name, language))).not.toMatch(BROKEN);
  });
});

test.each(MOMENTS)("%s %s is drawn", (set, name) => {
  const at = moment(set, name);
  const { container } = draw(game.Board, at, { told: at.frame.told });
  expect(container.textContent).not.toMatch(BROKEN);
});
