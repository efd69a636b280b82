// What the first screen will ask for is asked for while its code is still on its way.

import { codeIn } from "@/home/invitation";
import { around } from "@/room/around";
import type { Language } from "@/words/book";
import { load } from "@/words/load";
import { api } from "./api";
import { gamesIn } from "./games";
import type { Route } from "./router.svelte";

/** Whatever goes wrong here goes wrong again where it is needed, and is told there. */
export function askAhead(route: Route, language: Language): void {
  if (route.screen === "home") gamesIn(language).catch(() => undefined);
  if (route.screen === "table") played(route.room, language).catch(() => undefined);
}

/** The words and the board of the game that is played at this table. */
async function played(room: string, language: Language): Promise<void> {
  const [{ game, status }, { moduleOf }] = await Promise.all([
    api.room(room, codeIn(location.hash.slice(1))),
    import("@/boards/board"),
  ]);
  if (status === "open") around.fetch();
  await Promise.all([load(language, game), moduleOf(game)]);
}
