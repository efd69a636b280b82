// When people may talk and make faces, and what can be said at this table.

import { MULTIVERSE_VIEWS } from "@generated/dc_spyfall/catalogue";
import type { Facts } from "@/table/frames";
import type { Scene } from "../board";
import { isRunning, publicOf } from "./facts";

const OPEN = new Set(["final_talk", "harley_talk", "multiverse_talk", "round_end"]);

/** Why nobody may talk now: questions are asked, or people vote. */
export function hushed(facts: Facts): string | null {
  const table = publicOf(facts);
  if (OPEN.has(table.phase)) return null;
  if (table.in_person && isRunning(table)) return "board-spyfall-hush-aloud";
  return isRunning(table) || table.phase === "look" ? "board-spyfall-hush-clock" : "board-spyfall-hush-vote";
}

/** A face may be made whenever nobody votes, points or claims. */
export function gesturing(facts: Facts): boolean {
  const table = publicOf(facts);
  return OPEN.has(table.phase) || isRunning(table) || table.phase === "look";
}

/** The Multiverse is talked about where it was declared. */
export const speakable = (word: string, { public: facts }: Scene): boolean =>
  !MULTIVERSE_VIEWS.some((view) => view === word) || publicOf(facts).phase === "multiverse_talk";
