import type { Action, Room } from "@wire";
import { describe, expect, it } from "vitest";
import { alone, playWithBots } from "./botmatch";
import { freshDraft, newRoom } from "./draft";
import { GAME, ROOM } from "./fixture";

const wish = newRoom(GAME, freshDraft(GAME, "fr"), "Léa");

/** A server that remembers what was asked of it, and fails once where it is told to. */
function server(failing = "") {
  let room: Room = ROOM;
  let fails = failing;
  const asked: string[] = [];
  return {
    asked,
    open: async () => {
      asked.push("open");
      return room;
    },
    room: async () => {
      asked.push("room");
      return room;
    },
    act: async (_: string, action: Action) => {
      const told = action.type === "add_bot" ? `add_bot ${action.seat} ${action.level}` : action.type;
      if (told === fails) {
        fails = "";
        throw new Error("unreachable");
      }
      asked.push(told);
      if (action.type === "add_bot")
        room = {
          ...room,
          seats: room.seats.map((seat) => (seat.seat === action.seat ? { ...seat, kind: "bot" } : seat)),
        };
      if (action.type === "start") room = { ...room, status: "playing" };
      return room;
    },
  };
}

describe("a match with bots", () => {
  it("has brisk bots, and no clock for somebody who does not know the game", () => {
    expect(alone(wish, false)).toEqual({ ...wish, bots: "brisk", pace: "untimed" });
    expect(alone(wish, true)).toEqual({ ...wish, bots: "brisk", pace: "live" });
  });

  it("opens a table, puts bots on every free seat, throws in some chance and deals", async () => {
    const house = server();
    const room = await playWithBots(wish, "search", { room: "" }, house);
    expect(house.asked).toEqual(["open", "add_bot 1 search", "add_bot 2 search", "ready", "start"]);
    expect(room.status).toBe("playing");
  });

  it("goes on at the same table after it failed half-way", async () => {
    const house = server("add_bot 2 search");
    const attempt = { room: "" };
    await expect(playWithBots(wish, "search", attempt, house)).rejects.toThrow();
    await playWithBots(wish, "search", attempt, house);
    expect(house.asked).toEqual(["open", "add_bot 1 search", "room", "add_bot 2 search", "ready", "start"]);
  });

  it("does not deal again what was dealt although the answer was lost", async () => {
    const house = server();
    const attempt = { room: "" };
    await playWithBots(wish, "search", attempt, house);
    await playWithBots(wish, "search", attempt, house);
    expect(house.asked.filter((what) => what === "start")).toHaveLength(1);
  });
});
