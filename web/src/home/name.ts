// Whether others could read a name: what the server asks of one, said before it is sent.

import { say } from "@/house/speech.svelte";

export const readable = (name: string): boolean =>
  /[\p{L}\p{N}]/u.test(name) && [...name.trim()].length <= 24;

/** What is wrong with it, in words; nothing if it will do. */
export const nameProblem = (name: string): string => (readable(name) ? "" : say("me-bad-name"));
