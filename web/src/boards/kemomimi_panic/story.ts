// The end of a match of Kemomimi Panic: who was who, and its story.

import type { Entry } from "@/table/log";
import type { Cast, Scene } from "../board";
import {
  ALL_ALONG,
  accusationsIn,
  eventsIn,
  LAST,
  mostAccused,
  since,
  storyOf,
  type Tale,
  teller,
} from "../shared/story";
import { forPoints, type Public, publicOf } from "./facts";

const roleOf = (table: Public, seat: number): string => table.seats[seat]?.role ?? "";
const isThief = (table: Public, seat: number): boolean => roleOf(table, seat).startsWith("thief_");
const isCivilian = (table: Public, seat: number): boolean => roleOf(table, seat).startsWith("civilian");

export function cast({ words, names, me, public: facts }: Scene): Cast | null {
  const table = publicOf(facts);
  if (!table.ending) return null;
  const thieves = names.map((_, seat) => seat).filter((seat) => isThief(table, seat));
  return {
    winners: table.champions,
    fact: words.phrase("board-kemomimi-were-thieves", { seats: thieves }, names, me),
    why: words.text(`ending-${table.ending.way}`),
    ...(table.game > 1 && { part: words.text("match-last-game") }),
    members: table.seats.map(({ role }) => ({ card: `role-${role}`, role: words.text(`role-${role}`) })),
    ...(forPoints(table) && { points: table.seats.map(({ points }) => points) }),
  };
}

/** Words of accusations that mean somebody is no Civilian. */
const GUILTY = new Set(["", "thief", "guilty", "not_civilian", "thief_crescent_moon", "thief_full_moon"]);

/** Something that may cost somebody a jewel or the game: a vote, or a theft. */
interface Blow {
  readonly at: number;
  readonly day: number;
  readonly target: number;
  readonly kind: "vote" | "theft";
  readonly hands: number;
  readonly participants: number;
  /** A guilty verdict, a theft that took place; both can be changed afterwards. */
  struck: boolean;
  changed: boolean;
  out: boolean;
}

/** The votes and the thefts of a game, what was announced, and what put somebody out for good last of all. */
function happenings(game: readonly Entry[]) {
  const blows: Blow[] = [];
  const claims: { at: number; day: number; seat: number; target: number; civilian: boolean }[] = [];
  let day = 1;
  let fatal: Blow | null = null;
  for (const { at, key, args } of eventsIn(game)) {
    const blow = blows.at(-1);
    const seat = Number(args.seat);
    if (key === "day") day = Number(args.day);
    else if (key === "claim_check") {
      claims.push({ at, day, seat, target: Number(args.target), civilian: args.answer === "civilian" });
    } else if (key === "vote_result" || key === "theft") {
      const vote = key === "vote_result";
      blows.push({
        at,
        day,
        target: Number(vote ? args.suspect : args.victim),
        kind: vote ? "vote" : "theft",
        hands: Number(args.hands),
        participants: Number(args.participants),
        struck: !vote || args.verdict === "guilty",
        changed: false,
        out: false,
      });
    } else if (blow && (key === "verdict_changed" || key === "theft_undone")) {
      blow.struck = args.verdict === "guilty";
      blow.changed = true;
    } else if (key === "eliminated") {
      fatal = blow?.struck && blow.target === seat ? blow : null;
      if (fatal) fatal.out = true;
    } else if (key === "ghost" || key === "ghost_leaves") fatal = null;
  }
  return { blows, claims, fatal };
}

export function story(told: readonly Entry[], scene: Scene): readonly string[] {
  const table = publicOf(scene.public);
  if (!table.ending) return [];
  const tell = teller(scene);
  const game = since(told, "dealt");
  const accusations = accusationsIn(game).filter(({ what }) => GUILTY.has(what));
  const { blows, claims, fatal } = happenings(game);
  const votes = blows.filter(({ kind }) => kind === "vote");

  // Whoever exchanged roles may have been what was said of them when it was said.
  const [lie] = claims.filter(
    ({ target, civilian }) => !table.trio.includes(target) && civilian !== isCivilian(table, target),
  );
  const crowd = mostAccused(accusations);
  const [wronged, again] = votes
    .filter((vote) => vote.struck && vote !== fatal && isCivilian(table, vote.target))
    .sort((one, other) => Number(other.out) - Number(one.out))
    .map(({ at, day, target, out }) => tell(at, "board-kemomimi-story-condemned", { day, target, out }));
  const [spared] = votes
    .filter(({ struck, changed, hands, target }) => !struck && !changed && hands && isThief(table, target))
    .sort((one, other) => other.hands - one.hands);
  const [silenced] = blows.flatMap(({ at, day, kind, struck, target: victim }) => {
    const known = accusations.find((said) => said.seat === victim && isThief(table, said.about));
    const robbed = kind === "theft" && struck && known && game.indexOf(known) < at;
    return robbed ? [tell(at, "board-kemomimi-story-robbed", { day, victim, target: known.about })] : [];
  });

  return storyOf([
    lie && tell(lie.at, "board-kemomimi-story-false-claim", lie),
    guessed(game, scene, table),
    lastBlow(fatal, scene, table),
    crowd && isCivilian(table, crowd.target) ? tell(0, "board-kemomimi-story-accused", crowd) : wronged,
    silenced,
    spared &&
      tell(spared.at, "board-kemomimi-story-escaped", { ...spared, needed: Math.floor(spared.participants / 2) + 1 }),
    wronged,
    again,
  ]);
}

/** Whom the reader suspected when the lights were out for the last time; of others, who was right. */
function guessed(game: readonly Entry[], scene: Scene, table: Public): Tale | null {
  const tell = teller(scene);
  const guesses = eventsIn(game)
    .filter(({ key }) => key === "guess_shown")
    .map(({ args }) => ({ seat: Number(args.seat), target: Number(args.target) }));
  const mine = guesses.find(({ seat }) => seat === scene.me);
  if (mine) return tell(ALL_ALONG, "board-kemomimi-story-guess", { ...mine, right: isThief(table, mine.target) });
  const right = guesses.filter(({ target }) => isThief(table, target));
  const target = right[0]?.target;
  if (target === undefined || right.some((guess) => guess.target !== target)) return null;
  return tell(ALL_ALONG, "board-kemomimi-story-guessed", { seats: right.map(({ seat }) => seat), target });
}

/** What put the last one out; a ghost that leaves was put out before. */
function lastBlow(fatal: Blow | null, scene: Scene, table: Public): Tale | null {
  if (!fatal) return null;
  const tell = teller(scene);
  const { kind, day, target, hands } = fatal;
  if (kind === "theft") return tell(LAST, "board-kemomimi-story-last-theft", { day, target });
  const several = table.seats.filter((_, seat) => isThief(table, seat)).length > 1;
  const fallen = isThief(table, target) ? (several ? "other" : "one") : "none";
  return tell(LAST, "board-kemomimi-story-last-vote", { day, target, hands, fallen });
}
