// Calls me when it is my turn: the title of the page, the badge of the app, a chime, a short buzz.

import { showBadge } from "@/app/badge";
import { settings } from "@/app/settings.svelte";
import { allowSounds, chime } from "@/app/sounds";
import { say } from "@/app/speech.svelte";
import { nameOf, titled } from "@/app/title";
import type { TableLink } from "./link.svelte";
import { Calls, type Discreet, myTurn } from "./turn";

const BUZZ = 120;
const calls = new Calls();

/** Follow the match of this table as long as the component lives; `game` is what the page is called. */
export function followTurn(link: TableLink, game: () => string, discreet: Discreet): void {
  allowSounds();
  const mine = $derived(myTurn(link.match, discreet) !== null);
  $effect(() => titled(mine ? say("match-title-turn", { page: nameOf(game()) }) : nameOf(game())));
  $effect(() => {
    showBadge(mine);
    return () => showBadge(false);
  });
  $effect(() => {
    if (!calls.due(link.match, discreet)) return;
    if (settings.sound) chime();
    // Browsers let a page buzz, like sound, only after somebody touched it.
    if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  });
}
