// The slider and the buttons of a replay.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speech } from "@/app/speech.svelte";
import type { GameModule } from "@/boards/board";
import Timeline from "./Timeline.svelte";

beforeAll(() => speech.speak("en"));
afterEach(cleanup);

function shown(some: Partial<{ step: number; playing: boolean }> = {}) {
  const calls = { play: vi.fn(), walk: vi.fn(), go: vi.fn() };
  render(Timeline, {
    scenes: [],
    module: {} as GameModule,
    chapters: [],
    step: 12,
    last: 80,
    stepText: "Step 12 of 80: Day 2",
    playing: false,
    speed: 1,
    ...calls,
    ...some,
  });
  return calls;
}

test("the slider says in words where it stands", () => {
  shown();
  const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Step" });
  expect(slider.getAttribute("aria-valuetext")).toBe("Step 12 of 80: Day 2");
  expect([slider.min, slider.max, slider.value]).toEqual(["0", "80", "12"]);
});

test("moving the slider goes there without a word: it speaks for itself", async () => {
  const { go } = shown();
  await fireEvent.input(screen.getByRole("slider"), { target: { value: "33" } });
  expect(go).toHaveBeenCalledWith(33, false);
});

test("the buttons go to both ends and one step either way", () => {
  const { go, walk } = shown();
  for (const name of ["To the start", "Step back", "Next step", "To the end"])
    screen.getByRole("button", { name }).click();
  expect(go.mock.calls).toEqual([[0], [80]]);
  expect(walk.mock.calls).toEqual([[-1], [1]]);
});

test("the button in the middle plays, and says what it does now", () => {
  const { play } = shown({ playing: true });
  screen.getByRole("button", { name: "Pause" }).click();
  expect(play).toHaveBeenCalledOnce();
});

test("the speed goes round", async () => {
  shown();
  const speeds = [];
  for (let at = 0; at < 4; at++) {
    const button = screen.getByRole("button", { name: /^Speed/ });
    speeds.push(button.querySelector("[aria-hidden]")?.textContent);
    await fireEvent.click(button);
  }
  expect(speeds).toEqual(["×\u00a01", "×\u00a02", "×\u00a04", "×\u00a00.5"]);
});
