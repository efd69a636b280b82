// Writes what was built a second and a third time, compressed: the server only has to choose.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

export function precompressed(): Plugin {
  return {
    name: "penombre-precompressed",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        for (const name of await readdir(dir, { recursive: true })) {
          if (TEXT.test(name)) await compress(join(dir, name));
        }
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  const packed = {
    br: brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    gz: gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [suffix, bytes] of Object.entries(packed)) {
    if (bytes.length < plain.length) await writeFile(`${file}.${suffix}`, bytes);
  }
}
