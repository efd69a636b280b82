// An old page and a new server: one reload, never a loop, and none without a network.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followUpgrades } from "./upgrade";

const reload = vi.fn();
const server = vi.fn(async () => new Response("ok"));
let stop: () => void;

async function fails(times = 1): Promise<void> {
  for (let each = 0; each < times; each++) dispatchEvent(new Event("vite:preloadError"));
  await vi.advanceTimersByTimeAsync(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", server);
  stop = followUpgrades(reload);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  sessionStorage.clear();
});

test("several parts that are gone at once bring one reload, and the page that comes then none", async () => {
  await fails(3);
  expect(reload).toHaveBeenCalledOnce();
  await fails(2);
  expect(reload).toHaveBeenCalledOnce();
});

test("the next upgrade brings the next one", async () => {
  await fails();
  vi.advanceTimersByTime(3_600_000);
  await fails();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without a network the page stays", async () => {
  server.mockRejectedValueOnce(new TypeError("offline"));
  await fails();
  expect(reload).not.toHaveBeenCalled();
});

test("a browser that remembers nothing is not sent round and round", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await fails();
  expect(reload).not.toHaveBeenCalled();
});
