// The drawings: every card of the catalogue has one, and none looks like another.

import { ACTIONS, ROLES, TILES } from "@generated/death_note/catalogue";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import { colours } from "./art/ink";
import CardArt from "./CardArt.svelte";

afterEach(cleanup);

const drawings = [
  ...Object.keys(ROLES).map((id) => ({ family: "role", id })),
  ...["detective", "kira", "investigators"].map((id) => ({ family: "camp", id })),
  ...Object.keys(ACTIONS).map((id) => ({ family: "action", id })),
  ...Object.keys(TILES).map((id) => ({ family: "tile", id })),
  ...Object.keys(ROLES).flatMap((role) => [1, 2, 3].map((at) => ({ family: "objective", id: `${role}_${at}` }))),
  ...["amour", "poursuite", "fausse_piste"].map((id) => ({ family: "objective", id })),
  ...["role", "action", "tile"].map((id) => ({ family: "back", id })),
];

test("no two drawings have the same shapes, whatever their colours", () => {
  expect(new Set(drawings.map((card) => outlinesOf(render(CardArt, card)))).size).toBe(drawings.length);
});

test("an Action shows whether it takes Ryuk and whether it kills", () => {
  const tone = (id: string) =>
    render(CardArt, { family: "action", id }).container.querySelector("svg")?.style.getPropertyValue("--tone");
  expect(["death_note", "alibi", "decouverte"].map(tone)).toEqual(
    ["death", "ryuk", "action"].map((kind) => colours(kind).tone),
  );
});
