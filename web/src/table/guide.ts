// Which hint a first match shows now: one at a time, each once, at the moment it matters, until somebody has had enough.

import type { Question } from "@wire";
import { SvelteMap } from "svelte/reactivity";
import type { Hint, Scene } from "@/boards/board";
import { settings } from "@/house/settings.svelte";

const KEY = "penombre.hints";

/** The hint to show, when `open` is the one that is shown: it stays until another one matters more than it still does. */
export function nextHint(
  hints: readonly Hint[],
  open: string,
  seen: readonly string[],
  scene: Scene,
  question: Question | null,
): string {
  const now = hints
    .filter(({ id }) => scene.words.has(`hint-${id}`))
    .filter((hint) => hint.when(scene, question));
  if (open && now.some(({ id }) => id === open)) return open;
  return now.find(({ id }) => !seen.includes(id))?.id ?? open;
}

const shown = new SvelteMap<string, readonly string[]>(Object.entries(read()));

/** The hints of a game that were shown on this device. */
export const seenHints = (game: string): readonly string[] => shown.get(game) ?? [];

export function markSeen(game: string, hint: string): void {
  if (!seenHints(game).includes(hint)) keep(game, [...seenHints(game), hint]);
}

export const isGuided = (game: string): boolean => !settings.guided.includes(game);

/** No more hints in this game: the first match is over, or somebody had enough of them. */
export function endGuide(game: string): void {
  if (isGuided(game)) settings.change({ guided: [...settings.guided, game] });
}

/** All hints of a game again, from the next moment on. */
export function restartGuide(game: string): void {
  keep(game, []);
  settings.change({ guided: settings.guided.filter((each) => each !== game) });
}

function keep(game: string, hints: readonly string[]): void {
  shown.set(game, hints);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(shown)));
  } catch {
    // A browser that keeps nothing shows a hint again next time.
  }
}

function read(): Record<string, readonly string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries((kept ?? {}) as Record<string, unknown>);
    return Object.fromEntries(
      entries.map(([game, ids]) => [game, Array.isArray(ids) ? ids.map(String) : []]),
    );
  } catch {
    return {};
  }
}
