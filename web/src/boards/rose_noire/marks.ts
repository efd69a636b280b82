// The small drawings of La Rose Noire, on a square of 24: a shape each, so that none needs a colour.

import type { Sign, Tone } from "../shared/marks";
import type { Omen } from "./facts";

export const MARKS = {
  winner: { path: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z", tone: "lit" },
  active: { path: "M8 4.5v15l11-7.5z", tone: "lit" },
  first: { path: "M12 3l2.6 5.6 6 .7-4.4 4.2 1.1 6L12 16.6 6.7 19.5l1.1-6L3.4 9.3l6-.7z", tone: "safe" },
  locked: { path: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" },
  penance: { path: "M12 3v18M7 8h10M8 21h8", tone: "warned" },
  exorcised: { path: "M12 3c3 4 5.5 6.8 5.5 10.2a5.5 5.5 0 0 1-11 0C6.5 9.8 9 7 12 3z", tone: "faint" },
} satisfies Readonly<Record<string, Sign>>;
export type Mark = keyof typeof MARKS;

export const SUSPECT_MARKS = {
  accomplice: {
    path: "M12 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 13v8M12 17c-3 0-4-1-5-3M12 19c3 0 4-1 5-3",
    tone: "meant",
  },
  dead: { path: "M6 21V10a6 6 0 0 1 12 0v11zM12 9v6M9.5 11.5h5M4 21h16", tone: "faint" },
  protected: { path: "M12 3l7.5 3v5.5c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5V6z", tone: "safe" },
  isolated: { path: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5", tone: "warned" },
  empty: { path: "M6 5h12v14H6zM6 5l12 14", tone: "faint" },
} satisfies Readonly<Record<string, Sign>>;
export type SuspectMark = keyof typeof SUSPECT_MARKS;

export const OMEN_TONES: Readonly<Record<Omen, Tone>> = {
  silence: "warned",
  no_accusation: "warned",
  unanimous: "meant",
  fury: "meant",
  moonless: "meant",
};

/** A pile of cards, seen from its edge. */
export const PILE = "M5 8h14v11H5zM7 5h10M6.2 6.5h11.6";
/** A folded ballot. */
export const BALLOT = "M4 8h16v11H4zM4 8l8 6 8-6";
