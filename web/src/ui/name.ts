// Whether others could read a name: what the server asks of one, said before it is sent.

import { say } from "@/app/speech.svelte";

/** The longest name that the server takes. */
export const LONGEST_NAME = 24;

const readable = (name: string): boolean => /[\p{L}\p{N}]/u.test(name) && [...name.trim()].length <= LONGEST_NAME;

/** What is wrong with it, in words; nothing if it will do. */
export const nameProblem = (name: string): string => (readable(name) ? "" : say("me-bad-name"));
