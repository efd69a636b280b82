// Parts of a screen that come late: they are there once they are fetched, and a failure is told, never thrown.

import { expect, test, vi } from "vitest";
import { Late } from "./late.svelte";

test("what cannot be fetched is told, and can be tried again", async () => {
  const code = vi.fn<() => Promise<{ Part: string }>>().mockRejectedValueOnce(new Error("offline"));
  const late = new Late(code);
  await late.fetch();
  expect([late.parts, late.failed]).toEqual([null, true]);
  code.mockResolvedValue({ Part: "a part" });
  await late.fetch();
  expect([late.parts, late.failed]).toEqual([{ Part: "a part" }, false]);
  await late.fetch();
  expect(code).toHaveBeenCalledTimes(2);
});
