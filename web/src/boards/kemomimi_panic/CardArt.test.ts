// The drawings: every card of the game has one, and none looks like another.

import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import { kemomimiText } from "../fixtures/scenes";
import CardArt from "./CardArt.svelte";

const cards = [...kemomimiText("fr").matchAll(/^(character|role|tile)-(\w+) =/gm)].map(([, family, id]) => ({
  family: family ?? "",
  id: id ?? "",
}));

const drawn = (family: string, id: string): string => outlinesOf(render(CardArt, { family, id }));

test("the game has its 28 characters, 8 roles and 3 tiles", () => {
  expect(cards).toHaveLength(39);
});

test.each(cards)("$family $id has a drawing", ({ family, id }) => {
  expect(drawn(family, id)).not.toBe(drawn("back", "role"));
});

test("no two cards have the same shapes, whatever their colours", () => {
  const shapes = [...cards, { family: "moon", id: "new" }, { family: "moon", id: "full" }].map(
    ({ family, id }) => drawn(family, id),
  );
  expect(new Set(shapes).size).toBe(shapes.length);
});
