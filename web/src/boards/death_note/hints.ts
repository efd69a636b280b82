// What a first match is told, and when: the moments at which something of Death Note is met for the first time.

import { asks, hintsOf, type Met } from "../shared/hints";
import { CAMPS } from "./cards";
import { type Private, type Public, playersOf, roleOf } from "./facts";

type Moment = Met<Public, Private>;

const playing = ({ table }: Moment): boolean => table.ending === null;
const beginning = (met: Moment): boolean => playing(met) && met.table.round < 2;

const plays =
  (camp: string) =>
  (met: Moment): boolean =>
    beginning(met) && CAMPS[met.mine.role] === camp;

const MOMENTS: Readonly<Record<string, (met: Moment) => boolean>> = {
  death: asks("window_death"),
  check: asks("window_check", "lie"),
  vote: asks("ballot"),
  allot: asks("allot", "allot_one"),
  designate: asks("designate", "designate_two", "dealings", "assault", "ally"),
  gift: asks("gift"),
  keep_one: asks("keep_one"),
  tile: asks("tile_choice"),
  turn: asks("turn_start"),
  window: ({ question }) => question?.kind.startsWith("window_") ?? false,
  welcome: beginning,
  goal_l: plays("detective"),
  goal_kira: plays("kira"),
  goal_investigators: plays("investigators"),
  suspicion: (met) => playing(met) && (met.table.seats[met.me]?.suspicion ?? 0) > 0,
  ryuk: (met) => playing(met) && met.table.pawn === met.me,
  revealed: (met) => playing(met) && playersOf(met.table).some((seat) => roleOf(met.table, seat)?.role),
  inactive: (met) => playing(met) && met.table.round > 1,
};

/** Neighbours would learn a camp from these. */
export const hints = hintsOf(MOMENTS, { goal_kira: "goal", goal_investigators: "goal" });
