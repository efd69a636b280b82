// The drawings: every card of the catalogue has one, and none looks like another.

import { CARDS, HOURS, NAMES, PROFILES, ROLES } from "@generated/rose_noire/catalogue";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import CardIcon from "./art/CardIcon.svelte";
import HourIcon from "./art/HourIcon.svelte";
import RoleIcon from "./art/RoleIcon.svelte";
import SuspectIcon from "./art/SuspectIcon.svelte";
import TokenIcon from "./art/TokenIcon.svelte";
import { provenBy, typeOf } from "./art/types";
import CardArt from "./CardArt.svelte";

const cards = Object.keys(CARDS);
const roles = Object.keys(ROLES);
const tokens = ["pawn", "first_player", "time", "graveyard"];

const drawings = [
  ...NAMES.flatMap((id) => [
    { family: "suspect", id },
    { family: "tombstone", id },
  ]),
  ...roles.map((id) => ({ family: "role", id })),
  ...["investigators", "possessed", "rector"].map((id) => ({ family: "camp", id })),
  ...cards.map((id) => ({ family: "card", id })),
  ...Object.keys(PROFILES).map((id) => ({ family: "profile", id })),
  ...HOURS.map((id) => ({ family: "hour", id })),
  ...tokens.map((id) => ({ family: "token", id })),
];
const backs = ["clue", "rector", "role"].map((id) => ({ family: "back", id }));

const drawn = (family: string, id: string): string => outlinesOf(render(CardArt, { family, id }));

test.each(drawings)("$family $id has a drawing", ({ family, id }) => {
  for (const back of backs) expect(drawn(family, id)).not.toBe(drawn("back", back.id));
});

test("no two drawings have the same shapes, whatever their colours", () => {
  const outlines = [...drawings, ...backs].map(({ family, id }) => drawn(family, id));
  expect(new Set(outlines).size).toBe(outlines.length);
});

test("a Proof names whose innocence it proves, and no other card does", () => {
  expect(cards.map(provenBy).filter((suspect) => suspect)).toEqual(NAMES);
});

test("a card of another game has no type", () => {
  expect(typeOf("pickpocket")).toBe("");
});

test("no two small signs look alike", () => {
  const icons = [
    ...cards.map((card) => outlinesOf(render(CardIcon, { card }))),
    ...NAMES.map((suspect) => outlinesOf(render(SuspectIcon, { suspect }))),
    ...NAMES.map((suspect) => outlinesOf(render(SuspectIcon, { suspect, dead: true }))),
    ...HOURS.map((hour) => outlinesOf(render(HourIcon, { hour }))),
    ...roles.map((role) => outlinesOf(render(RoleIcon, { role }))),
    ...tokens.map((token) => outlinesOf(render(TokenIcon, { token }))),
  ];
  expect(icons).not.toContain("");
  expect(new Set(icons).size).toBe(icons.length);
});
