// Another screen at the same address begins at its top.

import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { beginAtTop } from "./top.svelte";

test("what is read is left where it is until another screen comes", () => {
  const scrolled = vi.fn();
  vi.stubGlobal("scrollTo", scrolled);
  const shown = $state({ screen: "lobby", people: 1 });
  const stop = $effect.root(() => beginAtTop(() => (shown.people ? shown.screen : "")));
  flushSync();
  shown.people = 2;
  flushSync();
  expect(scrolled).not.toHaveBeenCalled();
  shown.screen = "match";
  flushSync();
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  stop();
  vi.unstubAllGlobals();
});
