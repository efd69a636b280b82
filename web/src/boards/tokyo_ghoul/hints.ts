// What a first match is told, and when: the moments at which something of Tokyo Ghoul is met for the first time.

import type { Question } from "@wire";
import type { Hint, Scene } from "../board";
import { type Private, type Public, privateOf, publicOf } from "./facts";
import { isInspector } from "./objectives";

type Moment = (table: Public, mine: Private, question: Question | null) => boolean;

const asks =
  (...kinds: readonly string[]): Moment =>
  (_table, _mine, question) =>
    question !== null && kinds.includes(question.kind);

// The first that holds and was not shown yet comes next: what presses stands before what can wait.
const MOMENTS: Record<string, Moment> = {
  end: (table) => table.ending !== null,
  welcome: (table) => table.turn === 0 && !table.deeds.some(({ kind }) => kind === "show"),
  face_up: asks("show_initial", "redisplay"),
  show: asks("prelim_show"),
  gift: asks("prelim_give"),
  interrogated: asks("interrogation_show"),
  exchange: asks("interrogation_exchange"),
  interrogate: asks("interrogate"),
  remove: asks("cover_remove"),
  rumour: asks("cover_give"),
  red: asks("attack"),
  support: asks("support_action"),
  walk: asks("turn_choice"),
  special: (table, mine, question) =>
    isInspector(mine.character) && asks("turn_choice")(table, mine, question),
  suspicion: (table) => table.ending === null && table.seats.some(({ tokens }) => tokens > 0),
};

/** Neighbours would learn a camp from these. */
const SECRET = new Set(["special"]);

export const hints: readonly Hint[] = Object.entries(MOMENTS).map(([id, moment]) => ({
  id,
  ...(SECRET.has(id) ? { secret: true } : {}),
  when: (scene: Scene, question: Question | null) =>
    scene.me !== null &&
    scene.private !== null &&
    moment(publicOf(scene.public), privateOf(scene.private), question),
}));
