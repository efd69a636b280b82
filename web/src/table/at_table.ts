// What parts of a match on the screen are given: the table, what is seen there, what is asked.

import type { Choice, Question, Room } from "@wire";
import type { Action } from "svelte/action";
import type { GameModule, Scene } from "@/boards/board";
import type { Answering } from "./answering.svelte";
import type { Facts } from "./frames";
import type { TableLink } from "./link.svelte";

/** What a game looks like now. */
export interface Seen {
  scene: Scene;
  module: GameModule;
}

/** A match at a table. */
export interface AtTable extends Seen {
  link: TableLink;
  room: Room;
}

/** A question while it is answered. */
export interface Asked extends Seen {
  question: Question;
  answering: Answering;
}

/** Its options as they are offered. */
export interface Offered extends Asked {
  help: (card: string) => void;
  /** Choose it, or be told why it cannot be. */
  choose: (option: Choice) => void;
  /** Makes its button known, for the key that means it. */
  known: Action<HTMLElement, string>;
}

/** What one seat alone knows. */
export interface Known extends Seen {
  facts: Facts;
  seat: number;
  help: (card: string) => void;
}
