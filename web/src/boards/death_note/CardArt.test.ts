// The drawings: every card of the catalogue has one, and none looks like another; what the board knows of the rules is so.

import catalogue from "@games/death_note/catalogue.py?raw";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import { colours } from "./art/ink";
import CardArt from "./CardArt.svelte";
import { ACTIONS, CAMPS, SECRET_ROLES, TILES, TIMINGS } from "./catalogue";

afterEach(cleanup);

/** The rows of the catalogue that begin with this word. */
const rows = (kind: string): string[][] =>
  [...catalogue.matchAll(new RegExp(`^ {8}${kind}\\((.*)\\),$`, "gm"))].map(([, row = ""]) =>
    row.split(/,\s*/).map((each) => each.replaceAll('"', "")),
  );

test("the board has the roles of the rules, each in its camp", () => {
  const told = Object.fromEntries(rows("Role").map(([id = "", camp = ""]) => [id, camp.toLowerCase()]));
  expect(CAMPS).toEqual(told);
  expect(SECRET_ROLES).toHaveLength(8);
});

test("the board has the Actions of the rules, in their order, with when they are played and what they bear", () => {
  const told = rows("Action").map(([id, number, , timing = "", ...flags]) => ({
    id,
    number: Number(number),
    timing: timing.toLowerCase(),
    ryuk: flags.includes("ryuk=True"),
    death: flags.includes("death=True"),
    advanced: flags.includes("advanced=True"),
  }));
  expect(Object.entries(ACTIONS).map(([id, action]) => ({ id, ...action }))).toEqual(told);
  expect(told).toHaveLength(36);
  for (const { timing } of told) expect(TIMINGS).toContain(timing);
});

test("the board has the tiles of the rules", () => {
  const told = rows("Tile").map(([id, number, round, suspicion, ...flags]) => ({
    id,
    number: Number(number),
    round: Number(round),
    suspicion: Number(suspicion),
    ryuk: flags.includes("ryuk=True"),
    stays: flags.includes("stays=True"),
  }));
  expect(Object.entries(TILES).map(([id, tile]) => ({ id, ...tile }))).toEqual(told);
  expect(told).toHaveLength(25);
});

const drawings = [
  ...Object.keys(CAMPS).map((id) => ({ family: "role", id })),
  ...["detective", "kira", "investigators"].map((id) => ({ family: "camp", id })),
  ...Object.keys(ACTIONS).map((id) => ({ family: "action", id })),
  ...Object.keys(TILES).map((id) => ({ family: "tile", id })),
  ...Object.keys(CAMPS).flatMap((role) =>
    [1, 2, 3].map((at) => ({ family: "objective", id: `${role}_${at}` })),
  ),
  ...["amour", "poursuite", "fausse_piste"].map((id) => ({ family: "objective", id })),
  ...["role", "action", "tile"].map((id) => ({ family: "back", id })),
];

test("no two drawings have the same shapes, whatever their colours", () => {
  expect(new Set(drawings.map((card) => outlinesOf(render(CardArt, card)))).size).toBe(drawings.length);
});

test("an Action shows whether it takes Ryuk and whether it kills", () => {
  const tone = (id: string) =>
    render(CardArt, { family: "action", id })
      .container.querySelector("svg")
      ?.style.getPropertyValue("--tone");
  expect(["death_note", "alibi", "decouverte"].map(tone)).toEqual(
    ["death", "ryuk", "action"].map((kind) => colours(kind).tone),
  );
});
