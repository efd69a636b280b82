// The address of a moment: through whose eyes, at which step, and the key that shows it to those who did not play.

import type { MatchInfo } from "@wire";

/** Through whose eyes a match is seen: everybody's at once, the public's, or those of a seat. */
export type Eyes = "all" | "spectator" | number;

export interface Place {
  readonly eyes: Eyes;
  readonly step: number;
  readonly key: string;
}

/** The place that the part of an address after `?` names; what it leaves out or has wrong is chosen for the reader. */
export function placeOf(search: string, info: MatchInfo): Place {
  const asked = new URLSearchParams(search);
  return {
    eyes: eyesOf(asked.get("as") ?? "", info.players) ?? info.you ?? "all",
    step: Math.min(wholeNumber(asked.get("step") ?? "") ?? 0, info.steps),
    key: asked.get("key") ?? "",
  };
}

/** The key alone: it is needed before anything is known of the match. */
export const keyOf = (search: string): string => new URLSearchParams(search).get("key") ?? "";

/** The same the other way round. */
export function searchOf({ eyes, step, key }: Place): string {
  const query = new URLSearchParams({ as: String(eyes), step: String(step) });
  if (key) query.set("key", key);
  return `?${query}`;
}

/** The link that a player shared, turned to a moment. */
export function linkTo(link: string, { eyes, step }: Place): string {
  const url = new URL(link);
  url.searchParams.set("as", String(eyes));
  url.searchParams.set("step", String(step));
  return url.href;
}

export function eyesOf(wish: string, players: number): Eyes | null {
  if (wish === "all" || wish === "spectator") return wish;
  const seat = wholeNumber(wish);
  return seat !== null && seat < players ? seat : null;
}

const wholeNumber = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);
