// What a first match is told, and when: the moments at which something of DC Spyfall is met for the first time.

import type { Question } from "@wire";
import type { Hint, Scene } from "../board";
import { isRunning, type Private, type Public, privateOf, publicOf } from "./facts";

type Moment = (table: Public, mine: Private, question: Question | null) => boolean;

const asks =
  (...kinds: readonly string[]): Moment =>
  (_table, _mine, question) =>
    question !== null && kinds.includes(question.kind);

const during =
  (...phases: readonly string[]): Moment =>
  (table) =>
    phases.includes(table.phase);

/** Before the first answer of the match there is time to read what a card is for. */
const early = (table: Public): boolean =>
  table.round === 1 && !table.ending && table.exchanges.every(({ answer }) => answer === null);

// The first that holds and was not shown yet comes next: what presses stands before what can wait. None depends on a
// card: that one appears would tell a neighbour what it is.
const MOMENTS: Record<string, Moment> = {
  power: asks("power"),
  accuse_vote: asks("accuse_vote"),
  joker_claim: asks("joker_claim"),
  multiverse: during("multiverse_talk"),
  multiverse_vote: asks("multiverse_vote"),
  harley: during("harley_talk", "harley_point"),
  final_point: asks("final_point"),
  final_talk: during("final_talk"),
  round_end: (table, mine, question) => asks("round_end")(table, mine, question) && table.round < table.rounds,
  ask: asks("ask"),
  answer: asks("answer"),
  welcome: (table) => table.phase === "look" && table.round === 1,
  look: during("look"),
  goal: early,
  ability: (table, mine) => mine.ability !== "" && !table.ending,
  aloud: during("aloud"),
  listen: (table, _mine, question) => isRunning(table) && question === null,
  places: (table) => isRunning(table) && table.exchanges.length >= 3,
};

export const hints: readonly Hint[] = [
  { id: "end", when: (scene) => scene.me !== null && scene.over },
  ...Object.entries(MOMENTS).map(([id, moment]) => ({
    id,
    when: (scene: Scene, question: Question | null) =>
      scene.me !== null &&
      scene.private !== null &&
      !scene.over &&
      moment(publicOf(scene.public), privateOf(scene.private), question),
  })),
];
