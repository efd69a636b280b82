// Who this browser is, in all its windows at once.

import { waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { api } from "./api";
import { Myself } from "./me.svelte";

test("a window that becomes somebody else tells the other windows, which ask who that is", async () => {
  const zoe = { name: "Zoé", language: "fr" };
  vi.spyOn(api, "me").mockResolvedValue(zoe);
  const [here, there] = [new Myself(), new Myself()];
  here.become(zoe);
  await waitFor(() => expect(there.name).toBe("Zoé"));
  expect([here.changes, there.changes]).toEqual([1, 1]);
});
