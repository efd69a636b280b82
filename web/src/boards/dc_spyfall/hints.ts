// What a first match is told, and when: the moments at which something of DC Spyfall is met for the first time.

import { asks, hintsOf, type Met } from "../shared/hints";
import { isRunning, type Private, type Public } from "./facts";

const during =
  (...phases: readonly string[]) =>
  ({ table }: Met<Public, Private>): boolean =>
    phases.includes(table.phase);

/** Before the first answer of the match there is time to read what a card is for. */
const early = ({ table }: Met<Public, Private>): boolean =>
  table.round === 1 && !table.ending && table.exchanges.every(({ answer }) => answer === null);

// None depends on a card: that one appears would tell a neighbour what it is.
export const hints = hintsOf<Public, Private>({
  power: asks("power"),
  accuse_vote: asks("accuse_vote"),
  joker_claim: asks("joker_claim"),
  multiverse: during("multiverse_talk"),
  multiverse_vote: asks("multiverse_vote"),
  harley: during("harley_talk", "harley_point"),
  final_point: asks("final_point"),
  final_talk: during("final_talk"),
  ask: asks("ask"),
  answer: asks("answer"),
  welcome: ({ table }) => table.phase === "look" && table.round === 1,
  look: during("look"),
  goal: early,
  ability: ({ table, mine }) => mine.ability !== "" && !table.ending,
  aloud: during("aloud"),
  listen: ({ table, question }) => isRunning(table) && question === null,
  places: ({ table }) => isRunning(table) && table.exchanges.length >= 3,
});
