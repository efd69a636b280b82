// Addresses and their screens.

import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test.each([
  ["/", { screen: "home" }],
  ["/new/kemomimi_panic", { screen: "new", game: "kemomimi_panic" }],
  ["/t/abcdefghij", { screen: "table", room: "abcdefghij" }],
  ["/join", { screen: "join" }],
  ["/rules", { screen: "rules", game: "" }],
  ["/rules/kemomimi_panic", { screen: "rules", game: "kemomimi_panic" }],
  ["/replay/m%20n", { screen: "replay", match: "m n" }],
  ["/replay/%", { screen: "replay", match: "%" }],
  ["/me", { screen: "me" }],
  ["/t/", { screen: "missing" }],
  ["/t/a/b", { screen: "missing" }],
  ["/nothing", { screen: "missing" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
