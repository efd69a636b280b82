// Chapters, nights and news of a timeline.

import type { Scene } from "@wire";
import { describe, expect, it, test } from "vitest";
import type { GameModule } from "@/boards/board";
import { chapterAt, chaptersOf, newsOf, nightsOf, onward, shortened } from "./chapters";

const module = {
  heading: ({ key }) => key === "day" || key === "dusk",
  night: (facts) => facts.dark === true,
} as Partial<GameModule> as GameModule;

const scene = (step: number, keys: readonly string[], news = true, dark = false): Scene =>
  ({
    step,
    news,
    public: { dark },
    told: keys.map((key) =>
      key === "said" ? { type: "said" } : { type: step % 2 ? "uncovered" : "event", key, args: { step } },
    ),
  }) as unknown as Scene;

const SCENES = [
  scene(0, ["dealt", "day"]),
  scene(1, ["vote"]),
  scene(2, [], false),
  scene(3, ["vote", "dusk", "said"], true, true),
  scene(4, [], false, true),
  scene(5, ["dusk", "day"]),
  undefined,
  scene(7, ["dusk"], true, true),
];

describe("chapters", () => {
  const chapters = chaptersOf(SCENES, module);

  it("begin where the game says so, whoever sees it; the last event of a step names it", () => {
    expect(chapters.map(({ step, event }) => [step, event.key])).toEqual([
      [0, "day"],
      [3, "dusk"],
      [5, "day"],
      [7, "dusk"],
    ]);
  });

  it("last until the next one begins", () => {
    expect(chapterAt(chapters, 2, SCENES)?.step).toBe(0);
    expect(chapterAt(chapters, 3, SCENES)?.step).toBe(3);
    expect(chapterAt(chapters, 4, SCENES)?.step).toBe(3);
    expect(chapterAt([], 4, SCENES)).toBeUndefined();
  });

  it("are not guessed across moments that are not known yet", () => {
    const holes = [SCENES[0], undefined, SCENES[2]];
    expect(chapterAt(chaptersOf(holes, module), 2, holes)).toBeUndefined();
  });

  test.each([
    ["Jour 2, Pleine Lune. Meneur : M. Paul, qui a la carte Lune.", "Jour 2, Pleine Lune"],
    ["Who is it\u00a0? Night falls.", "Who is it\u00a0?"],
    ["Day 2.5 begins", "Day 2.5 begins"],
    ["", ""],
  ])("are called by their first sentence: %s", (text, name) => {
    expect(shortened(text)).toBe(name);
  });
});

test("nights are stretches of steps; one that is not known ends them", () => {
  expect(nightsOf(SCENES, module)).toEqual([
    { from: 3, to: 4 },
    { from: 7, to: 7 },
  ]);
});

test("news are the steps that brought something", () => {
  expect(newsOf(SCENES)).toEqual([0, 1, 3, 5, 7]);
});

describe("going on", () => {
  it("takes every step, or only those that bring something", () => {
    expect(onward(SCENES, 1, 1, 7, false)).toBe(2);
    expect(onward(SCENES, 1, 1, 7, true)).toBe(3);
    expect(onward(SCENES, 5, -1, 7, true)).toBe(3);
  });

  it("stops at moments that are not known yet, and at both ends", () => {
    expect(onward(SCENES, 5, 1, 7, true)).toBe(6);
    expect(onward(SCENES, 7, 1, 7, true)).toBe(7);
    expect(onward(SCENES, 0, -1, 7, true)).toBe(0);
    expect(onward([scene(0, []), scene(1, [], false), scene(2, [], false)], 0, 1, 2, true)).toBe(2);
  });
});
