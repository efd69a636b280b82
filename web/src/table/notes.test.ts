// Notes: kept on this device, forgotten after a while, and never a reason to break the page.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAll, forgetOld, KEPT_DAYS, Notes, notesOf } from "./notes.svelte";

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("notes", () => {
  it("are there again when the page is opened again", () => {
    new Notes("m").change(2, { suspicion: "sure", text: "ment sur son enquête", tags: ["lied"] });
    const again = new Notes("m");
    expect(again.of(2)).toEqual({ suspicion: "sure", text: "ment sur son enquête", tags: ["lied"] });
    expect(new Notes("other").of(2).text).toBe("");
  });

  it("are there for a seat once anything was written down, and not once it was taken back", () => {
    const notes = new Notes("m");
    expect(notes.has(1)).toBe(false);
    notes.change(1, { text: "  " });
    expect(notes.has(1)).toBe(false);
    notes.change(1, { tags: ["watch"] });
    expect(notes.has(1)).toBe(true);
    notes.change(1, { tags: [] });
    expect(notes.has(1)).toBe(false);
  });

  it("of one match are the same wherever they are asked for", () => {
    notesOf("m", 1).change(0, { text: "a" });
    expect(notesOf("m", 1).of(0).text).toBe("a");
    expect(notesOf("m", 1)).toBe(notesOf("m", 1));
  });

  it("are those of one seat: whoever plays another one on the same device does not read them", () => {
    notesOf("hot", 1).change(0, { text: "a thief" });
    expect(notesOf("hot", 2).of(0).text).toBe("");
    expect(notesOf("hot", null).of(0).text).toBe("");
  });

  it("are all gone, in memory and in the browser, with whoever is forgotten", () => {
    const notes = notesOf("gone", 0);
    notes.change(1, { text: "a thief" });
    localStorage.setItem("penombre.settings", "{}");
    forgetAll();
    expect(notes.has(1)).toBe(false);
    expect(Object.keys(localStorage)).toEqual(["penombre.settings"]);
  });

  it("follow what another window of the browser writes", () => {
    const notes = notesOf("shared", null);
    const newValue = JSON.stringify({ at: 1, seats: { 1: { text: "from there" } } });
    dispatchEvent(new StorageEvent("storage", { key: "penombre.notes.shared", newValue }));
    expect(notes.of(1).text).toBe("from there");
  });

  it("that nobody wrote for a long time are forgotten, and so is what is no note", () => {
    const now = Date.now();
    localStorage.setItem("penombre.notes.old", JSON.stringify({ at: now - (KEPT_DAYS + 1) * DAY, seats: {} }));
    localStorage.setItem("penombre.notes.new", JSON.stringify({ at: now - (KEPT_DAYS - 1) * DAY, seats: {} }));
    localStorage.setItem("penombre.notes.broken", "{");
    localStorage.setItem("penombre.settings", "{}");
    forgetOld(now);
    expect(Object.keys(localStorage).sort()).toEqual(["penombre.notes.new", "penombre.settings"]);
  });

  it("take from storage only what notes are made of", () => {
    const seats = { 0: { suspicion: "cosmic", text: 7, tags: ["watch", 3] }, 1: null };
    localStorage.setItem("penombre.notes.m", JSON.stringify({ at: 1, seats }));
    expect(new Notes("m").of(0)).toEqual({ suspicion: "", text: "", tags: ["watch"] });
    expect(new Notes("m").has(1)).toBe(false);
    localStorage.setItem("penombre.notes.m", '"words"');
    expect(new Notes("m").has(0)).toBe(false);
  });

  it("still work where the browser keeps nothing, and say that they are not kept", () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const notes = new Notes("m");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(full);
    notes.change(1, { text: "a" });
    expect(notes.of(1).text).toBe("a");
    expect(notes.kept).toBe(false);
    vi.restoreAllMocks();
    notes.change(1, { text: "b" });
    expect(notes.kept).toBe(true);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(full);
    expect(new Notes("m").has(1)).toBe(false);
    expect(() => forgetOld(Date.now())).not.toThrow();
  });
});
