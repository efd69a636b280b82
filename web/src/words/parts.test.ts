// A table begins with a part of the words: all that its first picture and its moves may say has to be in it.

import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { messagesIn, partOf } from "../../word_parts.ts";

const SOURCES = resolve("src");
const GAMES = ["dc_spyfall", "death_note", "generic", "kemomimi_panic", "rose_noire", "tokyo_ghoul"];
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^;"]*?\sfrom\s+)?"([^"]+)"/gm;

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The code that is loaded with a module of ours: what is imported by a call comes later, and is not among it. */
function loadedWith(path: string, known: Map<string, string>): void {
  if (known.has(path)) return;
  const text = readFileSync(path, "utf8");
  known.set(path, text);
  for (const [, name = ""] of text.matchAll(IMPORT)) {
    if (!/^(@\/|\.)/.test(name)) continue;
    const place = name.startsWith("@/") ? resolve(SOURCES, name.slice(2)) : resolve(dirname(path), name);
    const found = [place, `${place}.ts`, `${place}/index.ts`].find(
      (each) => isFile(each) && /\.(ts|svelte)$/.test(each),
    );
    if (found) loadedWith(found, known);
  }
}

test.each(["fr", "en"])("what is loaded with a table finds its words in its part, in %s", (language) => {
  const code = new Map<string, string>();
  const roots = ["main.ts", "table/Table.svelte", ...GAMES.map((game) => `boards/${game}/index.ts`)];
  for (const root of roots) loadedWith(resolve(SOURCES, root), code);
  expect([...code.keys()].some((path) => path.endsWith("table/Dock.svelte"))).toBe(true);
  expect([...code.keys()].some((path) => path.endsWith("table/PersonSheet.svelte"))).toBe(false);

  const files = [`words/${language}.ftl`, ...GAMES.map((game) => `boards/${game}/words.${language}.ftl`)];
  const later = files
    .map((file) => resolve(SOURCES, file))
    .filter(isFile)
    .flatMap((path) => messagesIn(readFileSync(path, "utf8")).filter((message) => partOf(path, message) === "later"))
    .map((message) => message.slice(0, message.indexOf(" ")));
  expect(later.length).toBeGreaterThan(100);

  const said = [...code.values()].join("\n");
  const quoted = new Set([...said.matchAll(/"([a-z][\w-]+)"/g)].map(([, key = ""]) => key));
  const begun = [...said.matchAll(/`([a-z]+-[\w-]*)\$\{/g)].map(([, start = ""]) => start);
  expect(later.filter((key) => quoted.has(key) || begun.some((start) => key.startsWith(start)))).toEqual([]);
});

test.each(["fr", "en"])("what is said at a table quotes nothing that comes later, in %s", (language) => {
  const games = GAMES.map((game) => resolve("../src/penombre/games", game, `words/${language}.ftl`)).filter(isFile);
  expect(games).toHaveLength(5);
  for (const path of games) {
    const messages = messagesIn(readFileSync(path, "utf8"));
    const first = messages.filter((message) => partOf(path, message) === "table");
    const keys = new Set(first.map((message) => message.slice(0, message.indexOf(" "))));
    const quoted = first.flatMap((message) => [...message.matchAll(/\{ ([a-z][\w-]+)(?:\.\w+)? \}/g)]);
    expect(quoted.map(([, key = ""]) => key).filter((key) => !keys.has(key))).toEqual([]);
  }
});
