// What comes to the reader alone on the page: by itself, under a cover, or full screen while it is held.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speech } from "@/app/speech.svelte";
import generic from "@/boards/generic";
import CoveredDiscovery from "./CoveredDiscovery.svelte";
import DiscoveryView from "./DiscoveryView.svelte";
import type { Found } from "./discoveries.svelte";
import MomentView from "./MomentView.svelte";

const TEXT = "Claire is a thief.";
const FOUND: Found = { kind: "discovery", number: 1, title: TEXT, cards: ["role-cat"] };
const OPENING: Found = { ...FOUND, kind: "opening", text: "Be the last.", lines: ["Vote"] };

beforeAll(async () => {
  await speech.speak("en");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  // The test page does not know fingers that are followed, nor windows over it.
  Element.prototype.setPointerCapture ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

const done = vi.fn();
beforeEach(() => {
  done.mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
const isThere = () => document.body.innerHTML.includes(TEXT);

describe("a discovery", () => {
  it("is shown with its card, and goes by itself", async () => {
    const { container } = render(DiscoveryView, { found: FOUND, module: generic, done });
    expect([isThere(), container.querySelectorAll(".card").length]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(2400);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalled();
  });

  it("is not shown again once it was seen before something larger came", async () => {
    const glimpsed = render(DiscoveryView, { found: FOUND, module: generic, done });
    await vi.advanceTimersByTimeAsync(1000);
    glimpsed.unmount();
    expect(done).not.toHaveBeenCalled();
    const seen = render(DiscoveryView, { found: FOUND, module: generic, done });
    await vi.advanceTimersByTimeAsync(2200);
    seen.unmount();
    expect(done).toHaveBeenCalledOnce();
  });

  it("is put away by a tap or a key", async () => {
    render(DiscoveryView, { found: FOUND, module: generic, done });
    await fireEvent.click(screen.getByText(TEXT));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(done).toHaveBeenCalledTimes(2);
  });
});

describe("where others may see the screen", () => {
  it("nothing of it is on the page before it is held, and all of them look alike", () => {
    const pages = [FOUND, OPENING, { ...FOUND, kind: "fall", title: "Out" } as Found].map((found) => {
      const { container, unmount } = render(CoveredDiscovery, { found, module: generic, done });
      const html = container.innerHTML;
      unmount();
      return html;
    });
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toContain(TEXT);
  });

  it("it is shown while it is held, and has been seen after that; a tap shows nothing for good", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    render(CoveredDiscovery, { found: FOUND, module: generic, done });
    const handle = screen.getByRole("button", { name: "Something new: hold to see" });
    await fireEvent.pointerDown(handle);
    expect(isThere()).toBe(true);
    await fireEvent.pointerUp(handle);
    await vi.advanceTimersByTimeAsync(5000);
    expect([isThere(), done.mock.calls.length]).toEqual([false, 0]);
    await fireEvent.keyDown(handle, { key: " " });
    now.mockReturnValue(2000);
    await fireEvent.keyUp(handle, { key: " " });
    expect([isThere(), done.mock.calls.length]).toEqual([false, 1]);
    now.mockRestore();
  });
});

describe("who one is", () => {
  const shown = (left: number | null) =>
    render(MomentView, {
      found: OPENING,
      module: generic,
      names: ["Anna", "Bruno"],
      me: 0,
      clock: left === null ? null : { due: left, total: 60_000, runs_out: null },
      now: () => 0,
      done,
    });

  it("is on the page only while it is held, or kept by those who cannot hold", async () => {
    shown(null);
    const handle = screen.getByRole("button", { name: "Hold to see who you are" });
    expect(isThere()).toBe(false);
    await fireEvent.keyDown(handle, { key: "Enter" });
    expect([isThere(), screen.queryByText("What you can do") !== null]).toEqual([true, true]);
    await fireEvent.keyUp(handle, { key: "Enter" });
    expect(isThere()).toBe(false);
    await fireEvent.click(handle, { detail: 0 });
    expect(isThere()).toBe(true);
    await fireEvent.blur(window);
    expect(isThere()).toBe(false);
  });

  it("is put away unseen, or seen and let go: by a press, or by itself in the end", async () => {
    const pressed = shown(null);
    await fireEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(done.mock.calls).toEqual([[false]]);
    pressed.unmount();
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    shown(null);
    const handle = screen.getByRole("button", { name: "Hold to see who you are" });
    await fireEvent.keyDown(handle, { key: "Enter" });
    now.mockReturnValue(2000);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(done).toHaveBeenCalledOnce();
    await fireEvent.keyUp(handle, { key: "Enter" });
    await vi.advanceTimersByTimeAsync(7000);
    expect(done.mock.calls).toEqual([[false], [true]]);
    now.mockRestore();
  });

  it("waits for whoever is not in a hurry, and goes when little time is left to answer", async () => {
    const { unmount } = shown(60_000);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(done).not.toHaveBeenCalled();
    unmount();
    shown(9000);
    await vi.advanceTimersByTimeAsync(600);
    expect(done).toHaveBeenCalled();
  });
});
