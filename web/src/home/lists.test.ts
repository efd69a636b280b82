import { describe, expect, it } from "vitest";
import { SUMMARY } from "./fixture";
import { byUrgency } from "./lists.svelte";

describe("my tables", () => {
  it("begin where somebody waits for me, then running matches, open tables and finished ones", () => {
    const rooms = [
      { ...SUMMARY, id: "over", status: "over" },
      { ...SUMMARY, id: "open" },
      { ...SUMMARY, id: "running", status: "playing" },
      { ...SUMMARY, id: "mine", status: "playing", your_turn: true },
    ];
    expect(rooms.sort(byUrgency).map((room) => room.id)).toEqual(["mine", "running", "open", "over"]);
  });
});
