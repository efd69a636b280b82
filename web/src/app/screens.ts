// The screens and where their code is: each is fetched when it is first shown.

import type { Component } from "svelte";
import { complete } from "@/words/load";
import type { Route } from "./router.svelte";

// biome-ignore lint/suspicious/noExplicitAny: each screen takes the route of its own kind, or nothing, and is given no other
type Screen = { default: Component<any> };

/** A screen with all words of the house: a table alone begins with fewer. */
const worded = async (screen: Promise<Screen>): Promise<Screen> => (await Promise.all([screen, complete()]))[0];

export const screens: Record<Route["screen"], () => Promise<Screen>> = {
  home: () => worded(import("@/home/Home.svelte")),
  new: () => worded(import("@/home/NewTable.svelte")),
  join: () => worded(import("@/home/JoinByCode.svelte")),
  table: () => import("@/table/Table.svelte"),
  rules: () => worded(import("@/rules/Rules.svelte")),
  replay: () => worded(import("@/replay/Replay.svelte")),
  me: () => worded(import("@/me/Me.svelte")),
  missing: () => worded(import("@/home/NotFound.svelte")),
};
