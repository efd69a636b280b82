// Time left, in words of both languages, and the moments at which it is announced.

import { describe, expect, it } from "vitest";
import { gameLeft, left, onTheClock, passed, share, timeLeft } from "./clock";

/** Blanks of any width are blanks here. */
const plain = (text: string): string => text.replace(/\s/g, " ");

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("time left", () => {
  it.each([
    [0, "0 s"],
    [400, "1 s"],
    [20_000, "20 s"],
    [59_001, "1 min"],
    [80_000, "1 min 20 s"],
    [3 * HOUR + 4 * MINUTE + 30_000, "3 h 5 min"],
    [2 * DAY + 4 * HOUR, "2 j 4 h"],
    [DAY, "1 j"],
    [DAY - 1, "1 j"],
    [HOUR - 1, "1 h"],
  ])("of %d ms is said in French as %s", (ms, words) => {
    expect(plain(timeLeft(ms, "fr"))).toBe(words);
  });

  it.each([
    [80_000, "1 min 20 sec"],
    [2 * DAY + HOUR, "2 days 1 hr"],
  ])("of %d ms is said in English as %s", (ms, words) => {
    expect(plain(timeLeft(ms, "en"))).toBe(words);
  });

  it("is spoken in whole words", () => {
    expect(plain(timeLeft(30_000, "fr", "long"))).toBe("30 secondes");
    expect(plain(timeLeft(10_000, "en", "long"))).toBe("10 seconds");
  });

  it("is never less than nothing, and none while the clock stands", () => {
    expect(left({ due: 1000, total: 500, runs_out: null }, 4000)).toBe(0);
    expect(left({ due: null, total: 500, runs_out: null }, 4000)).toBeNull();
    expect(left(null, 4000)).toBeNull();
  });

  it("is no more than the whole while what led to the question is still shown", () => {
    expect(left({ due: 24_000, total: 20_000, runs_out: null }, 1000)).toBe(20_000);
    expect(gameLeft({ due: 24_000, total: 20_000, runs_out: 64_000 }, 1000)).toBe(60_000);
    expect(gameLeft({ due: 24_000, total: 20_000, runs_out: 64_000 }, 5000)).toBe(59_000);
  });

  it("is a share of the whole, even where the clock was set back", () => {
    expect(share({ due: 0, total: 20_000, runs_out: null }, 5_000)).toBe(0.25);
    expect(share({ due: 0, total: 20_000, runs_out: null }, 25_000)).toBe(1);
    expect(share({ due: 0, total: 0, runs_out: null }, 0)).toBe(0);
  });
});

describe("time is announced", () => {
  it("at thirty and at ten seconds", () => {
    expect(passed(30_400, 29_900)).toBe(30);
    expect(passed(10_100, 9_600)).toBe(10);
  });

  it("at no other moment", () => {
    expect(passed(29_900, 29_400)).toBeNull();
    expect(passed(60_000, 59_500)).toBeNull();
  });

  it("once, where the device slept through both", () => {
    expect(passed(40_000, 5_000)).toBe(10);
  });

  it("not after the end", () => {
    expect(passed(40_000, 0)).toBeNull();
  });
});

it("a clock shows minutes and seconds, and counts the second that has begun", () => {
  expect([480_000, 425_000, 61_000, 9_001, 1, 0].map(onTheClock)).toEqual([
    "8:00",
    "7:05",
    "1:01",
    "0:10",
    "0:01",
    "0:00",
  ]);
});
