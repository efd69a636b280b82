// The drawings of DC Spyfall: what a card shows besides its place, and the places as small pictures.

import { ABILITIES, LOCATIONS, ROLES } from "@generated/dc_spyfall/catalogue";
import { expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import PlaceIcon from "./art/PlaceIcon.svelte";
import CardArt from "./CardArt.svelte";

const drawn = (family: string, id: string): string => outlinesOf(CardArt, { family, id });

test("there are as many cards as in the box", () => {
  expect([LOCATIONS, ABILITIES, ROLES].map((all) => Object.keys(all).length)).toEqual([20, 11, 3]);
});

test("a card shows its place, and Harley Quinn's mark where it bears it", () => {
  expect(drawn("card", "oa")).toBe(drawn("location", "oa"));
  const marked = drawn("card", "oa+harley");
  expect(marked).toContain(drawn("card", "oa"));
  expect(marked).not.toBe(drawn("card", "oa"));
  expect(drawn("card", "joker")).toBe(drawn("role", "joker"));
});

test("the list of places shows each of them", () => {
  expect(new Set(Object.keys(LOCATIONS).map((place) => outlinesOf(PlaceIcon, { place }))).size).toBe(20);
});
