// My secret: on the page only while it is held or kept open, and covered again when eyes may wander.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "@/app/settings.svelte";
import { speech } from "@/app/speech.svelte";
import { moduleOf } from "@/boards/board";
import { load } from "@/words/load";
import { sceneIn } from "./fixture";
import Secret from "./Secret.svelte";

const TEXT = "You are the one with the lantern.";

beforeAll(async () => {
  await speech.speak("en");
  // The test page does not know fingers that are followed.
  Element.prototype.setPointerCapture ??= () => undefined;
});

const help = vi.fn();
let learn: (...texts: string[]) => Promise<void>;

beforeEach(async () => {
  const module = {
    ...(await moduleOf("any")),
    secrets: () => [
      { card: "role-any", text: TEXT },
      { cards: ["role-any", "role-civilian"], text: "A hand", lines: ["Seen on day 1"] },
    ],
  };
  const scene = sceneIn(await load("en", "kemomimi_panic"), { private: {} });
  const { rerender } = render(Secret, { scene, facts: {}, seat: 0, module, help });
  learn = (...texts) =>
    rerender({ module: { ...module, secrets: () => [...module.secrets(), ...texts.map((text) => ({ text }))] } });
});

const isThere = () => document.body.innerHTML.includes(TEXT);
const handle = () => screen.getByRole("button", { name: "My secret" });
const pin = () => screen.getByRole("button", { name: "Keep my secret shown" });

describe("a secret", () => {
  it("is nowhere on the page until it is asked for", () => {
    expect(isThere()).toBe(false);
  });

  it("is shown while a finger holds it", async () => {
    await fireEvent.pointerDown(handle());
    expect(isThere()).toBe(true);
    await fireEvent.pointerUp(handle());
    expect(isThere()).toBe(false);
  });

  it("tells whoever taps it to hold it, and not those who did", async () => {
    const told = () => document.body.textContent?.includes("Keep the button pressed") ?? false;
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    await fireEvent.pointerDown(handle());
    now.mockReturnValue(2000);
    await fireEvent.pointerUp(handle());
    expect(told()).toBe(false);
    await fireEvent.pointerDown(handle());
    await fireEvent.pointerUp(handle());
    expect(told()).toBe(true);
    await fireEvent.pointerDown(handle());
    expect([told(), isThere()]).toEqual([false, true]);
    now.mockRestore();
  });

  it("has cards that can be read once it is kept open", async () => {
    await fireEvent.pointerDown(handle());
    expect(screen.queryByRole("button", { name: "Explain: Civilian" })).toBeNull();
    await fireEvent.pointerUp(handle());
    await fireEvent.click(pin());
    await fireEvent.click(screen.getByRole("button", { name: "Explain: Civilian" }));
    expect(help.mock.calls).toEqual([["role-civilian"]]);
  });

  it.each([" ", "Enter"])("is shown while the key %j is held", async (key) => {
    await fireEvent.keyDown(handle(), { key });
    expect(isThere()).toBe(true);
    await fireEvent.keyUp(handle(), { key });
    expect(isThere()).toBe(false);
  });

  it("is covered when the focus leaves a held key behind", async () => {
    await fireEvent.keyDown(handle(), { key: " " });
    await fireEvent.blur(handle());
    expect(isThere()).toBe(false);
  });

  it("stays for those who cannot hold, until they cover it", async () => {
    await fireEvent.click(pin());
    expect(isThere()).toBe(true);
    expect(pin().getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(pin());
    expect(isThere()).toBe(false);
  });

  it("is covered when the window or the page is left", async () => {
    await fireEvent.click(pin());
    await fireEvent.blur(window);
    expect(isThere()).toBe(false);
    await fireEvent.click(pin());
    await fireEvent(document, new Event("visibilitychange"));
    expect(isThere()).toBe(false);
  });
});

it("a hand is shown as cards, and what belongs to a secret line by line", async () => {
  await fireEvent.click(pin());
  expect(document.querySelectorAll(".hand > *")).toHaveLength(2);
  expect(screen.getByText("Seen on day 1")).toBeTruthy();
});

describe("what is new in it", () => {
  const fresh = () => [document.querySelector(".count")?.textContent ?? "", handle().getAttribute("aria-describedby")];
  const described = () => document.getElementById(String(fresh()[1]))?.textContent;

  it("is counted since it was last looked at, by what it says", async () => {
    expect(fresh()).toEqual(["", null]);
    await learn("Claire is a Civilian.");
    expect([fresh()[0], described()]).toEqual(["1", "1 new thing since you last looked"]);
    await fireEvent.pointerDown(handle());
    await fireEvent.pointerUp(handle());
    expect(fresh()).toEqual(["", null]);
    // As many as before, and something else.
    await learn("David is a Civilian.");
    expect([fresh()[0], isThere()]).toEqual(["1", false]);
  });

  it("is not told where others may see the screen", async () => {
    settings.ask(true);
    await learn("Claire is a Civilian.");
    expect(fresh()).toEqual(["", null]);
    settings.ask(false);
  });
});
