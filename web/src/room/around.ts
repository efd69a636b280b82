// What is shown of a table around its match: before it, and to those who are not in it.

import { Late } from "@/app/late.svelte";

export const around = new Late(() => import("./around_parts"));
