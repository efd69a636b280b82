import { describe, expect, it } from "vitest";
import { GAME, SUMMARY } from "./fixture";
import { byUrgency } from "./lists.svelte";
import { coming } from "./shelf";

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

describe("the shelf", () => {
  it("has the games that this server does not play yet", () => {
    expect(coming([]).map((game) => game.id)).toContain("death_note");
    expect(coming([{ ...GAME, id: "death_note" }]).map((game) => game.id)).not.toContain("death_note");
  });
});
