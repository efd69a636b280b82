// The server over HTTP: one function per endpoint, typed by the wire schema; a refusal is an exception with its code.

import type {
  Action,
  Game,
  Games,
  Introduce,
  Invitation,
  Join,
  Matches,
  MatchInfo,
  Me,
  NewRoom,
  OpenLink,
  PersonalLink,
  Problem,
  PushKey,
  Reference,
  Refused,
  Replay,
  Room,
  Rooms,
  ShareLink,
} from "@wire";
import type { Language } from "@/words/book";

/** The server said no, or could not be reached (`unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Where a rule says no: its reason, a word of the game. */
    readonly reason = "",
  ) {
    super(message);
  }
}

/** What is shown of anything that went wrong: the code of a refusal, or `other`. */
export const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : "other");

/** The reason of the rule that says no, or nothing. */
export const reasonOf = (error: unknown): string => (error instanceof Refusal ? error.reason : "");

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refusal("unreachable", "the server cannot be reached", 0);
  }
  const content = answer.headers.get("content-type")?.startsWith("application/json") ? await answer.json() : undefined;
  if (answer.ok) return content as T;
  const problem: Problem | undefined = (content as Refused | undefined)?.error;
  throw new Refusal(problem?.code ?? "other", problem?.message ?? answer.statusText, answer.status, problem?.reason);
}

const query = (asked: Record<string, string | number | undefined>): string => {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};

const one = encodeURIComponent;

export const api = {
  games: async (language: Language): Promise<Game[]> =>
    (await call<Games>("GET", `/games${query({ language })}`)).games,
  reference: (game: string) => call<Reference>("GET", `/games/${one(game)}/reference`),

  me: async () => (await call<Me | undefined>("GET", "/me")) ?? null,
  introduce: (who: Introduce) => call<Me>("PUT", "/me", who),
  forget: () => call<void>("DELETE", "/me"),
  personalLink: () => call<PersonalLink>("POST", "/me/link"),
  openLink: async () => (await call<OpenLink | undefined>("GET", "/me/link")) ?? null,
  revokeLink: () => call<void>("DELETE", "/me/link"),
  claim: (key: string) => call<Me>("POST", "/me/claim", { key }),
  signOutOthers: () => call<void>("DELETE", "/me/devices"),
  pushKey: () => call<PushKey>("GET", "/push"),
  subscribe: (endpoint: string) => call<void>("POST", "/me/push", { endpoint }),
  unsubscribe: (endpoint: string) => call<void>("DELETE", "/me/push", { endpoint }),

  openTables: async () => (await call<Rooms>("GET", "/rooms")).rooms,
  myTables: async () => (await call<Rooms>("GET", "/me/rooms")).rooms,
  open: (room: NewRoom) => call<Room>("POST", "/rooms", room),
  room: (room: string, invite = "") => call<Room>("GET", `/rooms/${one(room)}${query({ invite })}`),
  join: (room: string, join: Join) => call<Room>("POST", `/rooms/${one(room)}/join`, join),
  withdraw: (room: string, invite = "") => call<Room>("DELETE", `/rooms/${one(room)}/join${query({ invite })}`),
  act: (room: string, action: Action) => call<Room>("POST", `/rooms/${one(room)}/actions`, action),
  invitation: (code: string) => call<Invitation>("GET", `/invitations/${one(code)}`),

  myMatches: async (count = 20) => (await call<Matches>("GET", `/me/matches${query({ count })}`)).matches,
  match: (match: string, key = "") => call<MatchInfo>("GET", `/matches/${one(match)}${query({ key })}`),
  replay: (match: string, asked: { seat: string; from: number; count: number; key: string }) =>
    call<Replay>("GET", `/matches/${one(match)}/replay${query(asked)}`),
  share: (match: string) => call<ShareLink>("POST", `/matches/${one(match)}/share`),
  unshare: (match: string) => call<void>("DELETE", `/matches/${one(match)}/share`),
};

/** Addresses that are shown or saved rather than read here. */
export const addresses = {
  qr: (room: string) => `/api/rooms/${one(room)}/qr.svg`,
  transcript: (match: string, key = "") => `/api/matches/${one(match)}/transcript${query({ key })}`,
  socket: (room: string) => {
    const url = new URL(`/api/rooms/${one(room)}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  },
};
