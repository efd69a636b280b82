// The drawings: every card of the catalogue has one, and none looks like another; members of the cast have their objectives.

import { AREAS, CAMPS, CHARACTERS, CLUES, OBJECTIVES, PLACES, SUPPORTS } from "@generated/tokyo_ghoul/catalogue";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import ActionIcon from "./art/ActionIcon.svelte";
import { SCENES } from "./art/places";
import TokenIcon from "./art/TokenIcon.svelte";
import CardArt from "./CardArt.svelte";
import { CAST } from "./cast";

const actions = [...new Set(Object.values(PLACES).flatMap((place) => place.actions))];

const cards = [
  ...Object.keys(CHARACTERS).map((id) => ({ family: "character", id })),
  ...Object.keys(CLUES).map((id) => ({ family: "clue", id })),
  ...Object.keys(PLACES).map((id) => ({ family: "place", id })),
  ...Object.keys(SUPPORTS).map((id) => ({ family: "support", id })),
  ...CAMPS.map((id) => ({ family: "camp", id })),
  ...AREAS.map((id) => ({ family: "area", id })),
  ...[...OBJECTIVES, "team"].map((id) => ({ family: "objective", id })),
  ...actions.map((id) => ({ family: "action", id })),
  ...[
    ...new Set(Object.values(CAST).flatMap((member) => member.objectives.map(({ kind, of }) => `${kind}-${of}`))),
  ].map((id) => ({ family: "objective", id })),
  { family: "token", id: "suspicion" },
];
const backs = ["clue", "place", "support"].map((id) => ({ family: "back", id }));

const drawn = (family: string, id: string): string => outlinesOf(render(CardArt, { family, id }));

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

test("a member of the cast has the objectives of the character, in their order", () => {
  expect(CAST.kimi).toEqual({
    camps: ["humain"],
    objectives: [
      { kind: "collection", of: "nourriture" },
      { kind: "stay_alive", of: "nourriture" },
      { kind: "companion", of: "nishiki" },
    ],
    proof: 0,
  });
  expect(CAST.mado).toEqual({
    camps: ["inspecteur"],
    objectives: [{ kind: "elimination", of: "goule" }],
    proof: 2,
  });
});

test("every Place has a scene", () => {
  for (const id of Object.keys(PLACES)) expect(SCENES[id]).not.toHaveLength(0);
});

test("no two actions look alike, nor two areas", () => {
  const icons = [
    ...actions.map((action) => outlinesOf(render(ActionIcon, { action }))),
    ...["", ...AREAS].map((area) => outlinesOf(render(TokenIcon, { area }))),
  ];
  expect(icons).not.toContain("");
  expect(new Set(icons).size).toBe(icons.length);
});
