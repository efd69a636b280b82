// The conversation where there is no room for it: opened and closed, what was said meanwhile counted.

import { expect, test, vi } from "vitest";
import { event, said } from "./fixture";
import type { Entry, Line } from "./log";

vi.hoisted(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
});
const { Panels } = await import("./panels.svelte");

const lines = (...entries: Entry[]) => entries.map((entry) => ({ entry, talk: entry.type === "said" }) as Line);

test("what others say is counted until it is read; gestures, one's own words and words one does not read are not", async () => {
  const panels = new Panels();
  panels.hear(
    lines(said(1, "Hello"), said(0, "Mine"), said(2, ""), { ...said(1, ""), kind: "emote" }, event("day")),
    0,
  );
  expect(panels.unheard).toBe(1);
  await panels.talk();
  expect([panels.sheet, panels.unheard]).toEqual([true, 0]);
  panels.hear(lines(said(1, "Again")), 0);
  panels.close();
  expect([panels.sheet, panels.unheard]).toEqual([false, 0]);
});
