// What the lines of something that came to the reader alone are about.

import { say } from "@/app/speech.svelte";
import type { Found } from "./discoveries.svelte";

export const headingOf = ({ kind }: Found): string =>
  kind === "opening" ? say("mine-can") : kind === "fall" ? say("mine-still") : "";
