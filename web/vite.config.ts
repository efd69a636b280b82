import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { listed } from "./listed";
import { precompressed } from "./precompressed";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
  },
  server: { fs: { allow: [here("..")] } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: [here("patience.ts")],
    testTimeout: 30_000,
  },
});
