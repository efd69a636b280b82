// What a first match is told, and when: the moments at which something of Kemomimi Panic is met for the first time.

import { asks, hintsOf, type Met } from "../shared/hints";
import { lastNight, type Private, type Public } from "./facts";

/** Nothing has been decided yet. */
const early = (table: Public): boolean =>
  table.day === 1 && ["game_start", "start_of_day", "talk"].includes(table.phase);

/** There is time to look around: nobody points at anybody. */
const quiet = (table: Public): boolean =>
  ["start_of_day", "talk", "end_of_day"].includes(table.phase) && table.ending === null;

const MOMENTS: Readonly<Record<string, (met: Met<Public, Private>) => boolean>> = {
  out: ({ table, me }) => table.seats[me]?.state === "out" && table.ending === null,
  ghost: ({ table, me }) => table.seats[me]?.state === "ghost" && table.ending === null,
  night_thief: asks("steal"),
  night_guess: asks("guess"),
  vote: asks("vote"),
  reaction: asks("cancel"),
  welcome: ({ table }) => early(table),
  goal_thief: ({ table, mine }) => early(table) && mine.role.startsWith("thief_"),
  goal_civilians: ({ table, mine }) => early(table) && mine.role.startsWith("civilian"),
  goal_informant: ({ table, mine }) => early(table) && mine.role === "informant",
  elimination: ({ table }) => quiet(table) && table.seats.some((seat) => seat.state !== "in_play"),
  morning: ({ table }) => quiet(table) && lastNight(table) !== undefined,
  night_quiet: ({ table }) => quiet(table) && table.day > 1 && lastNight(table) === undefined,
  verdict: ({ table }) => quiet(table) && table.votes.some((vote) => vote.day === table.day),
  dawn: ({ table }) => table.phase === "start_of_day",
  jewel_lost: ({ table }) => quiet(table) && table.seats.some((seat) => seat.jewels === 0 && seat.state === "in_play"),
};

/** Neighbours would learn a role from these; the thief of one night guesses in the next, and roles may be swapped. */
export const hints = hintsOf(MOMENTS, {
  goal_thief: "goal",
  goal_civilians: "goal",
  goal_informant: "goal",
  night_thief: "night",
  night_guess: "night",
});
