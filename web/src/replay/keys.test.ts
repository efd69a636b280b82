// Which keys move through a replay, and where they are left alone.

import { afterEach, expect, test } from "vitest";
import { keyed, type Wish } from "./keys";

afterEach(() => document.body.replaceChildren());

function press(key: string, on: string, more: KeyboardEventInit = {}): Wish | null {
  document.body.innerHTML = on;
  const target = document.body.querySelector("[data-here]") ?? document.body;
  let wish: Wish | null = null;
  target.addEventListener("keydown", (event) => {
    wish = keyed(event as KeyboardEvent);
  });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  return wish;
}

test.each([
  ["ArrowRight", "next"],
  ["ArrowLeft", "back"],
  ["Home", "first"],
  ["End", "last"],
  [" ", "play"],
  ["x", null],
])("%j on the page means %s", (key, wish) => {
  expect(press(key, "")).toBe(wish);
});

test.each([
  ["a field", "<input data-here>", null, null],
  ["a list", "<select data-here></select>", null, null],
  ["a window", "<dialog open><button data-here>x</button></dialog>", null, null],
  ["the slider", "<input type=range data-here>", "next", "play"],
  ["a button", "<button><span data-here>x</span></button>", "next", null],
  ["a log that scrolls", "<div tabindex=0 data-here></div>", "next", null],
])("on %s", (_, on, arrow, space) => {
  expect([press("ArrowRight", on), press(" ", on)]).toEqual([arrow, space]);
});

test("the ends of a log that scrolls are its own", () => {
  expect(press("End", "<div tabindex=0 data-here></div>")).toBeNull();
});

test("with another key held down they are the browser's", () => {
  expect(press("ArrowLeft", "", { altKey: true })).toBeNull();
});
