// Keeps what a question is about where people see it.

import { tick } from "svelte";
import { overlaid } from "./overlaid.svelte";

/** Milliseconds after a touch or a turn of the wheel in which somebody still looks around: nothing moves under their finger. */
const STILL = 1500;

/**
 * Scroll until something on the board that can be chosen is seen, unless one of them is, or all are people, who have their
 * strip. Somebody who scrolls by themselves is left alone. Returns what calls it off.
 */
export function bringIntoSight(board: HTMLElement): () => void {
  let off = false;
  tick().then(() => {
    if (off || performance.now() - moved < STILL) return;
    const things = [...board.querySelectorAll<HTMLElement>("[data-choice]")].filter(
      (each) => !each.closest("[data-seat]") || !document.querySelector(".strip"),
    );
    const [first] = things;
    if (first && things.every(fromSight)) scrollBy(0, fromSight(first));
  });
  return () => {
    off = true;
  };
}

let moved = Number.NEGATIVE_INFINITY;
for (const kind of ["wheel", "touchmove"])
  addEventListener(
    kind,
    () => {
      moved = performance.now();
    },
    { passive: true },
  );

/** How near it comes to the bar and to the dock, in pixels. */
const MARGIN = 8;

/** How far the page has to be scrolled until it is between the bar at the top and the dock. */
function fromSight(thing: HTMLElement): number {
  const { top, bottom } = thing.getBoundingClientRect();
  const first = overlaid.bar + MARGIN;
  const last = innerHeight - overlaid.dock - MARGIN;
  return Math.min(0, top - first) || Math.min(Math.max(0, bottom - last), top - first);
}
