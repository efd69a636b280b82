// The titles of what comes to the reader alone.

import { say } from "@/app/speech.svelte";
import type { Found } from "./discoveries.svelte";

/** What fills the screen. */
export const titleOf = ({ kind, again }: Found): string =>
  say(kind === "fall" ? "mine-fall" : again ? "mine-opening-again" : "mine-opening");

/** What its lines are about. */
export const headingOf = ({ kind, listed }: Found): string =>
  listed || kind === "discovery" ? "" : say(kind === "opening" ? "mine-can" : "mine-still");
