// Tells the service worker what was built: it writes, in sw.js, the addresses of all files in place of __FILES__, and
// in place of __EDITION__ a text that is another one as soon as any of them has another content.

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

export function listed(): Plugin {
  return {
    name: "penombre-listed",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const worker = join(dir, "sw.js");
        const files = await filesIn(dir);
        const addresses = JSON.stringify(files.map(addressOf).sort());
        const edition = await editionOf(dir, files);
        const text = await readFile(worker, "utf8");
        await writeFile(worker, text.replaceAll("__FILES__", () => addresses).replaceAll("__EDITION__", edition));
      },
    },
  };
}

/** Everything a browser may ask for, but for the worker itself, by its path from the root. */
async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((file) => join(file.parentPath, file.name).slice(dir.length))
    .filter((path) => path !== "/sw.js")
    .sort();
}

/** Where a file is asked for: the page is at the root. */
const addressOf = (path: string): string => (path === "/index.html" ? "/" : path);

async function editionOf(dir: string, files: readonly string[]): Promise<string> {
  const whole = createHash("sha256");
  for (const path of files) {
    const content = createHash("sha256").update(await readFile(join(dir, path)));
    whole.update(`${path} ${content.digest("hex")}\n`);
  }
  return whole.digest("hex").slice(0, 16);
}
