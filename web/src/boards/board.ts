// What a game brings to the table in the browser: a board that draws its facts, and a few things only it knows to tell.
// The generic table plays any game without one. Nothing here decides what is allowed: the question's options do.

import type { Choice, Happened, Question, SeatInfo } from "@wire";
import type { Component } from "svelte";
import type { Late } from "@/app/late.svelte";
import type { Facts } from "@/table/frames";
import type { Entry } from "@/table/log";
import type { Notes } from "@/table/notes.svelte";
import type { Kind } from "@/table/statements";
import type { Words } from "@/words/book";
import type { Marked } from "./shared/marks";

/** A moment of a match as one reader knows it. */
export interface Scene {
  readonly game: string;
  readonly words: Words;
  readonly names: readonly string[];
  /** The reader's seat; none for spectators. */
  readonly me: number | null;
  readonly public: Facts;
  readonly private: Facts | null;
  /** What other seats know, for those who see everything: replays, delayed spectators. */
  readonly secrets: ReadonlyMap<number, Facts>;
  readonly over: boolean;
  /** What the reader has answered, where that lies face down and something may still be done. */
  readonly answered?: string | readonly string[];
}

/** What a seat knows, for those who see every seat's secrets; the reader's own stay under their finger. */
export const uncovered = <Private>(scene: Scene, seat: number): Private | null =>
  (scene.secrets.get(seat) as Private | undefined) ?? null;

/**
 * The open question, as far as it can be answered on the board itself: whatever a board draws for an option calls
 * `choose` with its id. `optionsBy` finds those that mean a card of the hand, or a place in a row.
 */
export interface Choosing {
  readonly question: Question | null;
  /** Options that mean one seat, by that seat. */
  readonly seats: ReadonlyMap<number, Choice>;
  /** Ids chosen so far, where several are asked for. */
  readonly chosen: ReadonlySet<string>;
  /** The same in their order, each as often as it was chosen. */
  readonly picked: readonly string[];
  /** An answer is on its way. */
  readonly busy: boolean;
  choose(id: string): void;
}

/** Nothing can be answered. */
export const NO_CHOICE: Choosing = {
  question: null,
  seats: new Map(),
  chosen: new Set(),
  picked: [],
  busy: false,
  choose: () => undefined,
};

/** Somebody at the table, besides what the game says of them. */
export interface Person extends SeatInfo {
  /** The question waits for them, and everybody may know that. */
  readonly awaited: boolean;
  /** The reader wrote something down about them. */
  readonly noted: boolean;
}

export interface BoardProps {
  scene: Scene;
  choosing: Choosing;
  people: readonly Person[];
  /** Explain a card, by the key of its words: `role-civilian`. */
  help(key: string): void;
  /** Open what is known and noted about somebody. */
  inspect(seat: number): void;
  /** What the reader writes down about the others; none where nobody plays. */
  notes?: Notes | null;
  /** What happened and what was said so far, as the log has it. */
  told?: readonly Entry[];
  /** Milliseconds left of the game's own clock at this moment; none where it has none. Whoever asks, asks again. */
  left?: () => number | null;
}

/** What a board draws somebody with. */
export interface PersonProps extends Omit<BoardProps, "people" | "notes" | "told" | "left"> {
  person: Person;
}

/** A secret of the reader's, shown only while they hold it open. */
export interface Secret {
  /** The key of a card, where it is one: `role-civilian`. */
  readonly card?: string;
  /** The keys of several cards that belong together, such as a hand. */
  readonly cards?: readonly string[];
  readonly text: string;
  /** What it means for the reader, in a sentence. */
  readonly meaning?: string;
  /** What belongs to it, line by line. */
  readonly lines?: readonly string[];
}

/** Something that comes to the reader alone: who they are, a card drawn, an answer, their end. */
export interface Discovery {
  readonly title: string;
  /** The keys of its cards, where it is about some. */
  readonly cards?: readonly string[];
  readonly text?: string;
  /** What the reader can do with it, or still do after it. */
  readonly lines?: readonly string[];
  /** Its lines go on from its text, and have no heading of their own. */
  readonly listed?: boolean;
  /** That it came is a secret as well: where others may see the screen, nothing says so. */
  readonly hushed?: boolean;
}

/** What the reader is told in secret, in the words of the log. */
export const toldOf = ({ key, args }: Happened, { words, names, me }: Scene, ...cards: string[]): Discovery => ({
  title: words.event(key, args, names, me),
  cards,
});

/** What an event looks like before anything that comes of it: cards that turn over, fingers, night that falls. */
export interface Ceremony {
  readonly title: string;
  readonly cards: readonly {
    readonly seat: number;
    readonly face: string;
    /** It stands out: a raised hand, whoever won. */
    readonly raised: boolean;
    /** The key of the card that is turned; without one, a hand that is raised or not. */
    readonly card?: string;
    /** What stands below it where it belongs to nobody, such as its place on the table. */
    readonly place?: string;
  }[];
  readonly outcome: string;
  /** Everybody turns at once: three, two, one. */
  readonly counted?: boolean;
  /** Its cards are put down before everybody: they lie open from the start. */
  readonly open?: boolean;
  /** Whom each seat points at, by seat; `NOBODY` where it points at none. Drawn as arms around a table. */
  readonly fingers?: readonly number[];
  /** What is stamped on it in the end, and whether that is good: somebody is cleared, or was right. */
  readonly stamp?: { readonly text: string; readonly good: boolean };
  /** Night falls or day breaks, over everything alike. */
  readonly veil?: "night" | "day";
}

/** Stands for an event that is shown by the ceremony that follows it, which gets its time. */
export const WITH_NEXT: Ceremony = { title: "", cards: [], outcome: "" };

/** What is shown of an event where its game draws nothing more for it: its words, and what it is given besides. */
export const plainly = (
  { key, args }: Happened,
  { words, names, me }: Scene,
  more: Partial<Ceremony> = {},
): Ceremony => ({
  title: words.event(key, args, names, me),
  cards: [],
  outcome: "",
  ...more,
});

/** Options that share something stand together in the list of answers: it is said once before them. */
export interface OptionGroup {
  /** What they share. */
  readonly title: string;
  /** The key of a card they share. */
  readonly card?: string;
  /** What is left to say on the button of this one. */
  readonly label: string;
  /** There are many such groups, and the board answers as well: only what they share is offered until one is opened. */
  readonly folded?: boolean;
}

/** Options of a question that are answered in the dock by a drawing of the game's own instead of a button each. */
export interface OptionPanel {
  readonly Panel: Component<PanelProps>;
  /** Whether it answers this option. */
  takes(option: Choice): boolean;
}

export interface PanelProps {
  scene: Scene;
  choosing: Choosing;
}

/** Something besides people that is talked about, with the words of the game's statements that are about it. */
export interface Topic {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** Ready phrases that belong together, such as those about one thing; their words are `phrase-<id>`. */
export interface PhraseGroup {
  readonly title: string;
  readonly phrases: readonly string[];
}

/**
 * Something that can be done whatever is asked, by several options of `besides`, or by none of them now. All players get
 * the same list: whoever looks at somebody's screen must not learn what only some may do.
 */
export interface Interrupt {
  readonly id: string;
  /** On its button: "Accuse". */
  readonly label: string;
  /** What it means, said before it is done. */
  readonly text?: string;
  /** The ids of the options that do it; where there are several, one of them is chosen first. */
  readonly options: readonly string[];
  /** Why it cannot be done now, in words, where there is no option. */
  readonly refused?: string;
  /** That it cannot be done is a secret: it looks as if it could, until it is tried. */
  readonly secret?: boolean;
  /** Nothing is lost by it: one tap does it. It has one option. */
  readonly light?: boolean;
}

/** A card that may be played in a moment to react in: people can choose to be asked for it alone. */
export interface Reaction {
  /** The id of the option that plays it. */
  readonly id: string;
  readonly label: string;
  /** The reader holds one. */
  readonly held: boolean;
}

/** What the strip of seats shows of somebody besides their name: a glance, of which the board has the whole. */
export interface StripSeat {
  /** The key of the card that they are known by; without one, their initial. */
  readonly card?: string;
  /** What they have of what counts in this game, with its drawing on a square of 24. */
  readonly count?: { readonly value: number; readonly path: string };
  /** Those with a drawing are shown, the first ones where there is no room for all. */
  readonly marks?: readonly Marked[];
  readonly gone?: boolean;
  /** The whole table looks at them. */
  readonly pointed?: boolean;
}

/** A clock of the game itself, besides the time of its questions. */
export interface GameClock {
  /** Milliseconds that were left when the open question was asked. */
  readonly left: number;
  /** What people do takes it, not time: it neither runs nor stands still. */
  readonly turns?: boolean;
}

/** Who somebody was, as the end shows it. */
export interface CastMember {
  /** The key of the card that says it: `role-civilian`. */
  readonly card: string;
  readonly role: string;
}

/** How a match ended, by what everybody knows then. */
export interface Cast {
  readonly winners: readonly number[];
  /** The one thing everybody waited for: "Bruno was the Thief." */
  readonly fact: string;
  /** Why that ended it, where the rules say it in a sentence. */
  readonly why?: string;
  /** Which game or round of several that is about: "Last game". */
  readonly part?: string;
  /** Who was who, by seat. */
  readonly members: readonly CastMember[];
  /** By seat, where points decide. */
  readonly points?: readonly number[];
}

/** Something to say in a first match, at the moment it matters; its words are `hint-<id>`. */
export interface Hint {
  readonly id: string;
  when(scene: Scene, question: Question | null): boolean;
  /** That it is shown tells something about the reader's secrets: it stays covered until it is opened. */
  readonly secret?: boolean;
  /** Hints of one kin are about the same moment for different roles: around one real table only the first of them is shown. */
  readonly kin?: string;
}

/** The drawing of a card, as wide as its place: its family and id are those of its words; `back` is any hidden card. */
export interface CardArtProps {
  family: string;
  id: string;
}

/** What to draw for a card, by the key of its words: `role-civilian`. */
export function artOf(card: string): CardArtProps {
  const dash = card.indexOf("-");
  return { family: card.slice(0, dash), id: card.slice(dash + 1) };
}

/** What a game brings; `docs/web.md` says part by part what each is for. */
export interface GameModule {
  // The table.

  readonly Board: Component<BoardProps>;
  readonly CardArt: Component<CardArtProps>;
  /** The key of the card that lies open before a seat, if the game has one: help about a person starts there. */
  cardOf(scene: Scene, seat: number): string;
  /** What the strip of seats shows of somebody; where this is not said, the card that lies open before them. */
  strip?(scene: Scene, seat: number): StripSeat;
  /** Who sits where, clockwise, in games where seats may be exchanged. */
  seating?(scene: Scene): readonly number[];
  /** Where the match stands, in one line. */
  standing(scene: Scene): string;
  /** The same for a phone whose bar has little room besides the clocks; nothing where the line is short enough. */
  brief?(scene: Scene): string;
  /** Whether it is night: the table is dimmed, for all alike. */
  night(facts: Facts): boolean;
  /** Whether whoever waits now, all alike, is offered the way to the table of their own notes, which its board draws. */
  notes?(facts: Facts): boolean;
  /** The clock of the game itself; none while it does not matter. */
  clock?(facts: Facts): GameClock | null;

  // What is asked.

  /** Whether a tap on the person alone may mean this option of theirs; what a tap could not tell apart needs its own button. */
  pointable?(option: Choice): boolean;
  /** The keys of the cards that an option means, such as one of the hand: its button is drawn as these. */
  optionCard?(option: Choice, words: Words): string | readonly string[];
  /** With what others an option stands together; nothing where it stands alone. Those of a group follow each other. */
  group?(option: Choice, question: Question, scene: Scene): OptionGroup | null;
  /** Whether everybody knows that an answer which the rules allow would be wrong: it is not offered. */
  futile?(option: Choice, scene: Scene): boolean;
  /** A drawing that answers some options of a question, where a list of them would be long; nothing for most. */
  panel?(question: Question): OptionPanel | null;
  /** What would follow from what is chosen so far, said while several are being chosen; nothing where nothing is to be said. */
  foreseen?(question: Question, picked: readonly string[], scene: Scene): string;
  /** Whether a question shows what only the reader may know: whoever is asked before showing opens it themselves. */
  discreet?(question: Question): boolean;
  /** What the reader saw and needs for a question, said below it; nothing where it says enough by itself. Such a question is discreet. */
  reminder?(question: Question, scene: Scene): string;
  /** What may be done besides, as groups; options in none of them stand by themselves. Also asked while nobody may do anything. */
  interrupts?(besides: readonly Choice[], scene: Scene): readonly Interrupt[];
  /** The cards of this match that may be played in moments left to time, in the order of the catalogue; null for whoever plays none. */
  reactions?(scene: Scene): readonly Reaction[] | null;
  /**
   * Ready phrases for a question that is answered in words and has a `book`, of that book alone; the first group is open
   * from the start, so let it be what fits the moment. An order that would tell a secret tells it to a neighbour too.
   */
  phrases?(question: Question, scene: Scene): readonly PhraseGroup[];

  // What only the reader knows.

  /** What the seat with these private facts knows that not everybody does. */
  secrets(scene: Scene, facts: Facts, seat: number): readonly Secret[];
  /** Whether this event gives everybody who they are: a match, or a part of it, opens with it. */
  deals?(event: Happened): boolean;
  /** Who the reader is, the goal in one sentence and what they can do; their first secret where it is not said. */
  opening?(scene: Scene): Discovery | null;
  /** What comes to the reader with an event that is secret, or nothing that is new to them; its words where it is not said. */
  discovery?(event: Happened, scene: Scene): Discovery | null;
  /**
   * The option of a question that only says that the reader has seen what the match or a part of it opened with; nothing
   * for any other question. Whoever has seen it and puts it away has said so, and is not asked again.
   */
  looked?(question: Question): string;
  /** The reader's end, where an event is that: what happened, what they were, what they may still do. */
  fallen?(event: Happened, scene: Scene): Discovery | null;
  /** People sit around one real table: nothing that is a reader's alone shows itself. */
  inPerson?(facts: Facts): boolean;

  // What happens.

  /** What this event looks like, where it is staged and more than its words; `told` are the events right after it. */
  ceremony(event: Happened, told: readonly Happened[], scene: Scene): Ceremony | null;
  /** Whether this event begins a new stretch of the log. */
  heading(event: Happened): boolean;
  /**
   * Whether only some were told this event, or all of it: the log marks it. Whether it is marked must not tell what it was.
   * What single seats are told besides is known without it.
   */
  secret?(event: Happened, me: number | null): boolean;
  /**
   * Whether the board itself shows this where people look, as long as its stretch of the log lasts: it is told to those who
   * listen, but no news passes over it, and the log beside the board does not repeat it.
   */
  onBoard?(event: Happened): boolean;

  // What is said.

  /**
   * Whether a word of the game's statements means something at this table: what is not in play is not offered. `of` is whom
   * it would be said of; nobody while none is chosen.
   */
  speakable?(word: string, scene: Scene, of: number | null): boolean;
  /** Words that people use most in a kind of statement: sentences with them are ready from the start. */
  readonly likely?: Partial<Record<Kind, readonly string[]>>;
  /** What is talked about besides people: its statements are offered by it, not in one heap. */
  topics?(scene: Scene): readonly Topic[];
  /** Gestures that can be made, by the word of the statement: `what-smile` says what it is, `gestures.ts` draws it. */
  readonly emotes?: readonly string[];
  /** Whether gestures may be made now, also while talk is closed; they may where this is not said. */
  gesturing?(facts: Facts): boolean;
  /** Whether a question waits until people have talked enough: the talk is a tap away from it. */
  talks?(question: Question): boolean;
  /** The key of the word that says why the reader may not talk now, and until when; nothing while talk is open. */
  hushed?(facts: Facts, me: number | null): string | null;

  // The end.

  /** What the game shows after the first picture of a table: without it there is no end of a match, and no hint. */
  readonly late?: Late<unknown>;
  /** Who was who, once the match is over; where this is not said, the end shows who won and how the log closes. */
  cast?(scene: Scene): Cast | null;
  /** What happened in at most three lines, once the match is over: who was wrongly believed, the turn, the last blow. */
  story?(told: readonly Entry[], scene: Scene): readonly string[];
  /** What was hidden beyond who was who, such as hands and objectives: folded at the end of a match. */
  readonly Reveal?: Component<{ scene: Scene; help(key: string): void }> | undefined;

  // First matches.

  readonly hints: readonly Hint[];
  /** What is drawn beside each step of the rules in a minute, `minute-step_1` and so on: the keys of cards. */
  readonly minute?: readonly string[];
}

const MODULES = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** What a game brings; a game without a folder here gets the generic board. */
export async function moduleOf(game: string): Promise<GameModule> {
  return (await (MODULES[`./${game}/index.ts`] ?? (() => import("./generic")))()).default;
}
