// The story of a match: what is worth telling of it, chosen from what everybody knows at the end.

import type { Happened, Spoken } from "@wire";
import { type Entry, happened } from "@/table/log";
import type { Args } from "@/words/book";
import type { Scene } from "../board";

/** Something worth telling, and when it was. */
export interface Tale {
  readonly at: number;
  readonly text: string;
}

/** When what ended the match was. */
export const LAST = Number.POSITIVE_INFINITY;
/** When what somebody thought all along belongs: before the last blow. */
export const ALL_ALONG = Number.MAX_VALUE;

const LINES = 3;

/** The first three of these, in the order they happened; `tales` begins with what is told first of all. */
export function storyOf(tales: readonly (Tale | false | null | undefined)[]): readonly string[] {
  const wanted = new Map<string, number>();
  for (const tale of tales) if (tale && wanted.size < LINES) wanted.set(tale.text, tale.at);
  // Two that both came last stay as they were: infinities have no difference.
  return [...wanted].sort(([, one], [, other]) => (one === other ? 0 : one - other)).map(([text]) => text);
}

/** A tale in the words of a game. */
export const teller =
  ({ words, names, me }: Scene) =>
  (at: number, key: string, args: Args = {}): Tale => ({ at, text: words.phrase(key, args, names, me) });

/** What was told since the last event of this key: in a match of several games, what belongs to the last of them. */
export function since(told: readonly Entry[], key: string): readonly Entry[] {
  return told.slice(told.findLastIndex((entry) => entry.type !== "said" && entry.key === key) + 1);
}

/** What happened, with its place among all that was told. */
export const eventsIn = (told: readonly Entry[]): readonly (Happened & { readonly at: number })[] =>
  told.flatMap((entry, at) => happened(entry).map((event) => ({ ...event, at })));

/** What was said against somebody. */
export interface Accusation extends Spoken {
  readonly about: number;
}

export const accusationsIn = (told: readonly Entry[]): readonly Accusation[] =>
  told.filter((entry): entry is Accusation => entry.type === "said" && entry.kind === "accuse" && entry.about !== null);

/** What people said they were. */
export const claimsIn = (told: readonly Entry[]): readonly Spoken[] =>
  told.filter(
    (entry): entry is Spoken =>
      entry.type === "said" && entry.kind === "claim" && (entry.about === null || entry.about === entry.seat),
  );

/** Whom more people accused than anybody else, two at least, and who did. */
export function mostAccused(
  said: readonly Accusation[],
): { readonly target: number; readonly seats: readonly number[] } | null {
  const accusers = new Map<number, Set<number>>();
  for (const { about, seat } of said) accusers.set(about, (accusers.get(about) ?? new Set()).add(seat));
  const [most, next] = [...accusers].sort(([, one], [, other]) => other.size - one.size);
  if (!most || most[1].size < 2 || next?.[1].size === most[1].size) return null;
  return { target: most[0], seats: [...most[1]].sort((one, other) => one - other) };
}

/** Those with the most points. */
export function leaders(points: readonly number[]): readonly number[] {
  const best = Math.max(...points);
  return points.flatMap((each, seat) => (each === best ? [seat] : []));
}

/** The one seat that has more of something than any other; none where several have most, or nobody has any. */
export function unrivalled(counts: readonly number[]): number | null {
  const most = Math.max(...counts);
  return most > 0 && counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null;
}
