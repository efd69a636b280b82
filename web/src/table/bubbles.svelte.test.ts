// What was said is seen at its seat for a while: how long, in whose place, about whom, and what never is.

import type { Spoken } from "@wire";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wordsOf } from "@/boards/fixtures/scenes";
import { Bubbles } from "./bubbles.svelte";
import { event, NAMES, said } from "./fixture";
import type { Entry, Line } from "./log";

const telling = { words: wordsOf("kemomimi_panic", "en"), names: NAMES, me: 0 };

let bubbles: Bubbles;
let index: number;
beforeEach(() => {
  vi.useFakeTimers();
  bubbles = new Bubbles();
  index = 0;
});
afterEach(() => {
  bubbles.close();
  vi.useRealTimers();
});

const line = (entry: Entry): Line => ({
  index: index++,
  entry,
  talk: entry.type === "said",
  heading: false,
  secret: false,
  seats: [],
  asides: [],
});
const speaks = (...entries: Entry[]) => bubbles.show(entries.map(line), telling);
const texts = () => bubbles.up.map(({ text }) => text);
const accuses = (seat: number, about: number): Spoken => ({ ...said(seat, "", about), kind: "accuse" });

test("a bubble stays for as long as its words take to read, and never very long", () => {
  speaks(said(1, "x".repeat(10)), said(2, "y".repeat(500)));
  vi.advanceTimersByTime(3099);
  expect(bubbles.up).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(["y".repeat(500)]);
  vi.advanceTimersByTime(4900);
  expect(bubbles.up).toEqual([]);
});

test("what a seat says next takes the place of what it said, and has its own time", () => {
  speaks(said(1, "Hello"));
  vi.advanceTimersByTime(2700);
  speaks(said(2, "Well"), said(1, "Again"));
  expect(texts()).toEqual(["Well", "Again"]);
  vi.advanceTimersByTime(2750);
  expect(texts()).toEqual(["Again"]);
});

test("there are three at most, the newest", () => {
  speaks(...[0, 1, 2, 3, 4].map((seat) => said(seat, `from ${seat}`)));
  expect(texts()).toEqual(["from 2", "from 3", "from 4"]);
});

test("words of somebody who is blocked never appear, and what happens is no talk", () => {
  speaks(said(1, ""), event("day", { day: 1 }));
  expect(bubbles.up).toEqual([]);
});

test("words that are understood as something are seen as they were said, and point at whom they are about", () => {
  speaks({ ...accuses(1, 2), text: "It is Chloe!" });
  expect(bubbles.up).toMatchObject([{ text: "It is Chloe!", about: 2 }]);
});

test("a statement knows whom it is about; about oneself it points at nobody", () => {
  speaks(accuses(1, 2), { ...said(2, "", 2), kind: "claim", what: "civilian" });
  expect(bubbles.up.map(({ seat, about }) => [seat, about])).toEqual([
    [1, 2],
    [2, null],
  ]);
  expect(texts()[0]).toBe("I accuse Chloe.");
});

test("a gesture is drawn, the reader's own as well", () => {
  speaks({ ...said(0, ""), kind: "emote", what: "smile" });
  expect(bubbles.up[0]).toMatchObject({ seat: 0, gesture: "smile" });
});
