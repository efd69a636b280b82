// Cuts the words of a game in two: what is said at a table, and what only those read who read about the game. A table is
// there sooner without the second part. Comments are for whoever translates, and are not sent at all.

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Families of words that only pages about a game have. */
const READ = /^(rule|example|source|minute)-/;

export function wordParts(): Plugin {
  return {
    name: "penombre-word-parts",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      const part = new URLSearchParams(query).get("part");
      if (!part || !path.endsWith(".ftl")) return null;
      this.addWatchFile(path);
      const messages = messagesIn(await readFile(path, "utf8"));
      const wanted = messages.filter((message) => READ.test(message) === (part === "read"));
      return `export default ${JSON.stringify(wanted.join("\n"))}`;
    },
  };
}

/** Each message or term of a Fluent text, with its attributes. */
function messagesIn(text: string): string[] {
  const messages: string[][] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) continue;
    if (/^[-a-z]/.test(line)) messages.push([line]);
    else messages.at(-1)?.push(line);
  }
  return messages.map((lines) => lines.join("\n").trimEnd());
}
