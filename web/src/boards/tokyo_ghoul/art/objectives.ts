// What an objective is drawn as: three cards fanned out, a heart, a blade, two who belong together.

import { COLLECTION_NEEDED, STAY_ALIVE_NEEDED } from "@generated/tokyo_ghoul/catalogue";
import { type Drawing, disc } from "../../shared/drawing";
import { CAST, type Objective } from "../cast";
import type { Layers } from "./actions";
import { CAMPS, CLUES } from "./glyphs";
import { drawing, type Line } from "./ink";

export const PLATES: Readonly<Record<Objective["kind"], Drawing>> = {
  collection: drawing("ash M-14-8-5-12 4 8-5 12z", "ash M14-8 5-12-4 8 5 12z", "pale M-9-12H9v25H-9z"),
  stay_alive: drawing("pale M0 14C-15 5-16-3-13-8c3-6 11-5 13 1 2-6 10-7 13-1 3 5 2 13-13 22z"),
  elimination: drawing(),
  companion: drawing(`pale ${disc(-6, 0, 9)}`, `pale ${disc(6, 0, 9)}`),
};

const KNIFE: Drawing = drawing(
  "ash M15-15c0 8-3 13-8 17l-4-4c2-7 5-11 12-13z",
  "wood M1-5l7 7-3 2-2-2-5 5-3-3 5-5-2-2z",
);
const HEART: Drawing = drawing("blood M-8 6c-7-4-8-10-4-11.5 2-.5 4 1 4 3 0-2 2-3.5 4-3 4 1.5 3 7.5-4 11.5z");

/** What companions are known by. */
const COMPANIONS: Readonly<Record<string, Drawing>> = {
  nishiki: drawing(`line ${disc(-7, 1, 5.5)}`, `line ${disc(7, 1, 5.5)}`, "line M-2 0h4M-13-1l-3-3M13-1l3-3"),
  touka: drawing("blood M-10 12C-8-2 0-10 12-14c1 5-1 8-3 11l4 0c-2 5-5 8-9 9l3 2c-5 4-10 4-17 4z"),
};

/** What fills the plate: its drawing, how large, and where. */
export function fillings(objective: Objective): Layers {
  switch (objective.kind) {
    case "collection":
      return [{ drawing: CLUES[objective.of], at: "scale(0.58)" }];
    case "stay_alive":
      return [{ drawing: CLUES[objective.of], at: "translate(0 -1) scale(0.58)" }];
    case "elimination":
      return [
        { drawing: CAMPS[objective.of], at: "translate(-2 2) scale(0.95)" },
        { drawing: KNIFE, at: "translate(3 -2) scale(0.85)" },
      ];
    case "companion":
      return [
        { drawing: HEART, at: "translate(-1 -1)" },
        { drawing: COMPANIONS[objective.of] ?? HEART, at: "translate(6.5 0) scale(0.45)" },
      ];
  }
}

/** The proof an Inspector wants: a dove, and so many tokens. */
export function proof(tokens: number): Drawing {
  const first = -4.5 * (tokens - 1);
  return drawing(...Array.from({ length: tokens }, (_, index): Line => `token ${disc(first + 9 * index, 9, 3.6)}`));
}

const pips = (count: number, y: number): Drawing =>
  drawing(
    ...Array.from({ length: count }, (_, index): Line => `blood ${disc(5.6 * (index - (count - 1) / 2), y, 1.4)}`),
  );

/** The kinds of objective by themselves: how many cards, who is meant, who wins with whom. */
export const KINDS: Readonly<Record<string, Layers>> = {
  collection: [
    { drawing: PLATES.collection, at: "scale(1)" },
    { drawing: pips(COLLECTION_NEEDED, 0), at: "scale(1)" },
  ],
  elimination: [
    { drawing: drawing(`blood ${disc(-2, 3, 10)}`, `pale ${disc(-2, 3, 5)}`), at: "scale(1)" },
    { drawing: KNIFE, at: "translate(3 -2) scale(0.9)" },
  ],
  stay_alive: [
    { drawing: PLATES.stay_alive, at: "scale(1)" },
    { drawing: pips(STAY_ALIVE_NEEDED, 0), at: "scale(1)" },
  ],
  companion: [
    { drawing: PLATES.companion, at: "scale(1)" },
    { drawing: HEART, at: "translate(-1 -1)" },
    { drawing: HEART, at: "translate(14 -1)" },
  ],
  team: [
    { drawing: CAMPS.inspecteur, at: "translate(-6 -2) scale(0.72)" },
    { drawing: CAMPS.inspecteur, at: "translate(6 2) scale(0.72)" },
  ],
};

/** The objective that `collection-cafe` names. */
export function objectiveNamed(id: string): Objective | undefined {
  const [kind, of] = id.split("-");
  return Object.values(CAST)
    .flatMap((member) => member.objectives)
    .find((each) => each.kind === kind && each.of === of);
}
