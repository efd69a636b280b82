// The log and the talk beside the table: on a phone one of them is in front, and what is said behind it is counted.

import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Line } from "./log";

export type Panel = "log" | "talk";
export const PANELS: readonly Panel[] = ["log", "talk"];
/** The ids of the buttons that bring them to the front. */
export const TABS: Readonly<Record<Panel, string>> = { log: "tab-log", talk: "tab-talk" };

export class Panels {
  readonly #wide = new MediaQuery("min-width: 60rem");
  /** The one in front. */
  front = $state<Panel>("log");
  /** How much was said that waits to be read. */
  unheard = $state(0);

  /** There is room for both side by side. */
  get both(): boolean {
    return this.#wide.current;
  }

  open(panel: Panel): void {
    this.front = panel;
    if (panel === "talk") this.unheard = 0;
  }

  /** From the question to the talk, which is further down on a phone. */
  async talk(): Promise<void> {
    this.open("talk");
    await tick();
    const place = document.getElementById(TABS.talk);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  }

  /** These lines came. */
  hear(lines: readonly Line[]): void {
    if (this.front !== "talk" && !this.both) this.unheard += lines.filter(isHeard).length;
  }
}

/** Whether it waits to be read: a gesture was seen, or not. */
const isHeard = ({ talk, entry }: Line): boolean => talk && !(entry.type === "said" && entry.kind === "emote");
