// What follows from the facts of La Rose Noire.

import type { Public } from "@generated/rose_noire/view";
import { describe, expect, test } from "vitest";
import { moment } from "../fixtures/scenes";
import { initialsOf } from "../shared/initials";
import { clearedBy } from "./cards";
import {
  accusationsOf,
  accusersOf,
  clearedFor,
  dawnOf,
  isFresh,
  isNight,
  isVoting,
  marksOf,
  omensOf,
  privateOf,
  publicOf,
  suspectMarks,
  turns,
  votersOf,
} from "./facts";

const table = (name: string, set: "rosePlay" | "roseEnds" = "rosePlay") => publicOf(moment(set, name).scene.public);
const mine = (name: string) => privateOf(moment("rosePlay", name).scene.private ?? {});

test("a Proof clears its suspect, and other cards nobody", () => {
  expect(clearedBy("proof_taran")).toBe(6);
  expect(clearedBy("zele")).toBe(-1);
});

describe("ballots", () => {
  test("lie beside whom they accuse, while an Accusation is talked over", () => {
    const at = table("ballots");
    expect(isVoting(at)).toBe(true);
    expect(accusersOf(at, 3)).toEqual(expect.arrayContaining([0, 1, 2]));
    expect(accusersOf({ ...at, phase: "vesperines" }, 3)).toEqual([]);
    expect(accusersOf({ ...at, no_accusation: true }, 3)).toEqual([]);
  });

  test("are not a Possessed’s whose role is shown", () => {
    const at = table("three_revealed");
    expect(votersOf(at).map((seat) => at.seats[seat]?.role)).toEqual(["investigator"]);
    expect(votersOf({ ...at, revealed: false })).toHaveLength(2);
  });

  test("become Accusations, told with who was for them, the latest first", () => {
    const told = accusationsOf(table("accomplices_dead", "roseEnds"));
    expect(told.map(({ turn }) => turn)).toEqual([...told.map(({ turn }) => turn)].sort().reverse());
    for (const { seats } of told) expect(seats.length).toBeGreaterThanOrEqual(3);
  });
});

test("the night is dark, and the morning after tells who died until something else happens", () => {
  expect(isNight(table("night"))).toBe(true);
  expect(isNight(table("dawn"))).toBe(false);
  const at = table("dawn");
  expect(dawnOf(at)?.suspects).toHaveLength(2);
  expect(
    dawnOf({ ...at, deeds: [...at.deeds, { kind: "investigate", turn: at.turn, seat: 0, suspects: [0] }] }),
  ).toBeNull();
  expect(dawnOf(table("day_after"))).toBeNull();
});

test("suspects are marked by what holds for them", () => {
  const at = table("targets");
  const isolated = at.suspects.findIndex((facts) => facts.isolated);
  expect(suspectMarks(at, isolated)).toEqual(["isolated"]);
  const night = table("night");
  expect(
    suspectMarks(
      night,
      night.suspects.findIndex((facts) => facts.protected),
    ),
  ).toContain("protected");
  const over = table("accomplices_dead", "roseEnds");
  for (const suspect of over.accomplices) expect(suspectMarks(over, suspect)).toEqual(["accomplice", "dead"]);
  expect(table("night").accomplices, "nobody knows before the end").toEqual([]);
});

test("people are marked by what holds for them", () => {
  const at = table("day");
  expect(marksOf(at, at.active)).toContain("active");
  expect(marksOf(at, at.first)).toContain("first");
  const under = table("penance");
  expect(
    marksOf(
      under,
      under.seats.findIndex((seat) => seat.penance),
    ),
  ).toContain("penance");
  const voting = table("ballots");
  expect(
    marksOf(
      voting,
      voting.seats.findIndex((seat) => seat.locked),
    ),
  ).toContain("locked");
  const over = table("accusation", "roseEnds");
  expect(over.investigators.filter((seat) => marksOf(over, seat).includes("winner"))).toHaveLength(3);
});

test("what holds for everybody is an omen until the end", () => {
  expect(omensOf(table("silence"))).toEqual(["silence"]);
  expect(omensOf(table("fury"))).toContain("fury");
  expect(omensOf({ ...table("silence"), ending: table("accusation", "roseEnds").ending })).toEqual([]);
});

test("days come the latest first, without what is told elsewhere", () => {
  const { turn: today } = table("day");
  const told = turns(table("day"));
  expect(told.map(({ turn }) => turn)).toEqual(Array.from({ length: today - 1 }, (_, ago) => today - 1 - ago));
  expect(told.flatMap(({ deeds }) => deeds.map(({ kind }) => kind))).not.toContain("ballot");
});

describe("what a reader knows", () => {
  test("clears those whose Proof was seen, wherever it is now", () => {
    const own = { ...mine("day"), hand: ["proof_eoghan"], held: [], buried: [], piles: [], notes: [] };
    expect([...clearedFor(own)]).toEqual([3]);
    const more = {
      ...own,
      hand: [],
      held: [["proof_aodhan"], [], [], [], []],
      buried: ["proof_bricen"],
      piles: [["", "proof_deirdre"], [], [], [], [], [], [], []],
      notes: [{ deed: 0, kind: "lost", cards: ["proof_taran"] }],
    };
    expect([...clearedFor(more)].sort()).toEqual([0, 1, 2, 6]);
  });

  test("of a pile is old once a card was taken there, of a hand once it left", () => {
    const at: Public = {
      ...table("day"),
      deeds: [{ kind: "peek", turn: 1, seat: 4, suspects: [2], count: 2 }],
    };
    const note = { deed: 0, kind: "peeked", cards: ["zele", "tumulte"] };
    const own = mine("day");
    const lying = (...faces: string[]) => ({ ...own, piles: [[], [], faces, [], [], [], [], []] });
    expect(isFresh(note, at, lying("zele", "tumulte", ""))).toBe(true);
    expect(isFresh(note, at, lying("tumulte", ""))).toBe(false);
    const seen = { deed: 0, kind: "saw", cards: ["zele"], seat: 1 };
    expect(isFresh(seen, at, { ...own, held: [[], ["zele"], [], [], []] })).toBe(true);
    expect(isFresh(seen, at, { ...own, held: [[], [], [], [], []] })).toBe(false);
  });
});

test("letters tell people apart", () => {
  expect(initialsOf(["Anna", "Bruno", "Élise"])).toEqual(["A", "B", "É"]);
  expect(initialsOf(["Anna", "adam", "Bruno"])).toEqual(["An", "ad", "B"]);
});
