// The time over a match: of the question, and of the game.

import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speech } from "@/app/speech.svelte";
import type { Scene } from "@/boards/board";
import generic from "@/boards/generic";
import Clocks from "./Clocks.svelte";
import { asked, state } from "./fixture";
import type { MatchState } from "./frames";

beforeAll(() => speech.speak("en"));

const scene = { public: {} } as Scene;
const show = (more: Partial<MatchState>, mine: boolean, module = generic) =>
  render(Clocks, {
    scene,
    module,
    match: state(mine ? asked() : null, more),
    now: () => 0,
    asked: mine,
    paused: false,
  });
const timers = () => screen.queryAllByRole("timer").map((each) => each.outerHTML);

test("a moment to react in is as calm for whoever is asked as for whoever is not", () => {
  const clock = { due: 5000, total: 5000, runs_out: null };
  show({ window: true, lapses: true, clock }, true);
  show({ window: true, lapses: true, clock }, false);
  const [asking, waiting] = timers();
  expect(asking).toBe(waiting);
  expect(document.querySelector(".urgent")).toBeNull();
});

test("a question that lasts as long as the game's clock has no time of its own", () => {
  const game = { ...generic, clock: () => ({ left: 60_000 }) };
  show({ clock: { due: 60_000, total: 60_000, runs_out: 60_000 } }, true, game);
  expect(timers()).toHaveLength(1);
  expect(screen.getByRole("timer").textContent).toContain("1:00");
});
