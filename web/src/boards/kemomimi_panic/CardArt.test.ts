// The drawings: every card of the game has one, and none looks like another.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { kemomimiText } from "../fixtures/scenes";
import CardArt from "./CardArt.svelte";

afterEach(cleanup);

const cards = [...kemomimiText("fr").matchAll(/^(character|role|tile)-(\w+) =/gm)].map(([, family, id]) => ({
  family: family ?? "",
  id: id ?? "",
}));

const drawn = (family: string, id: string): string => {
  const { container, unmount } = render(CardArt, { family, id });
  const shapes = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")).join();
  unmount();
  return shapes;
};

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
