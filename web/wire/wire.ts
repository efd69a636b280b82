// What goes between a client and the server: see docs/protocol.md.
// Made from wire.schema.json by 'make types'; what should change is in src/penombre/wire/.

/**
 * What a client sends on the socket of a room.
 */
export type FromClient = Hello | Answer | Say | Prefer | Ping;
/**
 * What the server sends on the socket of a room.
 */
export type FromServer =
  Welcome | Room | Watchers | Full | Step | Whole | Acknowledged | Declined | Tick | Pong | Farewell;
/**
 * What can be done at a table, besides playing: the body of POST /api/rooms/{room}/actions.
 */
export type Action =
  | Sit
  | Ready
  | Configure
  | AddBot
  | RemoveBot
  | Start
  | Rematch
  | Leave
  | Return
  | Kick
  | HandOver
  | Replace
  | Pause
  | StartClock
  | Chat
  | Agree
  | Switch
  | Mute
  | Block;
export type Told = Happened | Spoken;

/**
 * The first message: the protocol, and the number of the last frame received, if any.
 *
 * A number counts only with the match and the seat of the full frame it goes on from: other ones have other numbers.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  last?: number | null;
  match?: string;
  seat?: number | null;
  invite?: string;
}
/**
 * An answer to the question of that number: an option's id, several, or a text.
 */
export interface Answer {
  type: "answer";
  /**
   * Chosen by the client, new for each request
   */
  request: string;
  question: number;
  answer: string | string[];
}
/**
 * A statement that bots and translations understand, or free words; see the game's words for `what`.
 */
export interface Say {
  type: "say";
  /**
   * Chosen by the client, new for each request
   */
  request: string;
  kind: string;
  about?: number | null;
  what?: string;
  text?: string;
}
/**
 * Which of the moments that may be left to time to ask me, from the next one on until the match is over.
 *
 * `able`: those where there is something to choose. `ask`: all of them. `only`: those where one of these options could
 * be chosen. `pass`: none, time answers.
 */
export interface Prefer {
  type: "prefer";
  /**
   * Chosen by the client, new for each request
   */
  request: string;
  mode: "able" | "ask" | "only" | "pass";
  /**
   * @maxItems 64
   */
  only?: string[];
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
}
/**
 * The first frame: which protocol, which moment it is here, and which seat is yours (none: you watch).
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  you: number | null;
}
/**
 * A table as one reader sees it: `you` is the reader's seat, `invite` is for those who sit.
 *
 * At an anonymous table nobody is told who hosts the match, but the host.
 */
export interface Room {
  type: "room";
  id: string;
  rev: number;
  game: string;
  players: number;
  options: {
    [k: string]: unknown;
  };
  pace: string;
  windows: string;
  bots: string;
  listed: boolean;
  language: string;
  watching: string;
  /**
   * How many may watch; none: as many as the server allows
   */
  spectators: number | null;
  chat: boolean;
  anonymous: boolean;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  host: number | null;
  you: number | null;
  /**
   * How many watch, on the node that says it
   */
  watchers: number;
  paused: boolean;
  pause_votes: number[];
  commitment: string;
  nonces: {
    [k: string]: string;
  };
  match: string;
  lines: ChatLine[];
  blocked: number[];
  link: string;
  invite: string;
  /**
   * What you want to be asked; none where nothing may be left to time, or you do not play
   */
  preference: Preference | null;
  requests: SeatRequest[];
  notes: Note[];
  /**
   * Your own request for a seat; said over HTTP only
   */
  asking: string;
  /**
   * Whether the server lost the end of this match, and it goes on from an earlier moment
   */
  rewound: boolean;
}
/**
 * A seat, as everybody at the table sees it.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  level: string;
  ready: boolean;
  here: boolean;
  stand_in: boolean;
  muted: boolean;
  wins: number;
  points: number;
}
/**
 * Free words outside a match; `text` is empty where they are from somebody the reader does not want to read.
 */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 * Which of the moments that may be left to time you want to be asked: those where you can do something, as it is at
 * first, all, those for these options, or none.
 */
export interface Preference {
  mode: "able" | "ask" | "only" | "pass";
  /**
   * Ids of options, where they are what it is about
   */
  only: string[];
}
/**
 * Somebody asks for a free seat of the match: it is theirs once everybody agreed whom the table waits for.
 */
export interface SeatRequest {
  id: string;
  seat: number;
  name: string;
  agreed: number[];
  waiting: number[];
  /**
   * When it lapses, in milliseconds since the epoch
   */
  until: number;
}
/**
 * Something that happened around the table during the match, for its log.
 */
export interface Note {
  kind: "asked" | "lapsed" | "refused" | "seated" | "sent_away" | "withdrawn";
  seat: number;
  name: string;
  at: number;
  /**
   * The request for a seat that it is about
   */
  request: string;
}
/**
 * How many watch changed; said once a second at most.
 */
export interface Watchers {
  type: "watchers";
  count: number;
}
/**
 * Everything you may know now. `seq` is the number of the last frame it stands for.
 */
export interface Full {
  type: "full";
  seq: number;
  match: string;
  game: string;
  seat: number;
  public: unknown;
  private: unknown;
  told: (Happened | Spoken)[];
  question: Question | null;
  waiting: number[];
  window: boolean;
  clock: Clock | null;
  over: boolean;
  /**
   * The open question may be left to time; not there where it may not
   */
  lapses?: boolean;
  pad: string;
}
/**
 * Something happened, as you were told it.
 */
export interface Happened {
  type: "event";
  key: string;
  args: {
    [k: string]: unknown;
  };
  /**
   * For how many milliseconds this is shown before anything after it counts: the open question has its time from the end of it on; not there where it takes no time
   */
  ceremony?: number;
}
/**
 * Somebody said something you heard.
 */
export interface Spoken {
  type: "said";
  seat: number;
  moment: number;
  kind: string;
  about: number | null;
  what: string;
  text: string;
}
/**
 * What you are asked. `default` is what time answers in your place; null: any of them; an empty list: nothing.
 *
 * `besides` is what you may do instead of answering. An `optional` question holds nothing else: nobody waits for it.
 * An answer to an `address` is an option and a text; where there is a `book`, the id of one of its phrases is as good
 * as a text.
 */
export interface Question {
  id: number;
  kind: string;
  args: {
    [k: string]: unknown;
  };
  options: Choice[];
  shape: "address" | "number" | "one" | "several" | "text";
  least: number;
  most: number;
  repeat: boolean;
  default: string | string[] | null;
  besides: Choice[];
  optional: boolean;
  book: string;
}
/**
 * One option of a question: `word` and `args` name its text, `refused` why it cannot be chosen now.
 */
export interface Choice {
  id: string;
  word: string;
  args: {
    [k: string]: unknown;
  };
  refused: string;
}
/**
 * When the open question closes (milliseconds since the epoch) and how long it lasts in all.
 *
 * It has its time from `due - total` on, which is yet to come while ceremonies of what led to it are shown. There is
 * no `due` while the table is paused, nor where nobody has to hurry (`untimed`).
 * Where a clock of the game itself is running, `runs_out` is when that is over.
 */
export interface Clock {
  due: number | null;
  total: number;
  runs_out: number | null;
}
/**
 * What changed since frame `after`: fields of `public` and `private` with a new value, and what you were told.
 *
 * Under the name of a field and a plus: what this list got longer by.
 */
export interface Step {
  type: "step";
  seq: number;
  after: number;
  public: {
    [k: string]: unknown;
  };
  private: {
    [k: string]: unknown;
  };
  told: (Happened | Spoken)[];
  question: Question | null;
  waiting: number[];
  /**
   * A window is open: who has answered is nobody's business
   */
  window: boolean;
  clock: Clock | null;
  over: boolean;
  /**
   * The open question may be left to time; not there where it may not
   */
  lapses?: boolean;
  /**
   * Nothing; it makes frames the same size for every seat
   */
  pad: string;
}
/**
 * For delayed all-seeing spectators: what every seat knew, as it was some time ago.
 *
 * `told` is what was new since the whole frame before; in the first one it is everything.
 */
export interface Whole {
  type: "whole";
  match: string;
  game: string;
  /**
   * When the table stood like this, in milliseconds since the epoch
   */
  at: number;
  /**
   * How far behind the table this is, in milliseconds of play
   */
  delay: number;
  first: boolean;
  public: unknown;
  seats: Known[];
  told: (Uncovered | Spoken)[];
  waiting: number[];
  over: boolean;
}
/**
 * What one seat knew besides what was public.
 */
export interface Known {
  private: unknown;
  question: Question | null;
}
/**
 * An event with everything about it: what it told, and what it told single seats besides.
 *
 * `seats` are those who were told at all; none: everybody.
 */
export interface Uncovered {
  type: "uncovered";
  key: string;
  args: {
    [k: string]: unknown;
  };
  seats: number[] | null;
  besides: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  /**
   * For how many milliseconds this is shown before anything after it counts: the open question has its time from the end of it on; not there where it takes no time
   */
  ceremony?: number;
}
/**
 * The request is written down for good.
 */
export interface Acknowledged {
  type: "ack";
  request: string;
}
/**
 * The request was refused and nothing changed.
 */
export interface Declined {
  type: "refusal";
  request: string;
  error: Problem;
}
/**
 * Why something was refused: a code for programs, a sentence for people, the rule's reason where a rule says no.
 */
export interface Problem {
  code: string;
  message: string;
  reason: string;
}
/**
 * The clock of the open question changed: a pause, or the end of one.
 */
export interface Tick {
  type: "clock";
  clock: Clock | null;
}
/**
 * Here.
 */
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * The last frame before the server closes the socket, and why.
 */
export interface Farewell {
  type: "bye";
  error: Problem;
}
/**
 * Take another free seat, before the start.
 */
export interface Sit {
  type: "sit";
  /**
   * A seat, counted from 0
   */
  seat: number;
}
/**
 * Ready, or not any more; the nonce is mixed into the deal and shown to all once it is dealt.
 */
export interface Ready {
  type: "ready";
  ready?: boolean;
  /**
   * What this player throws into the deal
   */
  nonce?: string;
}
/**
 * Host: change the table before the start; everybody has to be ready again.
 */
export interface Configure {
  type: "configure";
  /**
   * How many play, bots included
   */
  players?: number;
  /**
   * Table options by name; those left out keep their default
   */
  options?: {
    [k: string]: boolean | number | string | string[];
  };
  /**
   * untimed: nobody has to hurry while one person plays with bots; it is live as soon as somebody else sits down, or that person starts the clock
   */
  pace?: "days" | "live" | "relaxed" | "untimed";
  windows?: "early" | "fixed";
  /**
   * How long bots take for an answer: a second or two, two to four seconds, or as long as people
   */
  bots?: "brisk" | "normal" | "people";
  listed?: boolean;
  language?: "en" | "fr";
  watching?: "delayed" | "nobody" | "public";
  spectators?: number | null;
  chat?: boolean;
}
/**
 * Host: a bot on a free seat (any, if none is named).
 */
export interface AddBot {
  type: "add_bot";
  level?: string;
  seat?: number | null;
}
/**
 * Host: send a bot away, before the start.
 */
export interface RemoveBot {
  type: "remove_bot";
  /**
   * A seat, counted from 0
   */
  seat: number;
}
/**
 * Host: deal, once every seat is taken and everybody else is ready.
 */
export interface Start {
  type: "start";
}
/**
 * Host: the same people again, once the match is over.
 */
export interface Rematch {
  type: "rematch";
}
/**
 * Get up. During a match a stand-in plays on until you come back; the seat is yours until the match is over.
 */
export interface Leave {
  type: "leave";
}
/**
 * Take the seat back from the stand-in.
 */
export interface Return {
  type: "return";
}
/**
 * Host: send a person away for good. The table has a new link from then on; during a match a stand-in plays on,
 * unless all who play agree to somebody new.
 */
export interface Kick {
  type: "kick";
  /**
   * A seat, counted from 0
   */
  seat: number;
}
/**
 * Host: make another person the host.
 */
export interface HandOver {
  type: "hand_over";
  /**
   * A seat, counted from 0
   */
  seat: number;
}
/**
 * Host: give the seat of somebody who is away to a bot, or open it to whoever comes by the link.
 *
 * Whoever takes over a seat during a match knows all that the seat knew, so all who play have to agree to them.
 */
export interface Replace {
  type: "replace";
  /**
   * A seat, counted from 0
   */
  seat: number;
  by: "bot" | "person";
}
/**
 * Vote for a pause, or for going on; the host decides alone, others by more than half of the people here.
 *
 * Voting for what is the case already takes one's vote back.
 */
export interface Pause {
  type: "pause";
  on: boolean;
}
/**
 * Play by the clock from here on, at a table where nobody had to hurry: it is live, and stays so.
 */
export interface StartClock {
  type: "start_clock";
}
/**
 * Free words before and after the match; during it, say them on the socket.
 */
export interface Chat {
  type: "chat";
  text: string;
}
/**
 * Let somebody have the free seat they ask for, with all that it knows, or do not: everybody who plays has to.
 */
export interface Agree {
  type: "agree";
  /**
   * Chosen by the client, new for each request
   */
  request: string;
  yes?: boolean;
}
/**
 * Host: free talk on or off at this table.
 */
export interface Switch {
  type: "switch";
  chat: boolean;
}
/**
 * Host: nobody hears the free words of this seat, or everybody does again.
 */
export interface Mute {
  type: "mute";
  /**
   * A seat, counted from 0
   */
  seat: number;
  on?: boolean;
}
/**
 * I do not want to read this person's free words, here or at any other table.
 *
 * At an anonymous table it counts there alone, or it would tell who plays where.
 */
export interface Block {
  type: "block";
  /**
   * A seat, counted from 0
   */
  seat: number;
  on?: boolean;
}
/**
 * The body of every HTTP answer that is not a success.
 */
export interface Refused {
  error: Problem;
}
/**
 * A name and a language: all there is to know of a guest.
 */
export interface Introduce {
  /**
   * A name, as others see it
   */
  name: string;
  language?: "en" | "fr";
}
/**
 * Who the cookie says you are.
 */
export interface Me {
  name: string;
  language: string;
}
/**
 * Opens your seats on another device, once; the link before this one is void. Whoever uses it is you.
 */
export interface PersonalLink {
  link: string;
  /**
   * The same link as an SVG drawing
   */
  qr: string;
  /**
   * When it is void, in milliseconds since the epoch; none: never
   */
  until: number | null;
}
/**
 * A personal link that nobody has used.
 */
export interface OpenLink {
  /**
   * When it is void, in milliseconds since the epoch; none: never
   */
  until: number | null;
}
/**
 * The key of a personal link.
 */
export interface Claim {
  key: string;
}
/**
 * What a browser gives for web push; only the address is used, notices carry nothing.
 */
export interface PushSubscription {
  endpoint: string;
}
/**
 * An address to call when it is your turn; its host must be one that the operator allows.
 */
export interface Webhook {
  url: string;
}
/**
 * What calls to your webhook are signed with; shown once.
 */
export interface WebhookSecret {
  secret: string;
}
/**
 * The key a browser subscribes with.
 */
export interface PushKey {
  key: string;
}
/**
 * Another setting, and what it has to be.
 */
export interface Beside {
  setting: string;
  choices: string[];
}
/**
 * A table option: what it may be, what it is by default, and what it means in words.
 */
export interface SettingInfo {
  name: string;
  kind: string;
  default: unknown;
  choices: string[];
  low: number;
  high: number;
  label: string;
  text: string;
  choice_labels: {
    [k: string]: string;
  };
  /**
   * What a choice means, where there is more to say
   */
  choice_texts: {
    [k: string]: string;
  };
  /**
   * With how many players a choice can be played; those left out with any number
   */
  choice_players: {
    [k: string]: number[];
  };
  /**
   * What makes this setting count; none: it always does
   */
  beside: Beside | null;
  /**
   * A flag that makes it another game: to be offered first
   */
  variant: boolean;
}
/**
 * A game that can be played here.
 */
export interface Game {
  id: string;
  version: number;
  name: string;
  /**
   * The game in one sentence
   */
  tagline: string;
  /**
   * How long a match takes, in words
   */
  length: string;
  fewest: number;
  most: number;
  settings: SettingInfo[];
  levels: string[];
  /**
   * What statements can be about
   */
  words: string[];
}
/**
 * All games, in the language asked for.
 */
export interface Games {
  games: Game[];
}
/**
 * One thing that can be read about: the game's words for it have the key `family-id`.
 */
export interface ReferenceEntry {
  family:
    | "ability"
    | "action"
    | "area"
    | "camp"
    | "card"
    | "character"
    | "clue"
    | "ending"
    | "example"
    | "location"
    | "objective"
    | "place"
    | "preset"
    | "profile"
    | "role"
    | "rule"
    | "setting"
    | "support"
    | "suspect"
    | "tile";
  id: string;
  /**
   * Where its text comes from: the word `source-…`; nothing where none is said
   */
  source: string;
  /**
   * How many copies the box has; 0 where that is not said
   */
  count: number;
  /**
   * What else the game's catalogue knows of it
   */
  facts: {
    [k: string]: unknown;
  };
}
/**
 * Everything of a game that has words to be read: cards, sets, options, endings, rules, examples.
 */
export interface Reference {
  game: string;
  /**
   * In the order of the rules
   */
  entries: ReferenceEntry[];
}
/**
 * A table to be opened. Whoever opens it is its host and sits down on seat 0.
 */
export interface NewRoom {
  game: string;
  /**
   * How many play, bots included
   */
  players: number;
  name?: string | null;
  /**
   * Table options by name; those left out keep their default
   */
  options?: {
    [k: string]: boolean | number | string | string[];
  };
  /**
   * untimed: nobody has to hurry while one person plays with bots; it is live as soon as somebody else sits down, or that person starts the clock
   */
  pace?: "days" | "live" | "relaxed" | "untimed";
  /**
   * fixed: a sealed question lasts the same time whoever answers when; early: it closes as soon as everybody has answered, which tells when the last one did; left out: early at a table that plays over days, fixed at the others
   */
  windows?: ("early" | "fixed") | null;
  /**
   * How long bots take for an answer: a second or two, two to four seconds, or as long as people
   */
  bots?: "brisk" | "normal" | "people";
  listed?: boolean;
  language?: "en" | "fr";
  watching?: "delayed" | "nobody" | "public";
  spectators?: number | null;
  chat?: boolean;
  anonymous?: boolean;
}
/**
 * Sit down: a name, the code of the invitation where the table is not listed, a seat or any that is free.
 *
 * While a match is played a seat knows secrets: all who play have to agree first, and until then you ask for it.
 */
export interface Join {
  name?: string | null;
  invite?: string;
  seat?: number | null;
  language?: "en" | "fr";
}
/**
 * A line of the list of tables.
 */
export interface RoomSummary {
  id: string;
  game: string;
  players: number;
  taken: number;
  pace: string;
  language: string;
  status: string;
  host: string;
  link: string;
  you: number | null;
  match: string;
  /**
   * Whether you are asked something there; only in the list of yours
   */
  your_turn: boolean;
}
/**
 * The table that the code of an invitation opens; `link` holds all that it takes to sit down there.
 */
export interface Invitation {
  room: string;
  link: string;
  game: string;
  players: number;
  taken: number;
  status: "open" | "over" | "playing";
  host: string;
}
/**
 * Tables, the most recently changed first.
 */
export interface Rooms {
  rooms: RoomSummary[];
}
/**
 * A line of the list of finished matches; `you` is the seat you began it on, none where you came later.
 */
export interface MatchSummary {
  id: string;
  room: string;
  game: string;
  version: number;
  players: number;
  names: string[];
  you: number | null;
  started: number;
  finished: number;
  /**
   * How it ended; nothing where that was not kept
   */
  ending: string;
  /**
   * Which seats won
   */
  winners: number[];
}
/**
 * Finished matches that a guest played in, the latest first.
 */
export interface Matches {
  matches: MatchSummary[];
}
/**
 * A finished match: how it ended, and what was dealt from; the names are those the table knew.
 */
export interface MatchInfo {
  id: string;
  game: string;
  version: number;
  players: number;
  names: string[];
  bots: boolean[];
  options: {
    [k: string]: unknown;
  };
  started: number;
  finished: number;
  ending: string;
  winners: number[];
  points: number[];
  groups: string[];
  /**
   * What everybody saw before the deal
   */
  commitment: string;
  /**
   * What it committed to, opened now that the match is over
   */
  secret: string;
  /**
   * What each seat threw into the deal
   */
  nonces: {
    [k: string]: string;
  };
  steps: number;
  /**
   * The seat you began the match on
   */
  you: number | null;
  /**
   * Whether you played in it, and so may share it
   */
  member: boolean;
  /**
   * Whether a link that you made shows it to others now
   */
  shared: boolean;
}
/**
 * Shows a finished match to whoever has the link, until it is void or whoever made it makes it so.
 */
export interface ShareLink {
  link: string;
  key: string;
  /**
   * The same link as an SVG drawing
   */
  qr: string;
  /**
   * When it is void, in milliseconds since the epoch; none: never
   */
  until: number | null;
}
/**
 * One moment of a replay: who answered what, and what the reader knew after it.
 *
 * `seat`, `by` and `answer` are there for those who know the answer: whoever gave it, and whoever sees everything. The
 * answers of a window that closed all at once all have the moment when it closed.
 */
export interface Scene {
  /**
   * How many answers and statements there were so far; 0 is the deal
   */
  step: number;
  at: number;
  seat: number | null;
  by: ("bot" | "clock" | "person" | "stand_in") | null;
  answer: string | string[] | null;
  public: unknown;
  private: unknown;
  /**
   * What was new at this moment; uncovered for those who see everything
   */
  told: (Happened | Spoken | Uncovered)[];
  question: Question | null;
  waiting: number[];
  over: boolean;
  /**
   * Whether the reader learned anything by this step
   */
  news: boolean;
  /**
   * What each seat knew; all-seeing only
   */
  everybody: Known[];
}
/**
 * Some moments of a finished match, as a seat, a spectator or everybody at once saw them.
 */
export interface Replay {
  match: string;
  /**
   * As asked for: a number, spectator or all
   */
  seat: string;
  first: number;
  /**
   * How many moments there are, the deal included
   */
  total: number;
  scenes: Scene[];
}
