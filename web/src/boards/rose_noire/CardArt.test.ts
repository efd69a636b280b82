// The drawings: every card of the catalogue has one, none looks like another, and they show what the rules say.

import catalogue from "@games/rose_noire/catalogue.py?raw";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import CardIcon from "./art/CardIcon.svelte";
import HourIcon from "./art/HourIcon.svelte";
import RoleIcon from "./art/RoleIcon.svelte";
import SuspectIcon from "./art/SuspectIcon.svelte";
import TokenIcon from "./art/TokenIcon.svelte";
import { letterOf, provenBy, typeOf } from "./art/types";
import CardArt from "./CardArt.svelte";

/** The rows of the catalogue that begin with this word. */
const rows = (kind: string): string[][] =>
  [...catalogue.matchAll(new RegExp(`^ {8}${kind}\\((.*)\\),$`, "gm"))].map(([, row = ""]) =>
    row.split(/,\s*/).map((each) => each.replaceAll('"', "")),
  );
const ids = (kind: string): string[] => rows(kind).map(([id = ""]) => id);

const suspects = ids("Suspect");
const profiles = ids("Profile");
const roles = ["investigator", "possessed", "rector"];
const clues = rows("_clue").map(([id = "", type = ""]) => ({ id, type: type.toLowerCase(), letter: "" }));
const bonuses = rows("_bonus").map(([id = "", letter = "", type = ""]) => ({
  id,
  type: type.toLowerCase(),
  letter,
}));
const rectors = rows("_rector").map(([id = "", , type = "EVENT"]) => ({
  id,
  type: type.toLowerCase(),
  letter: "",
}));
const proofs = suspects.map((name) => ({ id: `proof_${name}`, type: "proof", letter: "" }));
const cards = [...proofs, ...clues, ...bonuses, ...rectors];
const hours = ["lumines", "sextines", "vesperines", "estellines", "albines"];
const tokens = ["pawn", "first_player", "time", "graveyard"];

const drawings = [
  ...suspects.flatMap((id) => [
    { family: "suspect", id },
    { family: "tombstone", id },
  ]),
  ...roles.map((id) => ({ family: "role", id })),
  ...["investigators", "possessed", "rector"].map((id) => ({ family: "camp", id })),
  ...cards.map(({ id }) => ({ family: "card", id })),
  ...profiles.map((id) => ({ family: "profile", id })),
  ...hours.map((id) => ({ family: "hour", id })),
  ...tokens.map((id) => ({ family: "token", id })),
];
const backs = ["clue", "rector", "role"].map((id) => ({ family: "back", id }));

const drawn = (family: string, id: string): string => outlinesOf(render(CardArt, { family, id }));

test("the catalogue is read whole: 7 Suspects, 13 Actions, 6 Traps, 9 bonus cards, 9 Events, 2 Goals, 6 profiles", () => {
  const of = (all: readonly { type: string }[], type: string) =>
    all.filter((each) => each.type === type).length;
  expect([
    suspects.length,
    of(clues, "action"),
    of(clues, "trap"),
    bonuses.length,
    of(rectors, "event"),
    of(rectors, "goal"),
    profiles.length,
  ]).toEqual([7, 13, 6, 9, 9, 2, 6]);
});

test.each(drawings)("$family $id has a drawing", ({ family, id }) => {
  for (const back of backs) expect(drawn(family, id)).not.toBe(drawn("back", back.id));
});

test("no two drawings have the same shapes, whatever their colours", () => {
  const outlines = [...drawings, ...backs].map(({ family, id }) => drawn(family, id));
  expect(new Set(outlines).size).toBe(outlines.length);
});

test.each(cards)("$id is framed as what it is", ({ id, type, letter }) => {
  expect(typeOf(id)).toBe(type);
  expect(letterOf(id)).toBe(letter);
  expect(provenBy(id)).toBe(type === "proof" ? id.replace("proof_", "") : "");
});

test("a card of another game has no type", () => {
  expect(typeOf("pickpocket")).toBe("");
});

test("no two small signs look alike", () => {
  const icons = [
    ...cards.map(({ id }) => outlinesOf(render(CardIcon, { card: id }))),
    ...suspects.map((suspect) => outlinesOf(render(SuspectIcon, { suspect }))),
    ...suspects.map((suspect) => outlinesOf(render(SuspectIcon, { suspect, dead: true }))),
    ...hours.map((hour) => outlinesOf(render(HourIcon, { hour }))),
    ...roles.map((role) => outlinesOf(render(RoleIcon, { role }))),
    ...tokens.map((token) => outlinesOf(render(TokenIcon, { token }))),
  ];
  expect(icons).not.toContain("");
  expect(new Set(icons).size).toBe(icons.length);
});
