// The drawings: every card of the game has one, and none looks like another.

import { CHARACTERS, ROLES } from "@generated/kemomimi_panic/catalogue";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import { kemomimiText } from "../fixtures/scenes";
import CardArt from "./CardArt.svelte";

const tiles = [...kemomimiText("fr").matchAll(/^tile-(\w+) =/gm)].map(([, id = ""]) => id);
const cards = [
  ...Object.keys(CHARACTERS).map((id) => ({ family: "character", id })),
  ...Object.keys(ROLES).map((id) => ({ family: "role", id })),
  ...tiles.map((id) => ({ family: "tile", id })),
];

const drawn = (family: string, id: string): string => outlinesOf(render(CardArt, { family, id }));

test.each(cards)("$family $id has a drawing", ({ family, id }) => {
  expect(drawn(family, id)).not.toBe(drawn("back", "role"));
});

test("no two cards have the same shapes, whatever their colours", () => {
  const shapes = [...cards, { family: "moon", id: "new" }, { family: "moon", id: "full" }].map(({ family, id }) =>
    drawn(family, id),
  );
  expect(new Set(shapes).size).toBe(shapes.length);
});
