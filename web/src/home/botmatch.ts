// A match with bots, at once: a table is opened, every other seat gets a bot, and it is dealt.

import type { NewRoom, Room } from "@wire";
import type { api } from "@/app/api";
import { nonce } from "./nonce";

type Server = Pick<typeof api, "open" | "room" | "act">;

/** What is left of an attempt that failed half-way: trying again goes on at the same table. */
export interface Attempt {
  room: string;
}

/** The same table for one person alone: bots are brisk, and nothing runs out for somebody who is new to the game. */
export const alone = (wish: NewRoom, knows: boolean): NewRoom => ({
  ...wish,
  bots: "brisk",
  pace: knows ? "live" : "untimed",
});

export async function playWithBots(wish: NewRoom, level: string, attempt: Attempt, server: Server): Promise<Room> {
  let room = attempt.room ? await server.room(attempt.room) : await server.open(wish);
  attempt.room = room.id;
  if (room.status !== "open") return room;
  for (const seat of room.seats.filter((each) => each.kind === "empty")) {
    room = await server.act(room.id, { type: "add_bot", seat: seat.seat, level });
  }
  await server.act(room.id, { type: "ready", nonce: nonce() });
  return server.act(room.id, { type: "start" });
}
