// What a question is about is scrolled between the bar and the dock.

import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { bringIntoSight } from "./sight";

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal("scrollBy", scrolled);
  vi.stubGlobal("innerHeight", 800);
  const { style } = document.documentElement;
  style.setProperty("--topped", "100px");
  style.setProperty("--docked", "300px");
  return () => {
    vi.unstubAllGlobals();
    style.removeProperty("--topped");
    style.removeProperty("--docked");
  };
});

/** A board with things to choose, from one height on the screen to another each. */
async function asked(...things: readonly (readonly [top: number, bottom: number])[]) {
  const board = document.createElement("div");
  for (const [top, bottom] of things) {
    const thing = document.createElement("button");
    thing.dataset.choice = "";
    thing.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
    board.append(thing);
  }
  bringIntoSight(board);
  await tick();
  await tick();
  return scrolled.mock.calls;
}

test("below the dock or above the bar it is brought between them", async () => {
  expect(await asked([600, 640])).toEqual([[0, 148]]);
  scrolled.mockReset();
  expect(await asked([-50, -10])).toEqual([[0, -158]]);
});

test("nothing moves where one of several is in sight", async () => {
  expect(await asked([600, 640], [200, 240])).toEqual([]);
});

test("what is higher than there is room for begins below the bar", async () => {
  expect(await asked([200, 900])).toEqual([[0, 92]]);
});
