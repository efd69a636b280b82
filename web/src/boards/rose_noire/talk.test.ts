// What can be talked about, and what was said of whom.

import type { Spoken } from "@wire";
import { describe, expect, test } from "vitest";
import { idsOf, moment } from "../fixtures/scenes";
import { SUSPECTS } from "./cards";
import { publicOf } from "./facts";
import { type Entry, hushed, opinions, spokenIn, talkOf } from "./talk";
import { speakable, topics } from "./talk_menu";

const WORDS = idsOf("rose_noire", "what");

test("every statement of the menu is understood", () => {
  expect(WORDS.length).toBeGreaterThan(90);
  expect(WORDS.filter((word) => !talkOf(word))).toEqual(["withdrawn"]);
  expect(talkOf("helps_rector_graveyard")).toEqual({ says: "helps_rector", of: ["graveyard"] });
  expect(talkOf("hand_helps_rector")).toEqual({ says: "helps_rector", of: ["hand"] });
  expect(talkOf("pair_aodhan_taran")).toEqual({ says: "pair", of: ["aodhan", "taran"] });
});

test("every statement but taking one back stands by what it is about, and has words", () => {
  const offered = topics(moment("rosePlay", "day").scene).flatMap(({ words }) => words);
  expect(new Set(offered)).toEqual(new Set(WORDS.filter((word) => word !== "withdrawn")));
});

describe("offered is", () => {
  const { scene } = moment("rosePlay", "watching");
  const table = publicOf(scene.public);
  const dead = SUSPECTS[table.suspects.findIndex((facts) => !facts.alive)];
  const alive = SUSPECTS[table.suspects.findIndex((facts) => facts.cards > 0)];

  test("a hint about a pile that is there", () => {
    expect(speakable(`trap_${alive}`, scene)).toBe(true);
    expect(speakable(`trap_${dead}`, scene)).toBe(false);
    expect(speakable("go_graveyard", scene)).toBe(true);
    expect(speakable("go_graveyard", { ...scene, public: { ...scene.public, graveyard: 0 } })).toBe(false);
  });

  test("an opinion of anybody, dead or alive, and any pair", () => {
    for (const word of [`innocent_${dead}`, `guilty_${dead}`, "pair_aodhan_bricen", "withdrawn", ""])
      expect(speakable(word, scene)).toBe(true);
  });

  test("a hint about clue cards in hand, which the Rector has none of", () => {
    expect(speakable("hand_useful_later", { ...scene, me: table.rector })).toBe(false);
    expect(speakable("hand_useful_later", { ...scene, me: table.investigators[0] ?? 0 })).toBe(true);
  });
});

describe("what was said", () => {
  const said = (seat: number, what: string, kind = "claim"): Spoken => ({
    type: "said",
    seat,
    moment: 1,
    kind,
    about: null,
    what,
    text: "",
  });

  test("last of a suspect counts, a pair counts for both", () => {
    const found = opinions([
      said(0, "innocent_aodhan"),
      said(0, "guilty_aodhan"),
      said(1, "pair_aodhan_taran"),
      said(1, "trap_bricen"),
      said(2, "innocent_taran", "accuse"),
    ]);
    expect([...(found.get(0) ?? [])]).toEqual([["aodhan", "guilty"]]);
    expect([...(found.get(1) ?? [])]).toEqual([
      ["aodhan", "pair"],
      ["taran", "pair"],
    ]);
    expect(found.has(2)).toBe(false);
  });

  test("and withdrawn is gone", () => {
    const found = opinions([said(0, "innocent_aodhan"), said(0, "guilty_aodhan"), said(0, "withdrawn")]);
    expect(found.get(0)?.get("aodhan")).toBe("innocent");
  });

  test("in another game of the match counts no more", () => {
    const begins: Entry = { type: "event", key: "game", args: { game: 2, seat: 1 } };
    const told: readonly Entry[] = [said(0, "innocent_aodhan"), begins, said(1, "guilty_taran")];
    expect(spokenIn(told).map(({ seat }) => seat)).toEqual([1]);
    expect(spokenIn(told.slice(0, 1)).map(({ seat }) => seat)).toEqual([0]);
  });
});

test("nobody talks at night, nor under a Vow of Silence", () => {
  const why = (name: string) => hushed(moment("rosePlay", name).scene.public);
  expect(why("night")).toBe("board-rose-hush-night");
  expect(why("silence")).toBe("board-rose-hush-silence");
  expect(why("day")).toBeNull();
});
