// How much of a page the keys of a phone cover.

import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { coveredByKeys } from "./keyboard";

class Seen extends EventTarget {
  height = 700;
  offsetTop = 0;
  scale = 1;

  becomes(facts: Partial<Pick<Seen, "height" | "offsetTop" | "scale">>) {
    Object.assign(this, facts);
    this.dispatchEvent(new Event("resize"));
    flushSync();
  }
}

it("the keys cover what is no longer seen at the foot, and nothing where the page was scrolled or made larger", () => {
  const seen = new Seen();
  vi.stubGlobal("visualViewport", seen);
  vi.stubGlobal("innerHeight", 700);
  const heights: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      heights.push(coveredByKeys());
    });
  });
  flushSync();
  seen.becomes({ height: 400 });
  seen.becomes({ offsetTop: 100 });
  seen.becomes({ height: 350, offsetTop: 0, scale: 2 });
  seen.becomes({ height: 700, scale: 1 });
  stop();
  expect(heights).toEqual([0, 300, 200, 0, 0]);
  vi.unstubAllGlobals();
});

it("a browser that does not say what is seen covers nothing", () => {
  vi.stubGlobal("visualViewport", null);
  expect(coveredByKeys()).toBe(0);
  vi.unstubAllGlobals();
});
