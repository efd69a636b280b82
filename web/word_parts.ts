// Cuts files of words in parts, so that a table is there sooner: what its first picture and its moves say, what is said
// later or elsewhere, and what only those read who read about a game. Comments are for whoever translates, and are not
// sent at all.

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Families of a game's words that only pages about it have: a table has its presets from the server. */
const READ = /^(rule|example|source|minute|preset)-/;
/** Those of a game and its board that are said after the first picture of a table: hints, talk, what is folded, the end. */
const LATER = [
  /^(hint-|phrase-|board-rose-deck|what-(bad|go|guilty|hand|helps|innocent|keep|pair|proof|trap|unsure)_)/,
  /^board-(note|rose)-(certain|deed|grid|guess|history|met|missed|rounds|scores|sheet|story|total)\b/,
  /^board-rose-(copies|nights?|said|the-accomplices|uncovered)\b/,
];
/** The client's own: those of other screens, of the table before its match, and of what a match fetches late. */
const ELSEWHERE = [
  /^(guide|home|join|log|mine|new|note|notes|notices|replay|rules)-/,
  /^(asks-|me-(?!named|short)|menu-(?!pause-asked|go-on-asked)|room-(?!too-early)|talk-(?!title|understood|unheard))/,
  /^match-(answer|cast|ceremony|details|drawn|fair|host|log|lost|over|phrase|points|prefer|rank|rematch|replay|share)/,
  /^match-(story|text|won|your)/,
];
/** The client's own words. */
const CLIENT = /\/web\/src\/words\//;

type Part = "table" | "later" | "read";

/** The part of a file of words that a message is in. */
export function partOf(path: string, message: string): Part {
  if (CLIENT.test(path)) return ELSEWHERE.some((family) => family.test(message)) ? "later" : "table";
  return READ.test(message) ? "read" : LATER.some((family) => family.test(message)) ? "later" : "table";
}

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
      const wanted = messages.filter((message) => partOf(path, message) === part);
      return `export default ${JSON.stringify(wanted.join("\n"))}`;
    },
  };
}

/** Each message or term of a Fluent text, with its attributes. */
export function messagesIn(text: string): string[] {
  const messages: string[][] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) continue;
    if (/^[-a-z]/.test(line)) messages.push([line]);
    else messages.at(-1)?.push(line);
  }
  return messages.map((lines) => lines.join("\n").trimEnd());
}
