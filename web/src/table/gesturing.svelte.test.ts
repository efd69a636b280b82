// A gesture is seen for a moment, the last one of each.

import { expect, it, vi } from "vitest";
import { Gesturing } from "./gesturing.svelte";
import type { Line } from "./log";

const said = (seat: number, kind: string, what: string) =>
  ({
    entry: { type: "said", seat, moment: 0, kind, about: null, what, text: "" },
  }) as unknown as Line;

it("is seen over whoever made it, until it fades or another one follows", () => {
  vi.useFakeTimers();
  const gesturing = new Gesturing();
  gesturing.show([said(0, "emote", "smile"), said(1, "claim", "vague"), said(2, "emote", "gasp")]);
  expect([...gesturing.seen]).toEqual([
    [0, "smile"],
    [2, "gasp"],
  ]);
  vi.advanceTimersByTime(3000);
  gesturing.show([said(0, "emote", "laugh")]);
  vi.advanceTimersByTime(1000);
  expect([...gesturing.seen]).toEqual([[0, "laugh"]]);
  vi.advanceTimersByTime(3000);
  expect(gesturing.seen.size).toBe(0);
  vi.useRealTimers();
});
