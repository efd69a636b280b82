// A commitment and the secret that opens it; both are from a match that was played on a server.

import { expect, test } from "vitest";
import { opens } from "./commitment";

const SECRET = "04855e8a017629ac2a086e6ee783a75853573f9765abcd0e8f3a3b0c4aa66cee";
const COMMITMENT = "3d03dbe29ad073220f7b5aac92c3e3c1d6979bdcc7bd848e3a0f1b7a9154d8fe";

test("the secret of a match opens its commitment", async () => {
  expect(await opens(SECRET, COMMITMENT)).toBe(true);
});

test("another secret does not", async () => {
  expect(await opens(`05${SECRET.slice(2)}`, COMMITMENT)).toBe(false);
});
