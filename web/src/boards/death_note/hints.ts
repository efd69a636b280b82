// What a first match is told, and when: the moments at which something of Death Note is met for the first time.

import type { Question } from "@wire";
import type { Hint, Scene } from "../board";
import { CAMPS } from "./cards";
import { type Private, type Public, playersOf, privateOf, publicOf, roleOf } from "./facts";

type Moment = (table: Public, mine: Private, question: Question | null, me: number) => boolean;

const asks =
  (...kinds: readonly string[]): Moment =>
  (_table, _mine, question) =>
    question !== null && kinds.includes(question.kind);

const playing = (table: Public): boolean => table.ending === null;
const beginning = (table: Public): boolean => playing(table) && table.round < 2;

const plays =
  (camp: string): Moment =>
  (table, mine) =>
    beginning(table) && CAMPS[mine.role] === camp;

// The first that holds and was not shown yet comes next: what presses stands before what can wait.
const MOMENTS: Record<string, Moment> = {
  end: (table) => table.ending !== null,
  death: asks("window_death"),
  check: asks("window_check", "lie"),
  target: asks("play_target", "play_role", "two_players"),
  vote: asks("ballot"),
  allot: asks("allot", "allot_one"),
  designate: asks("designate", "designate_two", "dealings", "assault", "ally"),
  answer: asks("rebirth", "confrontation", "tactics", "overcast", "confession", "makeshift", "revival"),
  gift: asks("gift"),
  keep_one: asks("keep_one"),
  tile: asks("tile_choice"),
  turn: asks("turn_start"),
  main: asks("turn_main"),
  window: (_table, _mine, question) => question?.kind.startsWith("window_") ?? false,
  welcome: beginning,
  goal_l: plays("detective"),
  goal_kira: plays("kira"),
  goal_investigators: plays("investigators"),
  suspicion: (table, _mine, _question, me) => playing(table) && (table.seats[me]?.suspicion ?? 0) > 0,
  ryuk: (table, _mine, _question, me) => playing(table) && table.pawn === me,
  revealed: (table) => playing(table) && playersOf(table).some((seat) => roleOf(table, seat)?.role),
  inactive: (table) => playing(table) && table.round > 1,
};

/** Neighbours would learn a camp from these; of one kin only one is ever shown. */
const SECRET: Readonly<Record<string, string>> = { goal_kira: "goal", goal_investigators: "goal" };

export const hints: readonly Hint[] = Object.entries(MOMENTS).map(([id, moment]) => ({
  id,
  ...(SECRET[id] ? { secret: true, kin: SECRET[id] } : {}),
  when: ({ me, public: facts, private: mine }: Scene, question: Question | null) =>
    me !== null && mine !== null && moment(publicOf(facts), privateOf(mine), question, me),
}));
