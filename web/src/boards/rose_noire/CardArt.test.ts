// The drawings of La Rose Noire: what its cards are, and its small signs.

import { CARDS, HOURS, NAMES } from "@generated/rose_noire/catalogue";
import { expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import HourIcon from "./art/HourIcon.svelte";
import SuspectIcon from "./art/SuspectIcon.svelte";
import TokenIcon from "./art/TokenIcon.svelte";
import { provenBy, typeOf } from "./art/types";

const cards = Object.keys(CARDS);

test("a Proof names whose innocence it proves, and no other card does", () => {
  expect(cards.map(provenBy).filter((suspect) => suspect)).toEqual(NAMES);
});

test("a card of another game has no type", () => {
  expect(typeOf("pickpocket")).toBe("");
});

test("no two small signs look alike", () => {
  const icons = [
    ...NAMES.map((suspect) => outlinesOf(SuspectIcon, { suspect })),
    ...NAMES.map((suspect) => outlinesOf(SuspectIcon, { suspect, dead: true })),
    ...HOURS.map((hour) => outlinesOf(HourIcon, { hour })),
    ...["pawn", "first_player", "time", "graveyard"].map((token) => outlinesOf(TokenIcon, { token })),
  ];
  expect(icons).not.toContain("");
  expect(new Set(icons).size).toBe(icons.length);
});
