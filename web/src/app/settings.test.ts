// What a person chose, read from a browser that may hold anything, or nothing.

import { afterEach, expect, test, vi } from "vitest";
import { Settings } from "./settings.svelte";

const KEY = "penombre.settings";
const forbidden = () => {
  throw new DOMException("storage is off", "SecurityError");
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("what was chosen is there again", () => {
  new Settings().change({
    language: "en",
    theme: "dark",
    sound: false,
    veil: true,
    talk: "at-once",
    guided: ["a_game"],
    game: "a_game",
  });
  expect(new Settings()).toMatchObject({
    language: "en",
    theme: "dark",
    sound: false,
    vibration: true,
    veil: true,
    talk: "at-once",
    guided: ["a_game"],
    game: "a_game",
  });
});

test.each([
  "{",
  "null",
  "7",
  '"dark"',
  "[]",
  '{"theme":"pink","language":"xx","sound":"no","veil":1,"talk":"loud","guided":7,"game":7}',
])("a browser that keeps %s has settings all the same", (kept) => {
  localStorage.setItem(KEY, kept);
  const settings = new Settings();
  expect(settings).toMatchObject({ theme: "auto", sound: true, veil: false, talk: "in-turn", guided: [], game: "" });
  expect(["fr", "en"]).toContain(settings.language);
});

test("a browser that forbids storage lets people choose for as long as the page is open", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
  const settings = new Settings();
  settings.change({ theme: "light" });
  expect(settings.theme).toBe("light");
});

test("asks before showing where the match says so, until that is turned off", () => {
  const settings = new Settings();
  settings.gathered = true;
  expect([settings.asks, settings.veil]).toEqual([true, false]);
  settings.ask(false);
  expect(settings.asks).toBe(false);
  settings.ask(true);
  expect([settings.asks, settings.veil]).toEqual([true, true]);
});
