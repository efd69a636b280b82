// The line of a table, against a server that does as it is told: lost and found again, nothing twice, nothing missed.

import type { FromServer, Full, Hello, Room, Step } from "@wire";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "@/app/api";
import { TableLink } from "./link.svelte";

/** The other end of every socket the client opens. */
class Server {
  static sockets: Server[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  static get last(): Server {
    const socket = Server.sockets.at(-1);
    if (!socket) throw new Error("nobody connected");
    return socket;
  }

  readyState = Server.CONNECTING;
  heard: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Server.sockets.push(this);
  }

  // What the client does to a socket.

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = Server.CLOSED;
  }

  // What the server does.

  accepts(): this {
    this.readyState = Server.OPEN;
    this.onopen?.();
    return this;
  }

  says(...frames: (FromServer | Record<string, unknown>)[]): this {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
    return this;
  }

  babbles(data: unknown): void {
    this.onmessage?.({ data });
  }

  hangsUp(code: number): void {
    this.readyState = Server.CLOSED;
    this.onclose?.({ code });
  }

  welcomes(you: number | null = 0): this {
    return this.accepts().says({ type: "welcome", protocol: 1, now: Date.now(), you }, room());
  }

  /** All of a kind that the client said here. */
  told(type: string): Record<string, unknown>[] {
    return this.heard.filter((message) => message.type === type);
  }
}

const room = (changed: Partial<Room> = {}): Room =>
  ({
    type: "room",
    id: "r",
    rev: 1,
    game: "g",
    match: "m",
    you: 0,
    seats: [],
    ...changed,
  }) as unknown as Room;

const QUIET = {
  public: {},
  told: [],
  question: null,
  waiting: [],
  window: false,
  clock: null,
  over: false,
  pad: "",
};

const full = (changed: Partial<Full> = {}): Full => ({
  ...QUIET,
  type: "full",
  seq: 1,
  match: "m",
  game: "g",
  seat: 0,
  private: { role: "thief" },
  ...changed,
});

const step = (seq: number, after = seq - 1, changed: Partial<Step> = {}): Step => ({
  ...QUIET,
  type: "step",
  seq,
  after,
  private: {},
  ...changed,
});

const BYE = { type: "bye", error: { code: "banned", message: "", reason: "" } };
const CLOCK = { type: "clock", clock: null };
/** Longer than the first pause can be, and shorter than the second one. */
const FIRST = 501;

let link: TableLink;

function visible(state: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  Server.sockets = [];
  vi.stubGlobal("WebSocket", Server);
  link = new TableLink("r", "inv");
});

afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("it says hello with its invitation, and is open when it is welcomed", () => {
  expect(Server.last.url).toMatch(/^ws:.*\/api\/rooms\/r\/socket$/);
  expect(link.line).toBe("connecting");
  Server.last.welcomes();
  expect(Server.last.heard).toEqual([{ type: "hello", protocol: 1, invite: "inv" }]);
  expect([link.line, link.you, link.room?.id]).toEqual(["open", 0, "r"]);
});

test("after a loss it goes on from the last frame it has", () => {
  Server.last.welcomes().says(full(), step(2), step(5, 2));
  Server.last.hangsUp(1006);
  expect(link.line).toBe("lost");
  expect(link.match?.seq).toBe(5);
  vi.advanceTimersByTime(FIRST);
  Server.last.welcomes();
  const [hello] = Server.last.told("hello") as unknown as [Hello];
  expect(hello).toMatchObject({ last: 5, match: "m", seat: 0 });
  Server.last.says(step(6));
  expect([link.line, link.match?.seq]).toEqual(["open", 6]);
});

test("pauses grow to a quarter of a minute while there is no server", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 9; attempt++) {
    const count = Server.sockets.length;
    const began = Date.now();
    Server.last.hangsUp(1006);
    while (Server.sockets.length === count) vi.advanceTimersByTime(100);
    pauses.push(Date.now() - began);
  }
  expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000, 15_000]);
});

test("a line that is cut right after each welcome is not opened again and again at once", () => {
  for (let attempt = 0; attempt < 4; attempt++) {
    Server.last.welcomes().hangsUp(1013);
    vi.advanceTimersByTime(15_000);
  }
  Server.last.welcomes().hangsUp(1013);
  const count = Server.sockets.length;
  vi.advanceTimersByTime(3000);
  expect(Server.sockets.length).toBe(count);
});

test("a line that held for a while begins with a short pause again", () => {
  for (let attempt = 0; attempt < 4; attempt++) {
    Server.last.hangsUp(1006);
    vi.advanceTimersByTime(15_000);
  }
  Server.last.welcomes();
  vi.advanceTimersByTime(12_000);
  const count = Server.sockets.length;
  Server.last.hangsUp(1006);
  vi.advanceTimersByTime(FIRST);
  expect(Server.sockets.length).toBe(count + 1);
});

test("an answer whose acknowledgement was lost is sent again as it was, and only then is done", async () => {
  Server.last.welcomes().says(full());
  const done = vi.fn();
  const answered = link.answer(3, "steal").then(done);
  const [first] = Server.last.told("answer");
  expect(first).toMatchObject({ question: 3, answer: "steal" });
  Server.last.hangsUp(1006);
  vi.advanceTimersByTime(FIRST);
  Server.last.welcomes();
  expect(Server.last.told("answer")).toEqual([]);
  Server.last.says(CLOCK);
  expect(Server.last.told("answer")).toEqual([first]);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  Server.last.says({ type: "ack", request: String(first?.request) });
  await answered;
  expect(done).toHaveBeenCalledOnce();
  Server.last.hangsUp(1006);
  vi.advanceTimersByTime(15_000);
  Server.last.welcomes().says(CLOCK);
  expect(Server.last.told("answer")).toEqual([]);
});

test("what is said without a line waits for one, in its order, each with an id of its own", () => {
  link.say({ kind: "text", text: "one" }).catch(() => undefined);
  link.say({ kind: "text", text: "two" }).catch(() => undefined);
  expect(Server.last.heard).toEqual([]);
  // The server takes nothing before it has sent the match.
  Server.last.welcomes();
  expect(Server.last.told("say")).toEqual([]);
  Server.last.says(full());
  const said = Server.last.told("say");
  expect(said.map(({ text }) => text)).toEqual(["one", "two"]);
  expect(new Set(said.map(({ request }) => request)).size).toBe(2);
});

test("a refusal is told with its code, and is not sent again", async () => {
  Server.last.welcomes().says(full());
  const answered = link.answer(3, "gone");
  const request = String(Server.last.told("answer")[0]?.request);
  Server.last.says({ type: "refusal", request, error: { code: "stale", message: "", reason: "" } });
  await expect(answered).rejects.toMatchObject({ code: "stale" });
  Server.last.hangsUp(1006);
  vi.advanceTimersByTime(FIRST);
  Server.last.welcomes().says(CLOCK);
  expect(Server.last.told("answer")).toEqual([]);
});

test("after a gap everything is asked for, and what is on the screen stays until it comes", () => {
  Server.last.welcomes().says(full(), step(4, 3));
  expect(link.match?.seq).toBe(1);
  vi.advanceTimersByTime(FIRST);
  Server.last.welcomes();
  expect(Server.last.told("hello")[0]).toEqual({ type: "hello", protocol: 1, invite: "inv" });
  Server.last.says(full({ seq: 4 }), step(5));
  expect(link.match?.seq).toBe(5);
  Server.last.hangsUp(1006);
  vi.advanceTimersByTime(FIRST * 3);
  Server.last.accepts();
  expect(Server.last.told("hello")[0]).toMatchObject({ last: 5 });
});

test.each(["{", "null", "7", "[]", "{}", ""])("a frame that is %j is a gap, not a crash", (data) => {
  Server.last.welcomes().says(full());
  expect(() => Server.last.babbles(data)).not.toThrow();
  expect(link.line).toBe("lost");
  vi.advanceTimersByTime(FIRST);
  Server.last.welcomes().says(full({ seq: 9 }));
  expect([link.line, link.match?.seq]).toEqual(["open", 9]);
});

test("frames and fields of a newer server are passed over", () => {
  Server.last.welcomes().says(full(), { type: "weather", sky: "blue" }, step(2, 1, { mood: 3 } as Partial<Step>));
  expect([link.line, link.match?.seq]).toEqual(["open", 2]);
});

test.each([
  [4401, "unknown_you"],
  [4403, "banned"],
  [4404, "not_found"],
])("closed with %i it stays closed, keeps nothing of the table, and says why", async (code, why) => {
  Server.last.welcomes().says(full());
  const waiting = link.answer(1, "x");
  Server.last.says({ ...BYE, error: { ...BYE.error, code: why } }).hangsUp(code);
  expect([link.line, link.problem?.code]).toEqual(["closed", why]);
  expect([link.room, link.match, link.past]).toEqual([null, null, null]);
  await expect(waiting).rejects.toMatchObject({ code: why });
  const count = Server.sockets.length;
  vi.advanceTimersByTime(120_000);
  dispatchEvent(new Event("online"));
  expect(Server.sockets.length).toBe(count);
  link.again();
  expect([link.line, link.problem]).toEqual(["connecting", null]);
  expect(Server.sockets.length).toBe(count + 1);
});

test("with too many windows open it comes back later, and says why it is not there", () => {
  Server.last
    .accepts()
    .says({ ...BYE, error: { ...BYE.error, code: "too_many" } })
    .hangsUp(4429);
  expect([link.line, link.problem?.code]).toEqual(["lost", "too_many"]);
  vi.advanceTimersByTime(FIRST);
  Server.last.welcomes();
  expect([link.line, link.problem]).toEqual(["open", null]);
});

test("a silent line is asked whether it is there; one that answers stays", () => {
  Server.last.welcomes();
  const { last } = Server;
  vi.advanceTimersByTime(20_000);
  expect(last.told("ping")).toHaveLength(1);
  last.says({ type: "pong", now: Date.now() });
  vi.advanceTimersByTime(19_000);
  expect([link.line, Server.last]).toEqual(["open", last]);
});

test("a line that does not answer is given up, and what it says later is not heard", () => {
  Server.last.welcomes().says(full());
  const dead = Server.last;
  vi.advanceTimersByTime(28_000);
  expect(link.line).toBe("lost");
  expect(Server.last).not.toBe(dead);
  dead.says(step(2));
  dead.hangsUp(4403);
  expect([link.line, link.match?.seq]).toEqual(["lost", 1]);
  Server.last.welcomes().says(step(2));
  expect([link.line, link.match?.seq]).toEqual(["open", 2]);
});

test("a line that is silent after an answer is given up soon, and the answer goes out on the next one", () => {
  Server.last.welcomes().says(full());
  const dead = Server.last;
  link.answer(3, "steal").catch(() => undefined);
  vi.advanceTimersByTime(6_000);
  expect(dead.told("ping")).toHaveLength(1);
  expect(link.line).toBe("lost");
  Server.last.welcomes().says(CLOCK);
  expect(Server.last.told("answer")).toEqual(dead.told("answer"));
});

test("a device without a network asks at once whether the server is there all the same", () => {
  Server.last.welcomes();
  const { last } = Server;
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(0);
  expect(last.told("ping")).toHaveLength(1);
  last.says({ type: "pong", now: Date.now() });
  vi.advanceTimersByTime(3_000);
  expect(link.line).toBe("open");
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(3_000);
  expect(link.line).toBe("lost");
});

test("a socket that never opens is given up too", () => {
  vi.advanceTimersByTime(28_000);
  expect(Server.sockets).toHaveLength(2);
});

test("a device that wakes up asks at once, and has a new line soon", () => {
  Server.last.welcomes();
  const slept = Server.last;
  visible("hidden");
  expect(slept.told("ping")).toEqual([]);
  visible("visible");
  vi.advanceTimersByTime(1);
  expect(slept.told("ping")).toHaveLength(1);
  vi.advanceTimersByTime(8000);
  expect(Server.last).not.toBe(slept);
});

test("a network that is back does not wait for the pause", () => {
  for (let attempt = 0; attempt < 6; attempt++) {
    Server.last.hangsUp(1006);
    vi.advanceTimersByTime(15_000);
  }
  Server.last.hangsUp(1006);
  const count = Server.sockets.length;
  dispatchEvent(new Event("online"));
  expect(Server.sockets.length).toBe(count + 1);
  vi.advanceTimersByTime(14_000);
  expect(Server.sockets.length).toBe(count + 1);
});

test("the time is the server's, whatever the clock of the device says", () => {
  const day = 24 * 60 * 60 * 1000;
  Server.last.accepts().says({ type: "welcome", protocol: 1, now: Date.now() - day, you: 0 });
  expect(link.now()).toBe(Date.now() - day);
  Server.last.says({ type: "pong", now: Date.now() + day });
  expect(link.now()).toBe(Date.now() + day);
});

test("a clock of the device that is set meanwhile changes nothing", () => {
  const noon = Date.now();
  Server.last.accepts().says({ type: "welcome", protocol: 1, now: noon, you: 0 });
  vi.advanceTimersByTime(1000);
  vi.setSystemTime(noon - 60 * 60 * 1000);
  vi.advanceTimersByTime(1000);
  expect(link.now()).toBe(noon + 2000);
});

test("whoever comes back on another seat, or on none, keeps nothing of what the old seat knew", () => {
  Server.last.welcomes().says(full());
  Server.last.hangsUp(1006);
  vi.advanceTimersByTime(FIRST);
  Server.last.accepts().says({ type: "welcome", protocol: 1, now: 0, you: null });
  expect(link.match).toBeNull();
});

test("where this browser became somebody else, nothing is left of the table, nor sent in their name", async () => {
  Server.last.welcomes().says(full());
  const waiting = link.answer(1, "steal");
  link.become();
  expect([link.room, link.match, link.line]).toEqual([null, null, "connecting"]);
  await expect(waiting).rejects.toMatchObject({ code: "unknown_you" });
  Server.last.welcomes(2).says(full({ seat: 2 }));
  expect(Server.last.told("hello")).toEqual([{ type: "hello", protocol: 1, invite: "inv" }]);
  expect(Server.last.told("answer")).toEqual([]);
});

test("an answer over HTTP shows at once, an older one does not, and another seat opens the line anew", () => {
  Server.last.welcomes().says(room({ rev: 5 }));
  link.showed(room({ rev: 6 }));
  expect(link.room?.rev).toBe(6);
  link.showed(room({ rev: 4 }));
  expect(link.room?.rev).toBe(6);
  expect(Server.sockets).toHaveLength(1);
  link.showed(room({ rev: 7, you: 2 }));
  expect(Server.sockets).toHaveLength(2);
});

test("a table without a match any more shows none, and nothing is left waiting", async () => {
  Server.last.welcomes().says(full());
  const waiting = link.answer(1, "x");
  Server.last.says(room({ match: "" }));
  expect(link.match).toBeNull();
  await expect(waiting).rejects.toMatchObject({ code: "not_now" });
});

test("a match that the server cannot show any more is a problem, not an eternal wait", async () => {
  Server.last.welcomes().says(full());
  Server.last.hangsUp(1012);
  const waiting = link.answer(1, "x");
  vi.advanceTimersByTime(FIRST);
  const error = { code: "unknown_version", message: "", reason: "" };
  Server.last.welcomes().says({ type: "refusal", request: "", error });
  expect([link.line, link.match, link.problem?.code]).toEqual(["open", null, "unknown_version"]);
  await expect(waiting).rejects.toMatchObject({ code: "unknown_version" });
});

test("whoever leaves hears nothing any more, and nothing is left waiting", async () => {
  Server.last.welcomes();
  const waiting = link.say({ kind: "text", text: "…" });
  const { last } = Server;
  link.close();
  await expect(waiting).rejects.toBeInstanceOf(Refusal);
  last.says(full());
  expect(link.match).toBeNull();
  vi.advanceTimersByTime(120_000);
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("pageshow"));
  expect(Server.sockets).toHaveLength(1);
});
