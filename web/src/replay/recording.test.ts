// How the moments of a replay are fetched and kept.

import { waitFor } from "@testing-library/svelte";
import type { Replay, Scene } from "@wire";
import { describe, expect, it, vi } from "vitest";
import { Refusal } from "@/app/api";
import { wanted } from "./paging";
import { Recording } from "./recording.svelte";

const said = (step: number) => ({
  type: "event" as const,
  key: `k${step}`,
  args: {},
});
const page = (from: number, count: number, total: number): Replay => ({
  match: "m",
  seat: "all",
  first: from,
  total,
  scenes: Array.from(
    { length: Math.min(count, total - from) },
    (_, at) => ({ step: from + at, told: [said(from + at)] }) as unknown as Scene,
  ),
});

describe("the next page", () => {
  const order = (at: number, total: number) => {
    const here = new Set<number>();
    for (let next = wanted(at, total, (each) => here.has(each)); next !== null; ) {
      here.add(next);
      next = wanted(at, total, (each) => here.has(each));
    }
    return [...here];
  };

  it("is that of the moment, then the one after it, then all others from the first on", () => {
    expect(order(120, 260)).toEqual([2, 3, 0, 1, 4, 5]);
  });

  it("is the one before where a page begins: the question stands there", () => {
    expect(order(100, 260)).toEqual([2, 1, 3, 0, 4, 5]);
  });

  it("is none beyond the end", () => {
    expect(order(0, 1)).toEqual([0]);
    expect(order(99, 100)).toEqual([1, 0]);
  });
});

describe("a recording", () => {
  it("fetches everything once, whatever is looked at meanwhile", async () => {
    const fetch = vi.fn(async (from: number, count: number) => page(from, count, 230));
    const recording = new Recording(230, fetch);
    recording.look(0);
    recording.look(200);
    await waitFor(() => expect(recording.scenes.filter(Boolean)).toHaveLength(230));
    recording.look(17);
    expect(fetch.mock.calls.map(([from]) => from)).toEqual([0, 200, 150, 50, 100]);
    expect(recording.scenes[199]?.step).toBe(199);
  });

  it("tells the log up to a step once nothing before it is missing", async () => {
    const held: (() => void)[] = [];
    const recording = new Recording(
      120,
      (from, count) => new Promise((show) => held.push(() => show(page(from, count, 120)))),
    );
    recording.look(110);
    held[0]?.();
    await waitFor(() => expect(recording.scenes[110]).toBeDefined());
    expect(recording.told(110)).toBeNull();
    held[1]?.();
    await waitFor(() => expect(held).toHaveLength(3));
    expect(recording.told(110)).toBeNull();
    held[2]?.();
    await waitFor(() => expect(recording.told(110)).toHaveLength(111));
    expect(recording.told(3)).toEqual([said(0), said(1), said(2), said(3)]);
  });

  it("keeps what it told, so that the log need not be read again", async () => {
    const recording = new Recording(10, async (from, count) => page(from, count, 10));
    recording.look(0);
    await waitFor(() => expect(recording.told(9)).not.toBeNull());
    expect(recording.told(4)?.[2]).toBe(recording.told(9)?.[2]);
  });

  it("stops at a refusal and goes on when asked to", async () => {
    let fails = true;
    const recording = new Recording(10, async (from, count) => {
      if (fails) throw new Refusal("too_fast", "slower", 429);
      return page(from, count, 10);
    });
    recording.look(5);
    await waitFor(() => expect(recording.problem).toBe("too_fast"));
    fails = false;
    recording.again();
    await waitFor(() => expect(recording.scenes[5]).toBeDefined());
    expect(recording.problem).toBe("");
  });

  it("fetches no more once nobody looks", async () => {
    const fetch = vi.fn(async (from: number, count: number) => page(from, count, 500));
    const recording = new Recording(500, fetch);
    recording.look(0);
    recording.close();
    await waitFor(() => expect(recording.scenes[0]).toBeDefined());
    await Promise.resolve();
    expect(fetch).toHaveBeenCalledOnce();
  });
});
