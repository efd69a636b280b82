// What a first match is told, and when: the moments at which something of La Rose Noire is met for the first time.

import { INVESTIGATOR, POSSESSED, RECTOR } from "@generated/rose_noire/catalogue";
import { asks, hintsOf, type Met } from "../shared/hints";
import { dawnOf, type Private, type Public } from "./facts";

const beginning = (table: Public): boolean => table.turn === 1 && table.ending === null;
/** Nothing has been done yet. */
const early = (table: Public): boolean => beginning(table) && !table.deeds.length;

/** Whoever plays last has others act before they have read a word: their goal has all of the first Turn, which has no night. */
const plays =
  (role: string) =>
  ({ table, mine }: Met<Public, Private>): boolean =>
    beginning(table) && mine.role === role;

// At night none depends on a secret: that one appears would tell it to a neighbour.
const MOMENTS: Readonly<Record<string, (met: Met<Public, Private>) => boolean>> = {
  volunteer: asks("volunteer"),
  profile: asks("choose_profile"),
  accomplices: asks("choose_accomplices"),
  target: asks("action_targets"),
  pact: asks("pact_give"),
  trap: asks("trap_reaction"),
  summons: asks("convocation_event"),
  trap_kill: asks("trap_kill"),
  ballot: asks("ballot"),
  dusk: asks("dusk_play"),
  event_target: asks("event_targets"),
  forgery: asks("forgery_order"),
  discard: asks("dusk_discard", "dusk_trim"),
  night: asks("night_possessed"),
  night_rector: asks("night_rector"),
  welcome: ({ table }) => early(table),
  goal_investigator: plays(INVESTIGATOR),
  goal_possessed: plays(POSSESSED),
  goal_rector: plays(RECTOR),
  turn: asks("day_before"),
  cards: (met) => asks("day_before", "day_after")(met) && met.mine.hand.length > 0,
  silence: ({ table }) => table.silence && table.ending === null,
  dawn: ({ table }) => table.ending === null && (dawnOf(table)?.suspects?.length ?? 0) > 0,
  reveal: ({ question }) => question !== null && question.besides.length > 0,
};

/** Neighbours would learn a role from these. */
export const hints = hintsOf(MOMENTS, { goal_investigator: "goal", goal_possessed: "goal" });
