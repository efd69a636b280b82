// What is folded below the board, opens at a tap, or stands at the end of a match.

import { Late } from "@/app/late.svelte";

export const late = new Late(() => import("./late_parts"));
