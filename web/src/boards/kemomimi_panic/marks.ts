// The small drawings of what can be said of somebody, on a square of 24: a shape each, so that none needs a colour.

import type { Sign } from "../shared/marks";

export const MARKS = {
  winner: { path: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z", tone: "lit" },
  leader: { path: "M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z", tone: "lit" },
  suspect: { path: "M3 12h13M11 6l6 6-6 6M20.5 5v14", tone: "meant" },
  next: { path: "M3 12h6M6 8.5 9.5 12 6 15.5M12 12h6M15 8.5l3.5 3.5-3.5 3.5", tone: "warned" },
  victim: { path: "M6 10h12l2 11H4zM8.5 10V8a3.5 3.5 0 0 1 7 0v2M9.5 14l5 4M14.5 14l-5 4", tone: "meant" },
  excluded: { path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5.6 5.6l12.8 12.8", tone: "faint" },
  protected: { path: "M12 3l8 3v5.5c0 4.6-3.2 8-8 9.5-4.8-1.5-8-4.900-8-9.5V6zM8.5 12h7", tone: "safe" },
  double: {
    path: "M7 20v-9.5M7 10.5V5M4 13V8M10 10V7M7 20c-2 0-3-2-3-5M17 20v-9.5M17 10.5V5M14 13V8M20 10V7M17 20c-2 0-3-2-3-5",
    tone: "safe",
  },
  ghost: { path: "M5 20.5V11a7 7 0 0 1 14 0v9.5l-2.5-2-2.300 2-2.200-2-2.200 2-2.300-2zM9.5 10.5v1M14.5 10.5v1" },
  out: { path: "M6 6l12 12M18 6 6 18", tone: "faint" },
  used: { path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12h8", tone: "faint" },
} satisfies Readonly<Record<string, Sign>>;
export type Mark = keyof typeof MARKS;
