// The socket of one table: opened, lost and opened again without a reload, and what it says as reactive state.

import type { Answer, FromClient, FromServer, Hello, Prefer, Preference, Problem, Room, Say } from "@wire";
import { addresses, Refusal } from "@/app/api";
import { SPECTATOR } from "@/words/book";
import { Gap, type MatchState, stepped, whole } from "./frames";
import { type Past, pastAfter } from "./known";

const PROTOCOL = 1;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** A line that held this long was a good one: only then the pauses begin anew. */
const STEADY = 10_000;
/** A silent line is asked whether it is there this often, and given up when it does not answer. */
const QUIET = 20_000;
const PATIENCE = 8_000;
/** Where somebody waits for an answer, or the device says that it has no network, that is found out sooner. */
const HURRY = 3_000;

/** Closed for good: coming back as we are would change nothing. */
const FINAL = new Set([4401, 4403, 4404]);

export type Line = "connecting" | "open" | "lost" | "closed";

type Request = Answer | Say | Prefer;

interface Waiting {
  readonly message: Request;
  readonly resolve: () => void;
  readonly reject: (error: Refusal) => void;
}

export class TableLink {
  line = $state<Line>("connecting");
  room = $state.raw<Room | null>(null);
  match = $state.raw<MatchState | null>(null);
  /** For all-seeing spectators: the table as it was some time ago, and all that was told until then. */
  past = $state.raw<Past | null>(null);
  you = $state<number | null>(null);
  /** Why the line was closed, when the server said so. */
  problem = $state.raw<Problem | null>(null);

  /** Another match is being dealt at once: nobody has to look at the table before it. */
  dealing = $state(false);

  readonly #id: string;
  readonly #invite: string;
  #socket: WebSocket | null = null;
  #offset = 0;
  #pause = FIRST_PAUSE;
  #opened: number | null = null;
  /** The match has begun to come on this line: before that the server takes no answers. */
  #follows = false;
  /** Something was missed: the server is to send everything. */
  #missed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #requests = new Map<string, Waiting>();
  readonly #awake = () => this.#wake();
  // A server on the same machine is there without any network: it is asked.
  readonly #doubt = () => {
    if (this.line === "open") this.#watch(0, HURRY);
  };

  constructor(room: string, invite: string) {
    this.#id = room;
    this.#invite = invite;
    addEventListener("online", this.#awake);
    addEventListener("offline", this.#doubt);
    addEventListener("pageshow", this.#awake);
    document.addEventListener("visibilitychange", this.#awake);
    this.#connect();
  }

  /** The moment it is on the server: the clock of a device may be set at any time, so it is not asked. */
  now(): number {
    return Math.round(performance.now() + this.#offset);
  }

  /** The room as an HTTP answer just showed it: newer than what the socket said, unless that has moved on already. */
  showed(room: Room): void {
    if (!this.room || room.rev >= this.room.rev) this.room = room;
    // Whoever sat down or got up is somebody else to the socket.
    if (room.you !== this.you) this.again();
  }

  /** Answer a question; done when the server has written it down. */
  answer(question: number, answer: string | string[]): Promise<void> {
    return this.#request({ type: "answer", request: requestId(), question, answer });
  }

  /** Say something; done when the server has written it down. */
  say(what: Omit<Say, "type" | "request">): Promise<void> {
    return this.#request({ type: "say", request: requestId(), ...what });
  }

  /** Say what to be asked of the moments that may be left to time; done when the server has written it down. */
  prefer(what: Preference): Promise<void> {
    return this.#request({ type: "prefer", request: requestId(), ...what });
  }

  /** Open the line anew, as somebody else or after a refusal. */
  again(): void {
    this.problem = null;
    this.#pause = FIRST_PAUSE;
    this.#drop();
    this.#connect();
  }

  /** Whoever is at this device is somebody else: nothing of the table is left to them but what the server shows them. */
  become(): void {
    this.room = this.match = this.past = null;
    this.#giveUp("unknown_you", "somebody else is here now");
    this.again();
  }

  close(): void {
    removeEventListener("online", this.#awake);
    removeEventListener("offline", this.#doubt);
    removeEventListener("pageshow", this.#awake);
    document.removeEventListener("visibilitychange", this.#awake);
    this.#drop();
    this.line = "closed";
    this.#giveUp("unreachable", "the table was left");
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#follows = false;
    if (this.line !== "lost") this.line = "connecting";
    const socket = new WebSocket(addresses.socket(this.#id));
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#read(data);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
    this.#watch();
  }

  #greet(socket: WebSocket): void {
    const hello: Hello = { type: "hello", protocol: PROTOCOL, invite: this.#invite };
    const { match } = this;
    if (match && !this.#missed) Object.assign(hello, { last: match.seq, match: match.match, seat: match.seat });
    socket.send(JSON.stringify(hello));
  }

  #read(data: unknown): void {
    const frame = parsed(data);
    if (frame) this.#hear(frame);
    // What was in it is lost, so what comes after it cannot be trusted.
    else this.#miss();
  }

  #hear(frame: FromServer): void {
    this.#watch();
    switch (frame.type) {
      case "welcome":
        this.#offset = frame.now - performance.now();
        this.#opened = performance.now();
        this.#sit(frame.you);
        this.problem = null;
        this.line = "open";
        break;
      case "room":
        this.room = frame;
        // The table agreed to us, or somebody sent us away: the same socket looks from another seat.
        this.#sit(frame.you);
        if (!frame.match) {
          this.match = this.past = null;
          this.#giveUp("not_now", "no match is being played here");
        }
        break;
      case "watchers":
        if (this.room) this.room = { ...this.room, watchers: frame.count };
        break;
      case "full":
        this.#missed = false;
        this.match = whole(frame);
        this.#follow();
        break;
      case "step":
        this.#step(frame);
        break;
      case "whole":
        this.past = pastAfter(this.past, frame);
        break;
      case "clock":
        if (this.match) this.match = { ...this.match, clock: frame.clock };
        this.#follow();
        break;
      case "ack":
        this.#requests.get(frame.request)?.resolve();
        this.#requests.delete(frame.request);
        break;
      case "refusal": {
        const { code, message, reason } = frame.error;
        if (!frame.request) this.#without(frame.error);
        // Nothing was written, and the same request may be sent again.
        this.#requests.get(frame.request)?.reject(new Refusal(code, message, 0, reason));
        this.#requests.delete(frame.request);
        break;
      }
      case "bye":
        this.problem = frame.error;
        break;
      case "pong":
        this.#offset = frame.now - performance.now();
        break;
    }
  }

  #sit(you: number | null): void {
    this.you = you;
    // What another seat knew is not for whoever this is now.
    if (this.match && this.match.seat !== (you ?? SPECTATOR)) this.match = null;
    if (you !== null) this.past = null;
  }

  #step(frame: Extract<FromServer, { type: "step" }>): void {
    try {
      this.match = stepped(this.match, frame);
      this.#follow();
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.#miss();
    }
  }

  /** What waits for an answer is sent, or sent again: what was written before is not written twice. */
  #follow(): void {
    if (this.#follows) return;
    this.#follows = true;
    for (const { message } of this.#requests.values()) this.#deliver(message);
  }

  /** The server cannot show this match at all, such as one of rules it does not have any more. */
  #without(problem: Problem): void {
    this.problem = problem;
    this.match = this.past = null;
    this.#giveUp(problem.code, problem.message);
  }

  /** Connect again without a place to go on from; until everything is there, the screen stays as it is. */
  #miss(): void {
    this.#missed = true;
    this.#drop();
    this.#lost(0);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#follows = false;
    clearTimeout(this.#timer);
    if (FINAL.has(code)) {
      this.line = "closed";
      // Nothing of the table stays on a device that may not see it any more.
      this.room = this.match = this.past = null;
      this.#giveUp(this.problem?.code ?? "not_yours", "the table was closed to us");
      return;
    }
    this.line = "lost";
    if (this.#opened !== null && performance.now() - this.#opened >= STEADY) this.#pause = FIRST_PAUSE;
    this.#opened = null;
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** Ask a silent line whether it is there, and give it up if it is not. */
  #watch(silence = QUIET, patience = PATIENCE): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send({ type: "ping" });
      this.#timer = setTimeout(() => {
        this.#drop();
        this.line = "lost";
        this.#connect();
      }, patience);
    }, silence);
  }

  /** The device woke up, or has a network again: do not wait any longer. */
  #wake(): void {
    if (document.visibilityState === "hidden" || this.line === "closed") return;
    if (this.line === "open") this.#watch(0);
    else {
      this.#pause = FIRST_PAUSE;
      this.#drop();
      this.#connect();
    }
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#follows = false;
    socket?.close();
  }

  #giveUp(code: string, why: string): void {
    for (const { reject } of this.#requests.values()) reject(new Refusal(code, why, 0));
    this.#requests.clear();
  }

  #request(message: Request): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#requests.set(message.request, { message, resolve, reject });
      if (this.#follows) this.#deliver(message);
    });
  }

  #deliver(message: Request): void {
    this.#send(message);
    this.#watch(HURRY, HURRY);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

function parsed(data: unknown): FromServer | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === "object" && frame && "type" in frame ? (frame as FromServer) : null;
  } catch {
    return null;
  }
}

/** Unguessable is not needed, new is. Phones on a home network have no randomUUID: their page is not secure to them. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("");
}
