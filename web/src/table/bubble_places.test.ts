// Bubbles stand at their seats, beside each other, within their part of the screen; arrows end at whom they are about.

import { expect, test } from "vitest";
import { arrange, type Place, type Wish } from "./bubble_places";

const AREA = { left: 4, top: 60, right: 386, bottom: 500 };
const seat = (left: number, top: number, width = 60, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const wish = (more: Partial<Wish> = {}): Wish => ({ width: 200, height: 40, from: null, to: null, ...more });
const one = (more: Partial<Wish>): Place => {
  const [place] = arrange([wish(more)], AREA);
  if (!place) throw new Error("it has no place");
  return place;
};

test("a bubble stands below its seat, its tail on it, however near the edge that is", () => {
  const { x, y, tail } = one({ from: seat(0, 10) });
  expect(x).toBe(AREA.left);
  expect(y).toBeGreaterThanOrEqual(AREA.top);
  expect(x + (tail ?? 0)).toBe(30);
});

test("of a tall seat its head stays free, and nothing stands over the question", () => {
  expect(one({ from: seat(100, 200, 150, 120) }).y).toBe(252);
  expect(one({ from: seat(100, 480, 150, 120) }).y).toBe(460);
});

test("whose seat is not in sight is heard below the bar", () => {
  expect(one({})).toMatchObject({ y: AREA.top, tail: null, arrow: null });
});

test("none lies over another", () => {
  const places = arrange([wish({ from: seat(100, 100) }), wish({ from: seat(150, 110) }), wish()], AREA);
  const heights = places.map(({ y }) => y).sort((one, other) => one - other);
  expect(heights[1]).toBeGreaterThanOrEqual((heights[0] ?? 0) + 40);
  expect(heights[2]).toBeGreaterThanOrEqual((heights[1] ?? 0) + 40);
});

test("an arrow leads from the bubble to the seat it is about: beside it, above it, or none where that is not in sight", () => {
  const beside = one({ width: 100, from: seat(0, 100, 100), to: seat(300, 140) }).arrow;
  expect(beside).toMatchObject({ x1: 104, x2: 300 });
  const above = one({ from: seat(20, 15), to: seat(320, 15) }).arrow;
  expect(above?.y2).toBe(55);
  expect(above?.x2).toBeGreaterThan(320);
  expect(one({ from: seat(0, 100) }).arrow).toBeNull();
});

test("an arrow leaves a low seat uncovered, and reaches the head of a tall one", () => {
  const row = (height: number) => one({ from: seat(20, 15, 60, height), to: seat(320, -20, 60, height) }).arrow;
  expect(row(70)?.y2).toBe(50);
  expect(row(100)?.y2).toBe(20);
});
