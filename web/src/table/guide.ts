// Which hint a first match shows now: one at a time, while it matters, until it was read or somebody has had enough.

import type { Question } from "@wire";
import { SvelteMap } from "svelte/reactivity";
import { settings } from "@/app/settings.svelte";
import { store, stored } from "@/app/storage";
import type { Hint, Scene } from "@/boards/board";

const KEY = "penombre.hints";

/** A hint that is shown, and all that mattered when it appeared. */
export interface Open {
  readonly id: string;
  readonly besides: readonly string[];
}

/**
 * The hint to show now. One that is shown stays while its moment lasts; it gives way only to one about a question that
 * was not open when it appeared.
 */
export function nextHint(
  hints: readonly Hint[],
  open: Open | null,
  seen: readonly string[],
  scene: Scene,
  question: Question | null,
): Open | null {
  const matter = hints.filter((hint) => scene.words.has(`hint-${hint.id}`) && hint.when(scene, question));
  const besides = matter.map(({ id }) => id);
  const unseen = matter.filter(({ id }) => !seen.includes(id) && !(settings.asks && hasKin(hints, seen, id)));
  const stays = open !== null && besides.includes(open.id);
  const next = stays ? unseen.find((hint) => !open.besides.includes(hint.id) && !hint.when(scene, null)) : unseen[0];
  return next ? { id: next.id, besides } : stays ? open : null;
}

/** Whether another one that stands for this was seen: a second one would tell a neighbour that something changed in secret. */
function hasKin(hints: readonly Hint[], seen: readonly string[], id: string): boolean {
  const kin = hints.find((hint) => hint.id === id)?.kin;
  return kin !== undefined && hints.some((hint) => hint.kin === kin && seen.includes(hint.id));
}

const shown = new SvelteMap<string, readonly string[]>(Object.entries(read()));
/** Which of these were shown tells a role: nothing of it is kept in the browser. */
const whispered = new SvelteMap<string, readonly string[]>();

/** The hints of a game that were read on this device. */
export const seenHints = (game: string): readonly string[] => [
  ...(shown.get(game) ?? []),
  ...(whispered.get(game) ?? []),
];

export function markSeen(game: string, hint: string, secret = false): void {
  if (seenHints(game).includes(hint)) return;
  if (secret) whispered.set(game, [...(whispered.get(game) ?? []), hint]);
  else keep(game, [...(shown.get(game) ?? []), hint]);
}

export const isGuided = (game: string): boolean => !settings.guided.includes(game);

/** No more hints in this game: the first match is over, or somebody had enough of them. */
export function endGuide(game: string): void {
  if (isGuided(game)) settings.change({ guided: [...settings.guided, game] });
}

/** All hints of a game again, from the next moment on. */
export function restartGuide(game: string): void {
  whispered.delete(game);
  keep(game, []);
  settings.change({ guided: settings.guided.filter((each) => each !== game) });
}

function keep(game: string, hints: readonly string[]): void {
  shown.set(game, hints);
  store(KEY, Object.fromEntries(shown));
}

function read(): Record<string, readonly string[]> {
  const entries = Object.entries(stored(KEY) ?? {});
  return Object.fromEntries(entries.map(([game, ids]) => [game, Array.isArray(ids) ? ids.map(String) : []]));
}
