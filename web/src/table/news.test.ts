// News: what was told is said to those who listen, and shown where the board does not show it itself.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "@/app/announcer.svelte";
import { speech } from "@/app/speech.svelte";
import { wordsOf } from "@/boards/fixtures/scenes";
import { NAMES, said } from "./fixture";
import type { Line } from "./log";
import { News } from "./news.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const line = (index: number, key: string, args: Record<string, unknown> = {}): Line => ({
  index,
  entry: { type: "event", key, args },
  talk: false,
  heading: false,
  secret: false,
  seats: [],
  asides: [],
});

test("what words are understood as is told with them, and to whoever said them by itself", async () => {
  await speech.speak("en");
  const talk = vi.spyOn(announcer, "talk").mockReturnValue();
  const tell = vi.spyOn(announcer, "tell");
  const telling = { words: wordsOf("kemomimi_panic", "en"), names: NAMES, me: 0 };
  const entries = [said(0, "Hello"), ...[0, 1].map((seat) => ({ ...said(seat, "Sure!", 2), kind: "vouch" }))];
  const lines = entries.map((entry, index) => ({ ...line(index, ""), entry, talk: true }));
  new News().tell(lines, telling);
  expect(talk.mock.calls).toEqual([["Bruno: “Sure! (understood as: I trust Chloe.)”"]]);
  expect(tell.mock.calls).toEqual([["Understood as: I trust Chloe."]]);
});

test("what is on the board is told, and passes over nothing", () => {
  const told = vi.spyOn(announcer, "tell");
  const news = new News();
  const telling = { words: wordsOf("dc_spyfall", "en"), names: ["Anna"], me: null };
  news.tell([line(0, "silent", { seat: 0 }), line(1, "time_up")], telling, ({ index }) => index === 0);
  expect(told).toHaveBeenCalledTimes(2);
  expect(news.lines.map(({ index }) => index)).toEqual([1]);
  news.close();
});
