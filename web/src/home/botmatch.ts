// A match with bots, at once: a table is opened, every other seat gets a bot, and it is dealt.

import type { NewRoom, Room } from "@wire";
import type { api } from "@/app/api";
import { nonce } from "./nonce";

type Server = Pick<typeof api, "open" | "room" | "act">;

/** What is left of an attempt that failed half-way: trying again goes on at the same table. */
export interface Attempt {
  room: string;
}

export async function playWithBots(wish: NewRoom, attempt: Attempt, server: Server): Promise<Room> {
  let room = attempt.room ? await server.room(attempt.room) : await server.open(wish);
  attempt.room = room.id;
  if (room.status !== "open") return room;
  for (const seat of room.seats.filter((each) => each.kind === "empty")) {
    room = await server.act(room.id, { type: "add_bot", seat: seat.seat });
  }
  await server.act(room.id, { type: "ready", nonce: nonce() });
  return server.act(room.id, { type: "start" });
}
