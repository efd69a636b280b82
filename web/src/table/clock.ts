// Time left, as people say it and as it is announced.

import type { Clock } from "@wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds before the end at which a screen reader says how long there is; more often would drown the table. */
export const MARKS: readonly number[] = [30, 10];
/** The same for a clock of the game, which is everybody's and long. */
export const GAME_MARKS: readonly number[] = [120, 60, ...MARKS];

type Unit = "day" | "hour" | "minute" | "second";
type Style = "short" | "long";

/** Milliseconds until the question closes, no more than it lasts: its time may be yet to begin. None while nothing runs. */
export const left = (clock: Clock | null, now: number): number | null =>
  clock?.due == null ? null : Math.max(0, Math.min(clock.total, clock.due - now));

/** Milliseconds until a clock of the game runs out, which begins when the question does; none where it does not run. */
export const gameLeft = (clock: Clock | null, now: number): number | null =>
  clock?.runs_out == null
    ? null
    : Math.max(0, clock.runs_out - Math.max(now, clock.due === null ? now : clock.due - clock.total));

/** How much of the time is still there, from 0 to 1. */
export const share = (clock: Clock, remaining: number): number =>
  clock.total > 0 ? Math.min(1, remaining / clock.total) : 0;

/** "7:05": as a clock shows it, what is left of a second counted as one. */
export function onTheClock(remaining: number): string {
  const seconds = Math.ceil(remaining / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "1 min 20 s", "3 h 5 min", "2 j 4 h": the two largest units, whatever is left rounded up. */
export function timeLeft(remaining: number, language: string, style: Style = "short"): string {
  const seconds = Math.ceil(remaining / SECOND) * SECOND;
  if (seconds < MINUTE) return amount(seconds / SECOND, "second", language, style);
  if (seconds < HOUR) return pair(seconds, ["minute", MINUTE], ["second", SECOND], language, style);
  const minutes = Math.ceil(remaining / MINUTE) * MINUTE;
  if (minutes < DAY) return pair(minutes, ["hour", HOUR], ["minute", MINUTE], language, style);
  const hours = Math.ceil(remaining / HOUR) * HOUR;
  return pair(hours, ["day", DAY], ["hour", HOUR], language, style);
}

/** The mark that was passed between two looks at the clock; none that was behind us when the question came. */
export function passed(before: number, after: number, marks = MARKS): number | null {
  const crossed = marks.filter((mark) => before > mark * SECOND && after <= mark * SECOND);
  return after > 0 ? (crossed.at(-1) ?? null) : null;
}

function pair(
  remaining: number,
  [large, largeSize]: [Unit, number],
  [small, smallSize]: [Unit, number],
  language: string,
  style: Style,
): string {
  const first = amount(Math.floor(remaining / largeSize), large, language, style);
  const rest = Math.floor((remaining % largeSize) / smallSize);
  return rest ? `${first} ${amount(rest, small, language, style)}` : first;
}

const amount = (value: number, unit: Unit, language: string, style: Style): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: style }).format(value);
