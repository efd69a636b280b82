import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { listed } from "./listed";
import { precompressed } from "./precompressed";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What most screens need comes in one file: on a phone's network each file more costs a round trip.
function together(id: string): string | undefined {
  if (/\/(screens|ahead)\.ts$/.test(id)) return undefined;
  return /\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/web\/src\/(house|look)\//.test(id)
    ? "house"
    : undefined;
}

// The server gives out what is built here, with a policy that allows nothing inline: no asset becomes a data URL.
export default defineConfig({
  plugins: [svelte(), svelteTesting(), listed(), precompressed()],
  resolve: {
    alias: {
      "@": here("src"),
      "@wire": here("wire/wire.ts"),
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
    rollupOptions: { output: { manualChunks: together } },
  },
  server: { fs: { allow: [here("..")] } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: [here("patience.ts")],
    testTimeout: 30_000,
  },
});
