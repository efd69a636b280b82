// A small game for the tests of the first pages: one setting of each kind.

import type { Game, Room, RoomSummary, SeatInfo, SettingInfo } from "@wire";

const setting = (name: string, kind: string, value: unknown, more: Partial<SettingInfo> = {}): SettingInfo => ({
  name,
  kind,
  default: value,
  choices: [],
  low: 0,
  high: 0,
  label: name,
  text: "",
  choice_labels: {},
  choice_texts: {},
  choice_players: {},
  beside: null,
  variant: false,
  ...more,
});

export const GAME: Game = {
  id: "kemomimi_panic",
  version: 1,
  name: "Kemomimi Panic",
  tagline: "Find the thief.",
  length: "20 to 40 minutes",
  fewest: 4,
  most: 8,
  levels: ["random", "judgement"],
  words: [],
  settings: [
    setting("preset", "choice", "recommended", {
      choices: ["recommended", "five", "random", "custom"],
      choice_texts: { five: "For five." },
      choice_players: { five: [5] },
    }),
    setting("characters", "list", [], {
      choices: ["anna", "bruno", "sheena"],
      choice_players: { sheena: [8] },
      beside: { setting: "preset", choices: ["custom"] },
    }),
    setting("roles", "list", [], {
      choices: ["thief", "civilian", "informant"],
      beside: { setting: "preset", choices: ["custom", "random"] },
    }),
    setting("points", "flag", false),
    setting("crown", "choice", "gold", {
      choices: ["gold", "paper"],
      beside: { setting: "points", choices: ["true"] },
    }),
    setting("masks", "flag", false, { label: "Masks", text: "With masks.", variant: true }),
    setting("talk_s", "number", 180, { low: 0, high: 3600 }),
  ],
};

export const seatOf = (seat: number, facts: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "person",
  name: "",
  level: "",
  ready: false,
  here: true,
  stand_in: false,
  muted: false,
  wins: 0,
  points: 0,
  ...facts,
});

export const ROOM: Room = {
  type: "room",
  id: "room1",
  rev: 1,
  game: GAME.id,
  players: 4,
  options: { preset: "random", characters: [], roles: [], points: true, talk_s: 180 },
  pace: "live",
  windows: "fixed",
  listed: true,
  language: "en",
  watching: "nobody",
  chat: false,
  anonymous: true,
  status: "open",
  seats: (["person", "empty", "empty", "bot"] as const).map((kind, seat) => seatOf(seat, { kind })),
  host: 0,
  you: 0,
  watchers: 0,
  paused: false,
  pause_votes: [],
  commitment: "",
  nonces: {},
  match: "",
  lines: [],
  blocked: [],
  link: "https://play.example/t/room1#abcdefgh",
  invite: "abcdefgh",
  preference: null,
  rewound: false,
};

export const SUMMARY: RoomSummary = {
  id: "room1",
  game: GAME.id,
  players: 4,
  taken: 2,
  pace: "live",
  language: "fr",
  status: "open",
  host: "Anna",
  link: ROOM.link,
  you: 0,
  match: "",
  your_turn: false,
};
