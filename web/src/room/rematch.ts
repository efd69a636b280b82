// Another match with the same people: at once where everybody else is a bot, else by way of the lobby.

import type { Room } from "@wire";
import { nonce } from "@/home/nonce";
import type { TableLink } from "@/table/link.svelte";
import type { Acting } from "./acting.svelte";

/** Whether nobody else has to say that they are ready. */
export const onlyBotsBesides = ({ seats, you }: Room): boolean =>
  seats.every(({ seat, kind }) => seat === you || kind === "bot");

/**
 * Ask for a rematch; with bots alone it is dealt at once. That takes several requests all the same: what the server
 * commits to is shown first, then the player throws in a number of their own, and only then anything is dealt.
 */
export async function playAgain(room: Room, link: TableLink, acting: Acting): Promise<void> {
  if (!onlyBotsBesides(room)) {
    await acting.act(room.id, { type: "rematch" });
    return;
  }
  link.dealing = true;
  await acting.act(room.id, { type: "rematch" }, { type: "ready", nonce: nonce() }, { type: "start" });
  link.dealing = false;
}
