// The screens and where their code is: each is fetched when it is first shown.

import type { Component } from "svelte";
import type { Route } from "./router.svelte";

// biome-ignore lint/suspicious/noExplicitAny: each screen takes the route of its own kind, or nothing, and is given no other
type Screen = { default: Component<any> };

export const screens: Record<Route["screen"], () => Promise<Screen>> = {
  home: () => import("@/home/Home.svelte"),
  new: () => import("@/home/NewTable.svelte"),
  join: () => import("@/home/JoinByCode.svelte"),
  table: () => import("@/table/Table.svelte"),
  rules: () => import("@/rules/Rules.svelte"),
  replay: () => import("@/replay/Replay.svelte"),
  me: () => import("@/me/Me.svelte"),
  missing: () => import("@/home/NotFound.svelte"),
};
