// What a client does with frames, in the generated types: `make test` has the compiler check it.

import type { Action, Answer, FromClient, FromServer, Hello, Question, Room } from "./wire";

interface Known {
  last: number | null;
  room: Room | null;
  public: Record<string, unknown>;
  private: Record<string, unknown>;
  question: Question | null;
  log: string[];
  unanswered: Map<string, Answer>;
}

export function hello(known: Known, invite: string): Hello {
  return { type: "hello", protocol: 1, last: known.last, invite };
}

export function take(known: Known, frame: FromServer): Known {
  switch (frame.type) {
    case "welcome":
    case "pong":
    case "clock":
    case "whole":
      return known;
    case "room":
      return { ...known, room: frame };
    case "watchers":
      return { ...known, room: known.room && { ...known.room, watchers: frame.count } };
    case "full":
      return {
        ...known,
        last: frame.seq,
        public: frame.public as Record<string, unknown>,
        private: (frame.private ?? {}) as Record<string, unknown>,
        question: frame.question,
        log: frame.told.map((one) => (one.type === "event" ? one.key : `${one.seat}: ${one.text}`)),
      };
    case "step":
      return {
        ...known,
        last: frame.seq,
        public: { ...known.public, ...frame.public },
        private: { ...known.private, ...frame.private },
        question: frame.question,
      };
    case "ack":
      known.unanswered.delete(frame.request);
      return known;
    case "refusal":
    case "bye":
      return { ...known, log: [...known.log, frame.error.reason || frame.error.message] };
    default:
      return impossible(frame);
  }
}

export function first(question: Question, request: string): FromClient | null {
  const option = question.options.find((each) => each.refused === "");
  return option ? { type: "answer", request, question: question.id, answer: option.id } : null;
}

export const start: Action[] = [
  { type: "add_bot" },
  { type: "configure", pace: "relaxed", options: { promo: true } },
  { type: "ready", nonce: "my own" },
  { type: "start" },
];

// The compiler accepts this only while every kind of frame above has a case.
function impossible(frame: never): never {
  throw new Error(`unknown frame: ${JSON.stringify(frame)}`);
}
