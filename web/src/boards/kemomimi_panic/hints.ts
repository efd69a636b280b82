// What a first match is told, and when: the moments at which something of Kemomimi Panic is met for the first time.

import type { Question } from "@wire";
import type { Hint, Scene } from "../board";
import { type Private, type Public, privateOf, publicOf } from "./facts";

const CIVILIANS = "civilian";
const THIEVES = "thief_";

/** Questions that offer the power of one's character. */
const POWERS = new Set([
  "use",
  "lead",
  "check",
  "swap_roles",
  "choose_master",
  "federica",
  "change_suspect",
  "claim_jewel",
  "give_jewel",
]);

type Moment = (table: Public, mine: Private, me: number, question: Question | null) => boolean;

const MOMENTS: Record<string, Moment> = {
  welcome: () => true,
  goal_thief: (_, mine) => mine.role.startsWith(THIEVES),
  goal_civilians: (_, mine) => mine.role.startsWith(CIVILIANS),
  goal_informant: (_, mine) => mine.role === "informant",
  dawn: (table) => table.phase === "start_of_day",
  talk: (table, _mine, _me, question) => table.phase === "talk" && question?.kind === "talk",
  name_suspect: (_table, _mine, _me, question) =>
    question?.kind === "name_suspect" || question?.kind === "lead",
  suspect: (table, _, me) => table.suspect === me,
  vote: (_table, _mine, _me, question) => question?.kind === "vote",
  verdict: (table) => table.votes.length > 0,
  night_thief: (_table, _mine, _me, question) => question?.kind === "steal",
  night_guess: (_table, _mine, _me, question) => question?.kind === "guess",
  // A day later than a theft there should have been, nothing is on record for the night between.
  night_quiet: (table) => table.day > 1 && !table.thefts.some((theft) => theft.day === table.day - 1),
  morning: (table) => table.thefts.length > 0,
  jewel_lost: (table) => table.seats.some((seat) => seat.jewels === 0 && seat.state === "in_play"),
  elimination: (table) => table.ending === null && table.seats.some((seat) => seat.state !== "in_play"),
  ghost: (table, _, me) => table.seats[me]?.state === "ghost",
  out: (table, _, me) => table.seats[me]?.state === "out" && table.ending === null,
  power: (_table, _mine, _me, question) => question !== null && POWERS.has(question.kind),
  // Nobody but Akira is asked then: whoever holds the card meets it first.
  reaction: (_table, _mine, _me, question) => question?.kind === "cancel",
  end: (table) => table.ending !== null,
};

export const hints: readonly Hint[] = Object.entries(MOMENTS).map(([id, moment]) => ({
  id,
  when: (scene: Scene, question: Question | null) =>
    scene.me !== null &&
    scene.private !== null &&
    moment(publicOf(scene.public), privateOf(scene.private), scene.me, question),
}));
