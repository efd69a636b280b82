// What screen readers find: everything told, once, in its order, and where a window over the page lets them hear it.

import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Announcer from "./Announcer.svelte";
import { announcer } from "./announcer.svelte";
import { settings, TALK } from "./settings.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  announcer.forget();
  vi.useRealTimers();
});

function listen() {
  const { container, unmount } = render(Announcer);
  const read = (selector: string) => [...container.querySelectorAll(`${selector} p`)].map((line) => line.textContent);
  return {
    log: () => read("[role=log]"),
    polite: () => read("[aria-live=polite]"),
    urgent: () => read("[aria-live=assertive]"),
    first: () => container.querySelector("[aria-live=assertive] p"),
    unmount,
  };
}

function pass(time = 200) {
  vi.advanceTimersByTime(time);
  flushSync();
}

describe("what is told", () => {
  it("is read in its order, all of it, a breath later", () => {
    const page = listen();
    const told = Array.from({ length: 12 }, (_, each) => `line ${each}`);
    for (const text of told) announcer.tell(text);
    flushSync();
    expect(page.log()).toEqual([]);
    pass();
    expect(page.log()).toEqual(told);
  });

  it("does not stay in the page", () => {
    const page = listen();
    announcer.tell("The moon rises.");
    announcer.interrupt("Who is it?");
    pass();
    pass(20_000);
    expect(page.log()).toEqual([]);
    expect(page.urgent()).toEqual([]);
  });

  it("is heard in the window that is open, and not again behind it", () => {
    const page = listen();
    announcer.tell("before");
    pass();
    const window = listen();
    announcer.tell("meanwhile");
    announcer.interrupt("Who is it?");
    pass();
    expect(page.log()).toEqual([]);
    expect(window.log()).toEqual(["meanwhile"]);
    expect(window.urgent()).toEqual(["Who is it?"]);
    announcer.tell("while it closes");
    window.unmount();
    pass();
    expect(page.log()).toEqual(["while it closes"]);
    expect(page.urgent()).toEqual([]);
  });
});

describe("what people say", () => {
  it.each(TALK)("is read as the reader chose: %s", (talk) => {
    settings.change({ talk });
    const page = listen();
    announcer.talk("Anna: hello");
    announcer.tell("Night falls.");
    pass();
    settings.change({ talk: "in-turn" });
    const said = ["Anna: hello"];
    expect(page.polite()).toEqual([...(talk === "in-turn" ? said : []), "Night falls."]);
    expect(page.urgent()).toEqual(talk === "at-once" ? said : []);
  });
});

describe("what cannot wait", () => {
  it("is read again when the same is asked again", () => {
    const page = listen();
    announcer.interrupt("Your vote?");
    pass();
    const before = page.first();
    announcer.interrupt("Your vote?");
    pass();
    expect(page.urgent()).toEqual(["Your vote?"]);
    expect(page.first()).not.toBe(before);
  });

  it("is not read when the focus went to it", () => {
    const page = listen();
    announcer.interrupt("Your vote?");
    announcer.hush();
    pass();
    expect(page.urgent()).toEqual([]);
  });
});
