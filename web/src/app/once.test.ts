import { expect, test, vi } from "vitest";
import { once } from "./once";

test("whoever asks for the same thing gets the same answer", async () => {
  const ask = vi.fn(async (key: string) => key.toUpperCase());
  const kept = once(ask);
  expect(await Promise.all([kept("a"), kept("a"), kept("b")])).toEqual(["A", "A", "B"]);
  expect(ask.mock.calls).toEqual([["a"], ["b"]]);
});

test("what could not be had is asked for again", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error("no server")).mockResolvedValue("there");
  const kept = once<string, string>(ask);
  await expect(kept("a")).rejects.toThrow("no server");
  expect(await kept("a")).toBe("there");
});
