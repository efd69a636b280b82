// What follows from the facts of Tokyo Ghoul.

import type { Public } from "@generated/tokyo_ghoul/view";
import { describe, expect, test } from "vitest";
import { moment } from "../fixtures/scenes";
import { areasOf, cellOf, isLow, lies, marksOf, publicOf, tracesOf, turns, wouldShow } from "./facts";
import { stepsTo } from "./walking";

const table = (name: string, set: "tokyoPlay" | "tokyoEnds" = "tokyoPlay") => publicOf(moment(set, name).scene.public);

describe("Places", () => {
  test("go clockwise around a free middle", () => {
    const cells = Array.from({ length: 8 }, (_, slot) => cellOf(slot));
    expect(new Set(cells.map(({ column, row }) => `${column}${row}`)).size).toBe(8);
    expect(cells).not.toContainEqual({ column: 2, row: 2 });
    cells.forEach(({ column, row }, slot) => {
      const next = cellOf((slot + 1) % 8);
      expect(Math.abs(next.column - column) + Math.abs(next.row - row)).toBe(1);
    });
  });

  test("lie open, hidden, or are still unknown", () => {
    expect(table("first_walk").places.map(lies)).toEqual([
      "unknown",
      ...Array(3).fill("visible"),
      "unknown",
      ...Array(3).fill("visible"),
    ]);
    expect(table("walk").places.map(lies)).toContain("hidden");
  });

  test("turn over with the walks that fly over them, and behind whoever leaves", () => {
    const { frame, scene } = moment("tokyoPlay", "walk");
    const { slot } = publicOf(scene.public);
    const [first, second] = (frame.question?.options.at(-1)?.args.flown ?? []) as number[];
    expect([...stepsTo(frame.question, slot)]).toEqual([
      [slot, [1, 2]],
      [first, [1, 2]],
      [second, [2]],
    ]);
  });
});

test("three tokens make a hand open", () => {
  const seat = table("walk").seats[0];
  if (!seat) throw new Error("nobody sits there");
  expect(wouldShow({ ...seat, tokens: 2 })).toBe(2);
  expect(wouldShow({ ...seat, tokens: 3 })).toBe(3);
  expect(areasOf({ ...seat, areas: [0, 1, 0, 2, 0, 0] }).filter(({ count }) => count)).toEqual([
    { area: "nourriture", count: 1 },
    { area: "paire", count: 2 },
  ]);
});

test("the Reserve is low as soon as one Suspicion may empty it", () => {
  const at = table("first_walk");
  expect(isLow(at)).toBe(false);
  expect(isLow({ ...at, reserve: at.seats.length })).toBe(true);
});

test("people are marked by what happens to them", () => {
  const at = table("exchange");
  expect(marksOf(at, at.active)).toContain("active");
  expect(marksOf(at, at.target)).toContain("interrogated");
  const over = table("fell", "tokyoEnds");
  const { victim = -1, killer = -1, winners = [] } = over.ending ?? {};
  expect(marksOf(over, victim)).toEqual(["dead"]);
  expect(marksOf(over, killer)).toEqual(["killer"]);
  for (const winner of winners) expect(marksOf(over, winner)).toEqual(["winner"]);
});

test("turns come the latest first, the preliminary phase last", () => {
  const at = table("support");
  const told = turns(at);
  expect(told.map(({ turn }) => turn)).toEqual(Array.from({ length: at.turn + 1 }, (_, ago) => at.turn - ago));
  expect(told.at(-1)?.deeds.map(({ kind }) => kind)).toContain("show");
});

test("Suspicion tells what somebody had, and what not; the last one of a kind counts, and an empty Reserve tells nothing", () => {
  const at: Public = {
    ...table("walk"),
    deeds: [
      { kind: "suspicion", turn: 1, seat: 2, area: "cafe", seats: [1] },
      { kind: "suspicion", turn: 2, seat: 2, area: "paire", seats: [0, 1] },
      { kind: "suspicion", turn: 3, seat: 2, area: "cafe", seats: [0] },
      { kind: "suspicion", turn: 4, seat: 2, area: "colombe", seats: [0], spared: [1] },
    ],
  };
  expect(tracesOf(at, 1)).toEqual([
    { turn: 2, area: "paire", had: true },
    { turn: 3, area: "cafe", had: false },
  ]);
});
