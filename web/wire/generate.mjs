// Writes wire.ts, the TypeScript types of everything in wire.schema.json; prints them instead with --print.

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const HEADER = `// What goes between a client and the server: see docs/protocol.md.
// Made from wire.schema.json by 'make types'; what should change is in src/penombre/wire/.
`;

const UNIONS = {
  FromClient: "What a client sends on the socket of a room.",
  FromServer: "What the server sends on the socket of a room.",
  Action: "What can be done at a table, besides playing: the body of POST /api/rooms/{room}/actions.",
};

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const schema = JSON.parse(await readFile(here("wire.schema.json"), "utf8"));
const text = await typescript(schema);
if (process.argv.includes("--print")) process.stdout.write(text);
else await writeFile(here("wire.ts"), text);

async function typescript(schema) {
  const types = schema.$defs;
  Object.values(types).forEach(complete);
  for (const [name, description] of Object.entries(UNIONS)) types[name].description = description;
  // The compiler writes the types in the order in which it meets them: unions first, then as penombre.wire has them.
  const names = [...Object.keys(UNIONS), ...Object.keys(types)];
  schema.properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const compiled = await compile(schema, "Wire", {
    bannerComment: HEADER,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 110, tabWidth: 2, trailingComma: "all" },
  });
  // The schema itself becomes a type that nobody needs.
  return compiled.replace(/export interface Wire \{.*?^\}\n/ms, "");
}

// A message has the fields it has. What the server sends has all of them: it never leaves out a default. Only what has
// none and is not required may be left out.
function complete(type) {
  if (!type.properties) return;
  if (!("additionalProperties" in type)) {
    const required = new Set(type.required);
    type.required = Object.keys(type.properties).filter(
      (name) => required.has(name) || "default" in type.properties[name],
    );
  }
  type.additionalProperties = false;
}
