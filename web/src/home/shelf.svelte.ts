// The games there are, in the reader's language: those of before stay until the others are there.

import type { Game } from "@wire";
import { codeOf } from "@/app/api";
import { gamesIn } from "@/app/games";
import { speech } from "@/app/speech.svelte";
import { whileWanted } from "@/app/wanted";

export class Shelf {
  games = $state.raw<readonly Game[] | null>(null);
  problem = $state("");
  #tries = $state(0);

  constructor() {
    $effect(() => {
      this.#tries;
      return whileWanted(
        gamesIn(speech.language),
        (here) => {
          this.games = here;
          this.problem = "";
        },
        (error) => {
          this.problem = codeOf(error);
        },
      );
    });
  }

  again(): void {
    this.#tries += 1;
  }
}
