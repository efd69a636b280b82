// The drawings: every card of the catalogue has one, none looks like another, and they show what the rules say.

import catalogue from "@games/tokyo_ghoul/catalogue.py?raw";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import ActionIcon from "./art/ActionIcon.svelte";
import { SCENES } from "./art/places";
import TokenIcon from "./art/TokenIcon.svelte";
import CardArt from "./CardArt.svelte";
import { CAST } from "./cast";
import { PLACES } from "./catalogue";

/** The names that the catalogue gives to its own words: `FOOD` is `nourriture`. */
const names = new Map(
  [...catalogue.matchAll(/^([A-Z]\w+): Final = "(\w+)"$/gm)].map(([, name, word]) => [
    name ?? "",
    word ?? "",
  ]),
);
const worded = (text: string) => names.get(text) ?? text.replaceAll('"', "");

/** The arguments of every `Kind(…)` in the catalogue, on one line or on several. */
const rows = (kind: string): string[] =>
  [...catalogue.matchAll(new RegExp(`^ {8}${kind}\\((?:(.+)|\\n([\\s\\S]*?)\\n {8})\\),$`, "gm"))].map(
    ([, line, lines]) => (line ?? lines ?? "").replace(/origins=_\w+(\([^)]*\))?/, "").trim(),
  );

/** What a row says, by the name of each value. */
function read(row: string): { id: string; actions: string[]; camps: string[]; values: Map<string, string> } {
  const [id = "", rest = ""] = row.split(/,\s*(.*)/s);
  const tuple = (rest.match(/^\(([^)]*)\)/)?.[1] ?? "")
    .split(",")
    .map((each) => worded(each.trim()))
    .filter((each) => each);
  const values = new Map<string, string>();
  for (const part of rest.replace(/^\([^)]*\),?\s*/, "").split(/,\s*/)) {
    const [name = "", value] = part.trim().split("=");
    if (value === undefined && name) values.set("collection", worded(name));
    else if (value !== undefined) values.set(name, worded(value));
  }
  return { id: worded(id.trim()), actions: tuple, camps: tuple, values };
}

const characters = rows("Character").map(read);
const places = rows("Place").map(read);
const clues = rows("Clue").map((row) => worded(row.split(",")[0] ?? ""));
const supports = [...names.values()].filter((word) => word.startsWith("soutien_"));
const areas = ["cafe", "nourriture", "colombe", "paire", "transformation", "rumeur"];

const cards = [
  ...characters.map(({ id }) => ({ family: "character", id })),
  ...clues.map((id) => ({ family: "clue", id })),
  ...places.map(({ id }) => ({ family: "place", id })),
  ...supports.map((id) => ({ family: "support", id })),
  ...["goule", "inspecteur", "humain"].map((id) => ({ family: "camp", id })),
  ...areas.map((id) => ({ family: "area", id })),
  ...["collection", "elimination", "stay_alive", "companion", "team"].map((id) => ({
    family: "objective",
    id,
  })),
  ...[...new Set(places.flatMap((place) => place.actions))].map((id) => ({ family: "action", id })),
  ...[
    ...new Set(
      Object.values(CAST).flatMap((member) => member.objectives.map(({ kind, of }) => `${kind}-${of}`)),
    ),
  ].map((id) => ({ family: "objective", id })),
  { family: "token", id: "suspicion" },
];
const backs = ["clue", "place", "support"].map((id) => ({ family: "back", id }));

const drawn = (family: string, id: string): string => outlinesOf(render(CardArt, { family, id }));

test("the game has its 16 characters, 5 types of Clue cards, 8 Places and 2 support tokens", () => {
  expect([characters, clues, places, supports].map((each) => each.length)).toEqual([16, 5, 8, 2]);
});

test.each(cards)("$family $id has a drawing", ({ family, id }) => {
  for (const back of backs) expect(drawn(family, id)).not.toBe(drawn("back", back.id));
});

test("no two cards have the same shapes, whatever their colours", () => {
  const outlines = [...cards, ...backs].map(({ family, id }) => drawn(family, id));
  expect(new Set(outlines).size).toBe(outlines.length);
});

test("a hidden Place and a hidden support token do not look like a hidden card", () => {
  expect(new Set(backs.map(({ id }) => drawn("back", id))).size).toBe(backs.length);
});

test.each(characters)("the card of $id shows its camps and objectives", ({ id, camps, values }) => {
  const member = CAST[id];
  expect(member?.camps).toEqual(camps);
  expect(member?.proof).toBe(Number(values.get("proof") ?? 0));
  const wanted = ["collection", "elimination", "stay_alive", "companion"].filter((kind) => values.has(kind));
  expect(Object.fromEntries((member?.objectives ?? []).map(({ kind, of }) => [kind, of]))).toEqual(
    Object.fromEntries(wanted.map((kind) => [kind, values.get(kind)])),
  );
});

test.each(places)("the tile of $id shows its actions, and whether it is red", ({ id, actions, values }) => {
  expect(PLACES[id]?.actions).toEqual(actions);
  expect(PLACES[id]?.red).toBe(values.get("red") === "True");
  expect(SCENES[id]).not.toHaveLength(0);
});

test("no two actions look alike, nor two areas", () => {
  const actions = [...new Set(places.flatMap((place) => place.actions))];
  expect(actions).toHaveLength(10);
  const icons = [
    ...actions.map((action) => outlinesOf(render(ActionIcon, { action }))),
    ...["", ...areas].map((area) => outlinesOf(render(TokenIcon, { area }))),
  ];
  expect(icons).not.toContain("");
  expect(new Set(icons).size).toBe(icons.length);
});
