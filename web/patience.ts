// How long tests wait before they give up: long, and longer where the machine is busy. The same as tests/timeouts.py.

import { availableParallelism, loadavg } from "node:os";

/** How many times as long a busy machine gets at most: what takes longer than that is broken, not slow. */
const MOST = 5;

/** So many milliseconds on a quiet machine; on one with more to do than it has cores, as many times more. */
export function patience(milliseconds: number): number {
  const [lately = 0] = loadavg();
  return milliseconds * Math.min(MOST, Math.max(1, lately / availableParallelism()));
}
