// The small drawings of DC Spyfall, on a square of 24: a shape each, so that none needs a colour.

import type { Sign } from "../shared/marks";

export const MARKS = {
  winner: { path: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z", tone: "lit" },
  suspect: { path: "M12 4a8 8 0 1 0 .1 0M12 1v6M12 17v6M1 12h6M17 12h6", tone: "meant" },
  asks: { path: "M5 5h14v10h-7l-5 4v-4H5zM10 8.5c0-2 4-2 4 0 0 1.4-2 1.4-2 2.6M12 13v.1", tone: "lit" },
  answers: { path: "M5 5h14v10h-7l-5 4v-4H5zM8.5 8.5h7M8.5 11.5h5", tone: "lit" },
  dealer: { path: "M8 4l10 3-4 13L4 17zM18 9l3 9-6 2" },
  accused: { path: "M6 10l6-5 3 4-6 5zM12 12l7 7M4 20h9", tone: "faint" },
  declared: { path: "M9 12a5 5 0 1 0 .1 0M15 12a5 5 0 1 0 .1 0", tone: "faint" },
  applauded: { path: "M8 20c-3-3-4-6-3-9l3-6 2 1-1 4 6-6 1.5 1.5-3 4 4-2 1 2c0 5-5 10-10.5 10.5z", tone: "safe" },
} satisfies Readonly<Record<string, Sign>>;
export type Mark = keyof typeof MARKS;

export const LASSO = "M12 4c5 0 8 2 8 5s-3 5-8 5-8-2-8-5 3-5 8-5zM13 14c3 2 3 5 0 6s-6-1-8 1";
export const TUBE = "M4 12c0-5 3-8 8-8s8 3 8 7M20 5v6h-6M8 16h8M9.5 20h5";
export const FOR = "M7 21h9c2 0 3-1 3-3l1-5c0-2-1-3-3-3h-4l1-5c0-2-3-2-3.5 0L7 11zM7 11H4v10h3";
export const AGAINST = "M7 3h9c2 0 3 1 3 3l1 5c0 2-1 3-3 3h-4l1 5c0 2-3 2-3.5 0L7 13zM7 13H4V3h3";
