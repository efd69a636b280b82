// The clock of the game: running by time, by what people do, or standing still; and what is said of it.

import { render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "@/app/announcer.svelte";
import { speech } from "@/app/speech.svelte";
import GameClock from "./GameClock.svelte";

let moment = 0;
const told = vi.spyOn(announcer, "tell");
const now = () => moment;
const running = (end: number) => ({ due: null, total: 0, runs_out: end });

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  moment = 0;
  told.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500) {
    moment += 500;
    vi.advanceTimersByTime(500);
    flushSync();
  }
  await tick();
}

const shown = () => screen.getByRole("timer", { name: "Clock of the game" }).textContent?.trim();

describe("the clock of the game", () => {
  it("runs to its end, and is told at two minutes, one, thirty seconds and ten, not more", async () => {
    render(GameClock, { clock: running(130_000), game: { left: 130_000 }, now });
    expect(shown()).toBe("2:10");
    await pass(5_000);
    expect(shown()).toBe("2:05");
    await pass(130_000);
    expect(shown()).toBe("0:00");
    expect(told.mock.calls.map(([text]) => text)).toEqual([
      "2 minutes left on the clock of the game.",
      "1 minute left on the clock of the game.",
      "30 seconds left on the clock of the game.",
      "10 seconds left on the clock of the game.",
    ]);
  });

  it("says that it is stopped, and where", () => {
    render(GameClock, { clock: { due: 9_000, total: 9_000, runs_out: null }, game: { left: 65_000 }, now });
    expect(shown()).toMatch(/^1:05\s*stopped$/);
  });

  it("that questions run neither runs nor is stopped, and is told at its marks as well", async () => {
    const { rerender } = render(GameClock, { clock: null, game: { left: 64_000, turns: true }, now });
    expect(shown()).toBe("1:04");
    await rerender({ game: { left: 56_000, turns: true } });
    expect(shown()).toBe("0:56");
    expect(told).toHaveBeenCalledExactlyOnceWith("1 minute left on the clock of the game.");
  });

  it("is not there where a game has none", () => {
    render(GameClock, { clock: { due: 9_000, total: 9_000, runs_out: null }, game: null, now });
    expect(screen.queryByRole("timer")).toBeNull();
  });
});
