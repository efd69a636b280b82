// Where a table stands before its match: which seats are free, who is not ready, whether the host can start.

import type { Room } from "@wire";
import { IN_PERSON } from "@/app/games";
import { say, speech } from "@/app/speech.svelte";

/** Whether the reader hosts this table. */
export const isHost = (room: Room): boolean => room.you !== null && room.host === room.you;

/** Whether people talk aloud here, around one real table. */
export const isAloud = (room: Room): boolean => room.options[IN_PERSON] === true;

export interface Standing {
  readonly free: number;
  /** Names of those who have not said that they are ready; the host starts and need not say so. */
  readonly unready: readonly string[];
  /** Nobody else is waited for but the reader. */
  readonly onlyYou: boolean;
  readonly hosting: boolean;
  /** People talk aloud here: there is nothing in it for bots. */
  readonly aloud: boolean;
  /** Bots sit where none can play. */
  readonly lostBots: boolean;
  readonly ready: boolean;
  readonly canStart: boolean;
}

export function standing(room: Room): Standing {
  const free = room.seats.filter((seat) => seat.kind === "empty").length;
  const unready = room.seats.filter((seat) => seat.kind === "person" && seat.seat !== room.host && !seat.ready);
  const lostBots = isAloud(room) && room.seats.some((seat) => seat.kind === "bot");
  return {
    free,
    unready: unready.map((seat) => seat.name),
    onlyYou: free === 0 && unready.length === 1 && unready[0]?.seat === room.you,
    hosting: isHost(room),
    aloud: isAloud(room),
    lostBots,
    ready: room.you !== null && (room.seats[room.you]?.ready ?? false),
    canStart: free === 0 && unready.length === 0 && !lostBots,
  };
}

/** Who sits here now and did not, and the other way round; by their names, for seats can be changed. */
export function comings(before: Room, now: Room): { came: readonly string[]; left: readonly string[] } {
  const names = ({ seats }: Room) => seats.filter((seat) => seat.kind !== "empty").map((seat) => seat.name);
  const [then, today] = [names(before), names(now)];
  return {
    came: today.filter((name) => !then.includes(name)),
    left: then.filter((name) => !today.includes(name)),
  };
}

/** Who wants the match to pause, or a paused one to go on, by the names of the seats. */
export const pauseAsked = ({ paused, pause_votes: votes }: Room, names: readonly string[]): string =>
  say(paused ? "menu-go-on-asked" : "menu-pause-asked", {
    count: votes.length,
    names: speech.words.enumerated(votes.map((seat) => names[seat] ?? "")),
  });

/** A code in two groups, as it is read aloud. */
export const readable = (invite: string): string => invite.toUpperCase().replace(/(.{4})(?=.)/g, "$1 ");
