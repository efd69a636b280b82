import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { listed } from "./listed.ts";
import { patience } from "./patience.ts";
import { precompressed } from "./precompressed.ts";
import { wordParts } from "./word_parts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What most screens need comes in one file, and so does what most boards need: on a phone's network each file more
// costs a round trip, and small ones do not shrink.
function together(id: string): string | null {
  if (/\/(screens|prefetch)\.ts$/.test(id)) return null;
  if (/\/ui\/(AskFirst|CheckLine|CopyButton|Emblem|NameField|Pills|QrCode|Stepper|TalkRead)\.svelte/.test(id))
    return "forms";
  if (/\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/web\/src\/(app|ui)\//.test(id)) return "app";
  if (/\/boards\/(board\.ts|shared\/(?!Reveal|NoteTable|ScoreSheet|HistoryPanel|FrontCard|guesses|story))/.test(id))
    return "boards";
  if (/\/table\/(log|panels|holding|notes|choosing|clock|typing|discoveries)\b.*\.ts$/.test(id)) return "boards";
  return null;
}

// The server gives out what is built here, with a policy that allows nothing inline: no asset becomes a data URL.
export default defineConfig({
  plugins: [svelte(), svelteTesting(), wordParts(), listed(), precompressed()],
  resolve: {
    alias: {
      "@": here("src"),
      "@wire": here("wire/wire.ts"),
      "@generated": here("generated"),
      "@games": here("../src/penombre/games"),
      "@common": here("../src/penombre/words"),
    },
  },
  build: {
    outDir: here("../src/penombre/server/client"),
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: together }] } },
      checks: { bundlerTimings: false },
    },
  },
  server: { fs: { allow: [here("..")] } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    pool: "threads",
    maxWorkers: "100%",
    isolate: false,
    setupFiles: [here("fresh_page.ts")],
    testTimeout: patience(30_000),
    hookTimeout: patience(30_000),
  },
});
