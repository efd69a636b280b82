// The load: one socket.io client per seat, and every match moves again as soon as its last move is acknowledged.

import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { io } from "socket.io-client";

const GAME = "voting";
const MATCHES_OPENED_AT_ONCE = 20;
const PATIENCE_MS = 30_000;

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    matches: { type: "string", default: "200" },
    seats: { type: "string", default: "8" },
    seconds: { type: "string", default: "10" },
    warmup: { type: "string", default: "3" },
    ack: { type: "string", default: "mover" },
  },
});
if (!values.port) throw new Error("expected --port, the port the server listens on");
if (!["mover", "all"].includes(values.ack)) throw new Error(`expected --ack mover or all, not ${values.ack}`);
const numbers = Object.fromEntries(
  ["matches", "seats", "seconds", "warmup"].map((name) => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1) throw new Error(`expected --${name} N from 1 on, not ${values[name]}`);
    return [name, number];
  }),
);
const address = `http://127.0.0.1:${values.port}/${GAME}`;

const tally = { moves: 0, frames: 0, bytes: 0 };

// A number measured on a server that hides nothing, or shows nothing, would be worth nothing.
function checkView(view, seat) {
  for (const [other, { secret }] of Object.entries(view.seats)) {
    if ((secret !== null) !== (other === seat)) throw new Error(`seat ${seat} sees a wrong secret of seat ${other}`);
  }
}

class Match {
  // The first seat to sync creates the match, so the seats come one after the other.
  static async open(matchID) {
    const match = new Match(matchID);
    for (let seat = 0; seat < numbers.seats; seat++) await match.join(String(seat));
    return match;
  }

  constructor(matchID) {
    this.matchID = matchID;
    this.clients = [];
    this.stateID = 0;
    this.arrived = 0;
  }

  async join(seat) {
    const socket = io(address, { transports: ["websocket"], forceNew: true, reconnection: false });
    const client = { seat, socket, view: null };
    this.clients.push(client);
    socket.on("disconnect", (reason) => {
      throw new Error(`seat ${seat} of ${this.matchID} lost its socket: ${reason}`);
    });
    socket.on("connect_error", (error) => {
      throw error;
    });
    await once(socket, "connect");
    // engine.io has already taken off the one byte that says "message".
    socket.io.engine.on("message", (text) => {
      tally.bytes += text.length + 1;
    });
    const synced = once(socket, "sync", { signal: AbortSignal.timeout(PATIENCE_MS) });
    socket.emit("sync", this.matchID, seat, undefined, numbers.seats);
    const [, { state }] = await synced;
    checkView(state.G, seat);
    socket.on("update", (_, state) => this.receive(client, state));
  }

  move() {
    const mover = this.clients[this.stateID % numbers.seats];
    const on = String((this.stateID * 5 + 3) % numbers.seats);
    this.mover = mover;
    this.arrived = 0;
    const payload = { type: "vote", args: [on], playerID: mover.seat };
    mover.socket.emit("update", { type: "MAKE_MOVE", payload }, this.stateID, this.matchID, mover.seat);
  }

  receive(client, state) {
    tally.frames += 1;
    client.view = state.G;
    if (state._stateID !== this.stateID + 1) return;
    this.arrived += 1;
    if (values.ack === "mover" ? client !== this.mover : this.arrived < numbers.seats) return;
    tally.moves += 1;
    this.stateID += 1;
    this.move();
  }
}

const matches = [];
while (matches.length < numbers.matches) {
  const batch = Math.min(MATCHES_OPENED_AT_ONCE, numbers.matches - matches.length);
  const names = Array.from({ length: batch }, (_, i) => `match-${matches.length + i}`);
  matches.push(...(await Promise.all(names.map((name) => Match.open(name)))));
}

for (const match of matches) match.move();
await sleep(numbers.warmup * 1000);

const before = { ...tally };
const statesBefore = matches.map((match) => match.stateID);
const cpuBefore = process.cpuUsage();
const start = performance.now();
await sleep(numbers.seconds * 1000);
const after = { ...tally };
const seconds = (performance.now() - start) / 1000;
const cpu = process.cpuUsage(cpuBefore);

let viewBytes = 0;
for (const [i, match] of matches.entries()) {
  if (match.stateID === statesBefore[i]) throw new Error(`${match.matchID} made no move while it was measured`);
  for (const { seat, view } of match.clients) {
    if (view === null) throw new Error(`seat ${seat} of ${match.matchID} was sent nothing`);
    checkView(view, seat);
    viewBytes += JSON.stringify(view).length;
  }
}

const frames = after.frames - before.frames;
console.log(
  JSON.stringify({
    moves_per_s: Math.round((after.moves - before.moves) / seconds),
    frames_per_s: Math.round(frames / seconds),
    bytes_per_frame: Math.round((after.bytes - before.bytes) / frames),
    bytes_per_view: Math.round(viewBytes / (matches.length * numbers.seats)),
    seconds: Number(seconds.toFixed(2)),
    matches: matches.length,
    seats: numbers.seats,
    acknowledged_by: values.ack,
    driver_cpu: Number(((cpu.user + cpu.system) / 1e6 / seconds).toFixed(2)),
  }),
);
process.exit();
