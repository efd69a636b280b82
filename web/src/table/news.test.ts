// News: what was told is said to those who listen, and shown where the board does not show it itself.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "@/app/announcer.svelte";
import { wordsOf } from "@/boards/fixtures/scenes";
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

test("what is on the board is told, and passes over nothing", () => {
  const told = vi.spyOn(announcer, "tell");
  const news = new News();
  const telling = { words: wordsOf("dc_spyfall", "en"), names: ["Anna"], me: null };
  news.tell([line(0, "silent", { seat: 0 }), line(1, "time_up")], telling, ({ index }) => index === 0);
  expect(told).toHaveBeenCalledTimes(2);
  expect(news.lines.map(({ index }) => index)).toEqual([1]);
  news.close();
});
