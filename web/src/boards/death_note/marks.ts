// The small drawings of Death Note, on a square of 24: a shape each, so that none needs a colour.

import type { Timing } from "@generated/death_note/catalogue";
import type { Sign } from "../shared/marks";

export const MARKS = {
  winner: {
    path: "M12 9c2-3 8-3 8 3 0 5-3 9-5 9-1 0-2-1-3-1s-2 1-3 1c-2 0-5-4-5-9 0-6 6-6 8-3zM12 9c0-3 1-5 3-6",
    tone: "lit",
  },
  l: { path: "M10 4a6 6 0 1 0 .1 0M14.5 14.5 20 20", tone: "safe" },
  active: { path: "M8 4.5v15l11-7.5z", tone: "lit" },
  dead: { path: "M12 3c5 0 8 3 8 8 0 3-1 5-3 6v4H7v-4c-2-1-3-3-3-6 0-5 3-8 8-8zM9 11v1M15 11v1", tone: "faint" },
  secret: { path: "M12 3c5 0 8 3 8 8 0 3-1 5-3 6v4H7v-4c-2-1-3-3-3-6 0-5 3-8 8-8zM3 3l18 18", tone: "warned" },
  waits: { path: "M6 3h12M6 21h12M8 3v4l8 10v4M16 3v4L8 17v4", tone: "warned" },
  left: { path: "M5 5h14v14H5zM8.5 12l2.5 3 5-6" },
  discarded: { path: "M5 5h14v14H5zM9 9l6 6M15 9l-6 6" },
  covered: { path: "M5 10h14v9H5zM3 10c1-5 5-6 9-6s8 1 9 6" },
  lover: { path: "M12 20C4 15 2 10 5 7c3-2 6 0 7 3 1-3 4-5 7-3 3 3 1 8-7 13z", tone: "warned" },
} satisfies Readonly<Record<string, Sign>>;
export type Mark = keyof typeof MARKS;

/** When an Action may be played. */
export const TIMING_DRAWINGS: Readonly<Record<Timing, string>> = {
  start: "M5 4v16M10 5v14l10-7z",
  turn: "M7 4v16l12-8z",
  any: "M12 12c-2-3-3-4-5-4-5 0-5 8 0 8 2 0 3-1 5-4 2-3 3-4 5-4 5 0 5 8 0 8-2 0-3-1-5-4",
  others_start: "M19 4v16M14 5v14L4 12z",
  round_start: "M3 17h18M6 17a6 6 0 0 1 12 0M12 4v4M4 9l3 2M20 9l-3 2",
  discarded: "M4 5h10v10H4zM14 19h6M20 13v6M20 19l-7-7",
  death: "M12 3c5 0 8 3 8 8 0 3-1 5-3 6v4H7v-4c-2-1-3-3-3-6 0-5 3-8 8-8zM9 11v1M15 11v1",
  check: "M8 8c0-6 9-6 9 0 0 4-4.5 3.5-4.5 8M12.5 20v.500",
};

/** Which way the round goes. */
export const CLOCKWISE = "M4.5 14a7.5 7.5 0 1 1 14-4.5M19.5 4v6h-6";
export const COUNTERCLOCKWISE = "M19.5 14a7.5 7.5 0 1 0-14-4.5M4.5 4v6h6";
export const PILE = "M5 8h14v11H5zM7 5h10M6.2 6.500h11.6";
export const LOCK = "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3";
/** One Suspicion. */
export const SPADE = "M12 3c3 4 8 6 8 10 0 4-4 5-6.5 2 0 3 1 5 2.5 6H8c1.5-1 2.5-3 2.5-6C8 18 4 17 4 13c0-4 5-6 8-10z";
