// What a question is about is scrolled between the bar and the dock.

import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { overlaid } from "./overlaid.svelte";
import { bringIntoSight } from "./sight";

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal("scrollBy", scrolled);
  vi.stubGlobal("innerHeight", 800);
  Object.assign(overlaid, { bar: 100, dock: 300 });
  return () => {
    vi.unstubAllGlobals();
    Object.assign(overlaid, { bar: 0, dock: 0 });
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
