// What a timeline shows of a match: where its stretches begin, when it was night, and where the reader learned something.

import type { Happened, Scene } from "@wire";
import type { GameModule } from "@/boards/board";
import type { Facts } from "@/table/frames";
import { happened } from "@/table/log";

type Scenes = readonly (Scene | undefined)[];

/** A stretch of the match: the step it begins at and the event that begins it. */
export interface Chapter {
  readonly step: number;
  readonly event: Happened;
}

/** Where stretches begin, as far as the moments are known; of several at one step, the last has the name. */
export function chaptersOf(scenes: Scenes, module: GameModule): readonly Chapter[] {
  return scenes.flatMap((scene) => {
    const event = scene?.told
      .flatMap(happened)
      .filter((each) => module.heading(each))
      .at(-1);
    return scene && event ? [{ step: scene.step, event }] : [];
  });
}

/** The chapter that a step belongs to; none while a moment is missing in between: another may begin there. */
export function chapterAt(chapters: readonly Chapter[], step: number, scenes: Scenes): Chapter | undefined {
  const chapter = chapters.filter((each) => each.step <= step).at(-1);
  for (let at = chapter?.step ?? step; at < step; at++) if (!scenes[at]) return undefined;
  return chapter;
}

/** What a chapter is called: the first sentence of what begins it. */
export const shortened = (text: string): string => (/^.*?[.!?…](?=\s|$)/u.exec(text)?.[0] ?? text).replace(/\.$/, "");

/** From when to when it was night, steps included. */
export function nightsOf(scenes: Scenes, module: GameModule): readonly { from: number; to: number }[] {
  const nights: { from: number; to: number }[] = [];
  for (const scene of scenes) {
    if (!scene || !module.night(scene.public as Facts)) continue;
    const last = nights.at(-1);
    if (last?.to === scene.step - 1) last.to = scene.step;
    else nights.push({ from: scene.step, to: scene.step });
  }
  return nights;
}

/** The steps at which the reader learned something, as far as they are known. */
export const newsOf = (scenes: Scenes): readonly number[] =>
  scenes.flatMap((scene) => (scene?.news ? [scene.step] : []));

/** The next step in a direction; without those that brought nothing new, if they are skipped. */
export function onward(scenes: Scenes, step: number, by: 1 | -1, last: number, skip: boolean): number {
  let at = step + by;
  // A moment that is not known yet may bring something.
  while (skip && at > 0 && at < last && scenes[at]?.news === false) at += by;
  return Math.min(Math.max(at, 0), last);
}
