// What a match shows after its first picture.

import { Late } from "@/app/late.svelte";

export const late = new Late(() => import("./late_parts"));
