// The tables and matches on the first page: read when it opens, and again now and then while somebody looks at it.

import type { MatchSummary, RoomSummary } from "@wire";
import { api } from "@/app/api";
import { myself } from "@/app/me.svelte";

const EVERY = 15_000;

export class Lists {
  open = $state.raw<RoomSummary[] | null>(null);
  mine = $state.raw<RoomSummary[]>([]);
  matches = $state.raw<MatchSummary[]>([]);

  /** Look now. A list that cannot be read stays as it was: it is looked at again soon. */
  async look(): Promise<void> {
    const known = myself.who !== null;
    const [open, mine, matches] = await Promise.allSettled([
      api.openTables(),
      known ? api.myTables() : [],
      known ? api.myMatches() : [],
    ]);
    if (open.status === "fulfilled") this.open = open.value;
    if (mine.status === "fulfilled") this.mine = [...mine.value].sort(byUrgency);
    if (matches.status === "fulfilled") this.matches = matches.value;
  }

  /** Look again now and then, and when the page is shown again; the answer ends that. */
  follow(): () => void {
    const again = () => {
      if (document.visibilityState === "visible") this.look();
    };
    const timer = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }
}

const STATUSES = ["playing", "open", "over"];

/** Where somebody waits for me first, then running matches, open tables, finished ones. */
export function byUrgency(one: RoomSummary, other: RoomSummary): number {
  return (
    Number(other.your_turn) - Number(one.your_turn) || STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status)
  );
}
