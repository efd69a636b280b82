// The drawings of Tokyo Ghoul: its scenes and small signs; members of the cast have their objectives.

import { AREAS, PLACES } from "@generated/tokyo_ghoul/catalogue";
import { expect, test } from "vitest";
import { outlinesOf } from "../fixtures/outlines";
import ActionIcon from "./art/ActionIcon.svelte";
import { SCENES } from "./art/places";
import TokenIcon from "./art/TokenIcon.svelte";
import { CAST } from "./cast";

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
  const actions = [...new Set(Object.values(PLACES).flatMap((place) => place.actions))];
  const icons = [
    ...actions.map((action) => outlinesOf(ActionIcon, { action })),
    ...["", ...AREAS].map((area) => outlinesOf(TokenIcon, { area })),
  ];
  expect(icons).not.toContain("");
  expect(new Set(icons).size).toBe(icons.length);
});
