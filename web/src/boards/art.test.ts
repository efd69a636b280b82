// The drawings: every card of every catalogue has one, and none looks like another, whatever their colours.

import * as spyfall from "@generated/dc_spyfall/catalogue";
import * as note from "@generated/death_note/catalogue";
import * as kemomimi from "@generated/kemomimi_panic/catalogue";
import * as rose from "@generated/rose_noire/catalogue";
import * as tokyo from "@generated/tokyo_ghoul/catalogue";
import { describe, expect, test } from "vitest";
import { moduleOf } from "./board";
import { outlinesOf } from "./fixtures/outlines";
import { idsOf } from "./fixtures/scenes";
import { CAST } from "./tokyo_ghoul/cast";

/** By game and family, backs among them. */
const CARDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  dc_spyfall: {
    location: Object.keys(spyfall.LOCATIONS),
    ability: Object.keys(spyfall.ABILITIES),
    role: spyfall.ROLES,
    back: ["card"],
  },
  death_note: {
    role: Object.keys(note.ROLES),
    camp: ["detective", "kira", "investigators"],
    action: Object.keys(note.ACTIONS),
    tile: Object.keys(note.TILES),
    objective: [
      ...Object.keys(note.ROLES).flatMap((role) => [1, 2, 3].map((at) => `${role}_${at}`)),
      ...["amour", "poursuite", "fausse_piste"],
    ],
    back: ["role", "action", "tile"],
  },
  kemomimi_panic: {
    character: Object.keys(kemomimi.CHARACTERS),
    role: Object.keys(kemomimi.ROLES),
    tile: idsOf("kemomimi_panic", "tile"),
    moon: ["new", "full"],
    back: ["role"],
  },
  rose_noire: {
    suspect: rose.NAMES,
    tombstone: rose.NAMES,
    role: Object.keys(rose.ROLES),
    camp: ["investigators", "possessed", "rector"],
    card: Object.keys(rose.CARDS),
    profile: Object.keys(rose.PROFILES),
    hour: rose.HOURS,
    token: ["pawn", "first_player", "time", "graveyard"],
    back: ["clue", "rector", "role"],
  },
  tokyo_ghoul: {
    character: Object.keys(tokyo.CHARACTERS),
    clue: Object.keys(tokyo.CLUES),
    place: Object.keys(tokyo.PLACES),
    support: Object.keys(tokyo.SUPPORTS),
    camp: tokyo.CAMPS,
    area: tokyo.AREAS,
    objective: [
      ...[...tokyo.OBJECTIVES, "team"],
      ...new Set(Object.values(CAST).flatMap((member) => member.objectives.map(({ kind, of }) => `${kind}-${of}`))),
    ],
    action: [...new Set(Object.values(tokyo.PLACES).flatMap((place) => place.actions))],
    token: ["suspicion"],
    back: ["clue", "place", "support"],
  },
};

describe.each(Object.entries(CARDS))("%s", async (game, families) => {
  const { CardArt } = await moduleOf(game);
  const cards = Object.entries(families).flatMap(([family, ids]) => ids.map((id) => ({ family, id })));
  const backs = cards.filter(({ family }) => family === "back").map((back) => outlinesOf(CardArt, back));

  test.each(cards.filter(({ family }) => family !== "back"))("$family $id has a drawing", (card) => {
    expect(backs).not.toContain(outlinesOf(CardArt, card));
  });

  test("no two cards have the same shapes, nor two backs", () => {
    expect(new Set(cards.map((card) => outlinesOf(CardArt, card))).size).toBe(cards.length);
  });
});
