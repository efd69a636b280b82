// What a first match is told, and when: the moments at which something of Tokyo Ghoul is met for the first time.

import { asks, hintsOf } from "../shared/hints";
import type { Private, Public } from "./facts";

const facesUp = asks("show_initial", "redisplay");
const walks = asks("turn_choice");
const openCounts = (table: Public) => table.masks && table.hand_only !== true;

export const hints = hintsOf<Public, Private>({
  welcome: ({ table }) => table.turn === 0 && !table.deeds.some(({ kind }) => kind === "show"),
  face_up: (met) => facesUp(met) && !openCounts(met.table),
  face_up_counts: (met) => facesUp(met) && openCounts(met.table),
  show: asks("prelim_show"),
  gift: asks("prelim_give"),
  interrogated: asks("interrogation_show"),
  exchange: asks("interrogation_exchange"),
  interrogate: asks("interrogate"),
  rumour: asks("cover_give"),
  red: asks("attack"),
  support: asks("support_action"),
  walk: walks,
  // Told to everybody: if only Inspectors were, a neighbour would learn a camp by it.
  special: (met) => walks(met) && !openCounts(met.table),
  special_counts: (met) => walks(met) && openCounts(met.table),
  suspicion: ({ table }) => table.ending === null && table.seats.some(({ tokens }) => tokens > 0),
});
