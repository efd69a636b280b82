// The drawings: every place, ability and role has one, and none looks like another.

import { ABILITIES, LOCATIONS, ROLES } from "@generated/dc_spyfall/catalogue";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import PlaceIcon from "./art/PlaceIcon.svelte";
import CardArt from "./CardArt.svelte";

afterEach(cleanup);

const places = Object.keys(LOCATIONS);
const abilities = Object.keys(ABILITIES);

const shapes = (container: Element): string =>
  [...container.querySelectorAll("path, circle, rect")].map((each) => each.getAttribute("d")).join();

function drawn(family: string, id: string): string {
  const { container, unmount } = render(CardArt, { family, id });
  const outlines = shapes(container);
  unmount();
  return outlines;
}

test("no card looks like another, nor like the back of one", () => {
  const all = [
    drawn("back", "card"),
    ...places.map((id) => drawn("location", id)),
    ...abilities.map((id) => drawn("ability", id)),
    ...ROLES.map((id) => drawn("role", id)),
  ];
  expect(new Set(all).size).toBe(1 + 20 + 11 + 3);
});

test("a card shows its place, and Harley Quinn's mark where it bears it", () => {
  expect(drawn("card", "oa")).toBe(drawn("location", "oa"));
  const marked = drawn("card", "oa+harley");
  expect(marked).toContain(drawn("card", "oa"));
  expect(marked).not.toBe(drawn("card", "oa"));
  expect(drawn("card", "joker")).toBe(drawn("role", "joker"));
});

test("the list of places shows each of them", () => {
  const small = places.map((place) => {
    const { container, unmount } = render(PlaceIcon, { place });
    const outlines = shapes(container);
    unmount();
    return outlines;
  });
  expect(new Set(small).size).toBe(20);
});
