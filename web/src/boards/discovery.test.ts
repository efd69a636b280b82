// What comes to one seat alone, in each game: its cards, what is nothing new, and what may still be done after one's end.

import { describe, expect, test } from "vitest";
import { type Discovery, moduleOf } from "./board";
import { event, type MomentSet, moment, momentsOf } from "./fixtures/scenes";

type Told = readonly [key: string, args: Record<string, unknown>, cards: readonly string[] | null];

/** By a moment of a game: what is told to the reader, who sits on seat 0, and the cards they see by it. */
const TOLD: readonly (readonly [game: string, set: MomentSet, name: string, told: readonly Told[]])[] = [
  [
    "kemomimi_panic",
    "kemomimi4",
    "vote",
    [
      ["check_answer", { target: 1, answer: "civilian" }, ["character-"]],
      ["roles_swapped", { seats: [0, 1, 2], role: "civilian" }, ["role-civilian"]],
    ],
  ],
  [
    "tokyo_ghoul",
    "tokyoPlay",
    "prelim_show",
    [
      ["prelim_saw", { seat: 1, cards: ["cafe", "colombe"] }, ["clue-cafe", "clue-colombe"]],
      ["prelim_received", { seat: 1, card: "cafe" }, ["clue-cafe"]],
      ["saw", { target: 1, cards: ["masque"] }, ["clue-masque"]],
      ["support_peek", { seat: 0, target: 1, own: false, support: "soutien_kaneki" }, ["support-soutien_kaneki"]],
      ["interrogation_over", { seat: 1, target: 0, gave: "cafe", took: "colombe" }, ["clue-colombe"]],
      ["interrogation_over", { seat: 0, target: 1, gave: "cafe", took: "colombe" }, null],
    ],
  ],
  [
    "rose_noire",
    "rosePlay",
    "trap",
    [
      ["draws", { seat: 0, card: "zele" }, ["card-zele"]],
      ["peeks", { seat: 0, suspects: [1], count: 2, cards: ["zele", "eau_benite"] }, ["card-zele", "card-eau_benite"]],
      ["shows_proofs", { seat: 1, target: 0, count: 1, cards: ["proof_morwen"] }, ["card-proof_morwen"]],
      ["shows_proofs", { seat: 0, target: 1, count: 1, cards: ["proof_morwen"] }, null],
      ["swaps", { seat: 1, target: 0, gave: "zele", card: "exorcisme" }, ["card-exorcisme"]],
      ["loses", { seat: 0, card: "zele" }, ["card-zele"]],
      ["rector_discards", { seat: 0, count: 1, cards: ["assassinat"] }, null],
      ["held", { seat: 0 }, []],
      ["meets", { seat: 1, target: 0, suspects: [] }, []],
      ["meets", { seat: 0, target: 1, suspects: [] }, null],
    ],
  ],
  [
    "death_note",
    "notePlay",
    "turn",
    [
      ["draws", { seat: 0, count: 1, cards: ["taupe"] }, ["action-taupe"]],
      ["gift", { seat: 1, target: 0, card: "taupe" }, ["action-taupe"]],
      ["gift", { seat: 0, target: 1, card: "taupe" }, null],
      ["discards", { seat: 0, count: 1, cards: ["taupe"] }, null],
      ["looks", { seat: 0, target: 1, slot: 0, role: "misa" }, ["role-misa"]],
      ["sees_tile", { seat: 0, tile: "confession" }, ["tile-confession"]],
      ["sees_hand", { seat: 0, target: 1, cards: ["taupe", "menace"] }, ["action-taupe", "action-menace"]],
      ["swaps", { seat: 0, slot: 2, role: "mogi" }, ["role-mogi"]],
    ],
  ],
];

describe.each(TOLD)("%s", async (game, set, name, told) => {
  const module = await moduleOf(game);

  test.each(told)("%s with %o", (key, args, cards) => {
    for (const language of ["fr", "en"] as const) {
      const { scene } = moment(set, name, language);
      const found = module.discovery?.(event(key, args), { ...scene, me: 0 }) ?? null;
      if (cards === null) expect(found).toBeNull();
      else {
        expect(found?.title).toBeTruthy();
        expect(found?.cards).toEqual(cards.map((card) => expect.stringMatching(new RegExp(`^${card}`))));
        for (const card of found?.cards ?? []) expect(scene.words.text(card)).toBeTruthy();
      }
    }
  });
});

test("that a meeting of the night came is a secret as well", async () => {
  const { discovery } = await moduleOf("rose_noire");
  const { scene } = moment("rosePlay", "trap");
  const hushed = (key: string, args: object) => discovery?.(event(key, { ...args }), { ...scene, me: 0 })?.hushed;
  expect(hushed("held", { seat: 0 })).toBe(true);
  expect(hushed("draws", { seat: 0, card: "zele" })).toBe(false);
});

describe("one's own end", async () => {
  const kemomimi = await moduleOf("kemomimi_panic");
  const note = await moduleOf("death_note");
  const lines = (found: Discovery | null | undefined) => found?.lines?.join(" ") ?? "";

  test.each([
    ["civilian_stubborn", "vous votez encore"],
    ["civilian_angry", "vous choisissez qui"],
    ["informant", "ne votez plus"],
  ])("Kemomimi Panic, as %s", (role, still) => {
    const { scene } = moment("kemomimi4", "vote");
    const mine = { ...scene, me: 0 };
    expect(lines(kemomimi.fallen?.(event("eliminated", { seat: 0, role }), mine))).toContain(still);
    expect(kemomimi.fallen?.(event("eliminated", { seat: 1, role }), mine)).toBeNull();
  });

  test("Death Note: the dead still score, and talk where the table lets them", () => {
    const fall = (key: string, changes: object, target = 0, slot = 0) => {
      const { scene } = moment("notePlay", "turn");
      const seats = (scene.public.seats as object[]).map((seat) => ({ ...seat, alive: false }));
      const dead = { ...scene, me: 0, public: { ...scene.public, seats, ...changes } };
      return note.fallen?.(event(key, { by: 1, cause: "other", target, slot }), dead);
    };
    expect(lines(fall("dies", { dead_talk: false }))).toContain("vous ne parlez plus");
    expect(lines(fall("dies", { dead_talk: true }))).toContain("encore parler");
    expect(fall("dies", {})?.cards).toHaveLength(1);
    // A role that stays secret is on no screen that shows itself.
    expect(fall("dies_hidden", {})?.cards).toEqual([]);
    expect([fall("dies", {}, 1), fall("dies", {}, 0, 2)]).toEqual([null, null]);
  });
});

test("where people talk in person it is asked before anything is shown", async () => {
  const { inPerson } = await moduleOf("dc_spyfall");
  const { scene } = moment("spyfallPlay", momentsOf("spyfallPlay")[0]?.[1] ?? "");
  expect([true, false].map((in_person) => inPerson?.({ ...scene.public, in_person }))).toEqual([true, false]);
});
