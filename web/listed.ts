// Tells the service worker which files were built: it writes their addresses in place of __FILES__ in sw.js.

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
        const addresses = JSON.stringify(await addressesIn(dir));
        const text = await readFile(worker, "utf8");
        await writeFile(
          worker,
          text.replaceAll("__FILES__", () => addresses),
        );
      },
    },
  };
}

/** Everything a browser may ask for, but for the worker itself; the page is at the root. */
async function addressesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const addresses = files.map((file) => join(file.parentPath, file.name).slice(dir.length));
  return addresses
    .filter((address) => address !== "/sw.js")
    .map((address) => (address === "/index.html" ? "/" : address))
    .sort();
}
