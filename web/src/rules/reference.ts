// The references of games, asked for once each: they change only with the server.

import type { Reference } from "@wire";
import { api } from "@/house/api";

const kept = new Map<string, Promise<Reference>>();

export function referenceOf(game: string): Promise<Reference> {
  const known = kept.get(game);
  if (known) return known;
  const asked = api.reference(game);
  kept.set(game, asked);
  // What could not be had is asked for again next time.
  asked.catch(() => kept.delete(game));
  return asked;
}
