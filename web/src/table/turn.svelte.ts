// Calls me when it is my turn: the title of the page, the badge of the app, a chime, a short buzz.

import { showBadge } from "@/app/badge";
import { settings } from "@/app/settings.svelte";
import { allowSounds, chime } from "@/app/sounds";
import { say } from "@/app/speech.svelte";
import { nameOf, titled } from "@/app/title";
import type { MatchState } from "./frames";
import { Calls, type Discreet, myTurn } from "./turn";

const BUZZ = 120;
const calls = new Calls();

/** Follow the match as it is shown, as long as the component lives; `game` is what the page is called. */
export function followTurn(match: () => MatchState | null, game: () => string, discreet: Discreet): void {
  allowSounds();
  const mine = $derived(myTurn(match(), discreet) !== null);
  $effect(() => titled(mine ? say("match-title-turn", { page: nameOf(game()) }) : nameOf(game())));
  $effect(() => {
    showBadge(mine);
    return () => showBadge(false);
  });
  $effect(() => {
    if (!calls.due(match(), discreet)) return;
    if (settings.sound) chime();
    // Browsers let a page buzz, like sound, only after somebody touched it.
    if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  });
}
