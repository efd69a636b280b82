// One measurement from start to end: the server, then the driver on its port, with the driver's options handed on.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const env = { ...process.env, NODE_ENV: "production" };
// boardgame.io would write to this folder in place of its memory.
delete env.FLATFILE_DIR;

const children = [];
function start(script, args, stdio) {
  const child = spawn(process.execPath, [script, ...args], { cwd: here, env, stdio });
  children.push(child);
  return child;
}
function end(code) {
  for (const child of children) child.kill();
  process.exit(code);
}
process.on("SIGINT", () => end(130));
process.on("SIGTERM", () => end(143));

const server = start("server.cjs", [], ["pipe", "pipe", "inherit"]);
server.on("exit", (code) => {
  console.error(`the server ended with code ${code} before the measurement did`);
  end(1);
});
const [port] = await once(createInterface({ input: server.stdout }), "line");
const driver = start("driver.mjs", ["--port", port, ...process.argv.slice(2)], ["ignore", "inherit", "inherit"]);
const [code] = await once(driver, "exit");
end(code ?? 1);
