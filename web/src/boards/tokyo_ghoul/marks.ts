// The small drawings of what can be said of somebody or something, on a square of 24: a shape each, so that none needs a colour.

import type { Sign } from "../shared/marks";

export const MARKS = {
  winner: { path: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z", tone: "lit" },
  dead: { path: "M6 6l12 12M18 6 6 18", tone: "faint" },
  killer: { path: "M6 4c1 6 0 11-2 16M12 3c1 7 0 12-2 18M18 4c1 6 0 11-2 16", tone: "meant" },
  active: { path: "M8 4.5v15l11-7.5z", tone: "lit" },
  interrogated: { path: "M4 5h16v11H10l-5 4v-4H4zM12 8v3.5M12 13.8h.01", tone: "meant" },
  open: { path: "M3 9h6v11H3zM9 6.5h6V17H9zM15 4h6v11h-6z", tone: "warned" },
} satisfies Readonly<Record<string, Sign>>;
export type Mark = keyof typeof MARKS;

/** A tile that will be turned over. */
export const TURN_OVER = "M4 12a8 8 0 0 1 13.5-5.8L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.5 5.8L4 15.5M4 20v-4.5h4.5";
