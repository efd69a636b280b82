// The conversation beside the table: always in sight where there is room, else opened, and counted while it is not.

import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { isBlocked, type Line } from "./log";

/** The id of what holds the conversation where there is room for it. */
export const BESIDE = "conversation";

export class Panels {
  readonly #wide = new MediaQuery("min-width: 60rem");
  /** Somebody opened the conversation. */
  #open = $state(false);
  #unheard = $state(0);

  /** There is room for the conversation beside the board. */
  get beside(): boolean {
    return this.#wide.current;
  }

  /** It lies over the foot of the screen. */
  get sheet(): boolean {
    return this.#open && !this.beside;
  }

  /** How much was said that waits to be read. */
  get unheard(): number {
    return this.beside ? 0 : this.#unheard;
  }

  /** To the conversation, wherever it is. */
  async talk(): Promise<void> {
    this.#open = !this.beside;
    this.#unheard = 0;
    await tick();
    if (!this.beside) return;
    const place = document.getElementById(BESIDE);
    const field = place?.querySelector<HTMLElement>("input") ?? place?.querySelector<HTMLElement>("[role=log]");
    // It is in sight, whatever part of the board is.
    field?.focus({ preventScroll: true });
  }

  /** Back to the board. */
  close(): void {
    this.#open = false;
  }

  /** These lines came. */
  hear(lines: readonly Line[], me: number | null): void {
    if (!this.#open && !this.beside) this.#unheard += lines.filter((line) => isUnheard(line, me)).length;
  }
}

/** Whether it waits to be read: a gesture was seen, or not; and whoever spoke knows what they said. */
const isUnheard = (line: Line, me: number | null): boolean =>
  line.entry.type === "said" && line.entry.seat !== me && line.entry.kind !== "emote" && !isBlocked(line);
