// Every moment of the fixtures: drawn and told without a missing word, in both languages.

import ends from "@generated/rose_noire/ends.json";
import play from "@generated/rose_noire/play.json";
import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { BROKEN, draw, told } from "../fixtures/draw";
import { moment } from "../fixtures/scenes";
import game from ".";

afterEach(cleanup);

const MOMENTS = [
  ...Object.keys(play).map((name) => ["rosePlay", name] as const),
  ...Object.keys(ends).map((name) => ["roseEnds", name] as const),
];

describe.each(["fr", "en"] as const)("in %s", (language) => {
  test.each(MOMENTS)("%s %s is told", (set, name) => {
    expect(told(game, moment(set, name, language))).not.toMatch(BROKEN);
  });
});

// One of each kind of drawing: questions about the same table look alike.
const DRAWN = [
  ...["profile", "accomplices", "trap", "summons", "dusk", "night_rector", "penance", "three"].map(
    (name) => ["rosePlay", name] as const,
  ),
  ...["tribute", "double_reveal", "crowned"].map((name) => ["roseEnds", name] as const),
];

test.each(DRAWN)("%s %s is drawn", (set, name) => {
  const { container } = draw(game.Board, moment(set, name));
  expect(container.textContent).not.toMatch(BROKEN);
});
