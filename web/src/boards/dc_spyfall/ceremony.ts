// What is staged of DC Spyfall: accusations, votes, fingers, who is convicted, a Joker's card and claim, ends.

import { JOKER } from "@generated/dc_spyfall/catalogue";
import type { Happened } from "@wire";
import { headline } from "@/table/log";
import { NOBODY } from "@/words/book";
import { type Ceremony, plainly, type Scene } from "../board";
import { cardNamed } from "./naming";

export function ceremony(event: Happened, told: readonly Happened[], scene: Scene): Ceremony | null {
  switch (event.key) {
    case "accuses":
      return accuses(event, scene);
    case "voted":
      return accusation(event, told, scene);
    case "convicted":
      return convicted(event, scene);
    case "fingers":
      return fingers(event, told, scene);
    case "multiverse_voted":
      return multiverse(event, scene);
    case "reveals":
      return reveal(event, scene);
    case "claims":
      return claim(event, scene);
    case "round_over":
      return ending(event, scene);
    case "game_over":
      return gameOver(event, scene);
    default:
      return null;
  }
}

/** What came of it, in the words of the first of these events that follows. */
function outcome(told: readonly Happened[], keys: readonly string[], { words, names, me }: Scene): string {
  const next = told.find(({ key }) => keys.includes(key));
  return next ? words.event(next.key, next.args, names, me) : "";
}

function ballots(
  { words }: Scene,
  ayes: readonly number[],
  noes: readonly number[],
  [aye, nay]: readonly [string, string],
): Ceremony["cards"] {
  return [...ayes, ...noes]
    .sort((one, other) => one - other)
    .map((seat) => {
      const raised = ayes.includes(seat);
      return { seat, face: words.text(raised ? aye : nay), raised };
    });
}

function accusation({ args }: Happened, told: readonly Happened[], scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const { ayes_seats, noes_seats } = args as Record<"ayes_seats" | "noes_seats", number[]>;
  return {
    title: words.phrase("board-spyfall-accusation", args, names, me),
    cards: ballots(scene, ayes_seats, noes_seats, ["board-spyfall-for", "board-spyfall-against"]),
    outcome:
      outcome(told, ["accusation_failed"], scene) ||
      words.text(noes_seats.length ? "board-spyfall-not-unanimous" : "board-spyfall-unanimous"),
    counted: true,
  };
}

function multiverse({ args }: Happened, scene: Scene): Ceremony {
  const { words } = scene;
  const { ayes_seats, noes_seats, passed } = args as Record<"ayes_seats" | "noes_seats", number[]> & {
    passed: boolean;
  };
  return {
    title: words.text("phase-multiverse_vote"),
    cards: ballots(scene, ayes_seats, noes_seats, ["board-spyfall-yes", "board-spyfall-no"]),
    outcome: words.text(passed ? "board-spyfall-multiverse-passed" : "board-spyfall-multiverse-failed"),
    counted: true,
  };
}

function fingers({ args }: Happened, told: readonly Happened[], scene: Scene): Ceremony {
  const { words } = scene;
  const pointed = args.fingers as readonly number[];
  const harley = told.some(({ key }) => key === "harley_pointed");
  return {
    title: words.text(harley ? "phase-harley_point" : "phase-final_point"),
    cards: [],
    fingers: pointed,
    outcome: outcome(told, ["nobody_convicted", "harley_pointed"], scene),
    counted: true,
  };
}

/** One finger stops the clock. */
function accuses(event: Happened, scene: Scene): Ceremony {
  const { seat, target } = event.args as { seat: number; target: number };
  return plainly(event, scene, { fingers: scene.names.map((_, each) => (each === seat ? target : NOBODY)) });
}

/** Whoever the table convicts turns their card over: only then is it said what it was. */
function convicted({ key, args }: Happened, { words, names, me }: Scene): Ceremony {
  const { target, card } = args as { target: number; card: string };
  return {
    title: words.phrase("board-spyfall-convicts", { target }, names, me),
    cards: [{ seat: target, face: cardNamed(words, card), raised: card === JOKER, card: artCard(card) }],
    outcome: words.event(key, args, names, me),
  };
}

const artCard = (card: string): string => (card === JOKER ? `role-${JOKER}` : `card-${card}`);

function reveal({ args }: Happened, { words, names, me }: Scene): Ceremony {
  return {
    title: words.text("phase-joker_claim"),
    cards: [{ seat: args.seat as number, face: words.text("role-joker"), raised: true, card: `role-${JOKER}` }],
    outcome: words.event("reveals", args, names, me),
  };
}

function claim({ args }: Happened, { words, names, me }: Scene): Ceremony {
  const { seat, location, right } = args as { seat: number; location: string; right: boolean };
  return {
    title: words.phrase("board-spyfall-claimed", { seat }, names, me),
    cards: [{ seat, face: words.text(`location-${location}`), raised: right, card: `location-${location}` }],
    stamp: {
      text: words.text(right ? "board-spyfall-stamp-right" : "board-spyfall-stamp-wrong"),
      good: right,
    },
    outcome: words.text(right ? "board-spyfall-claim-right" : "board-spyfall-claim-wrong"),
  };
}

function ending({ args }: Happened, { words }: Scene): Ceremony {
  const { cards, points, round, winner, reason } = args as {
    cards: string[];
    points: number[];
    round: number;
    winner: string;
    reason: string;
  };
  return {
    title: words.text("board-spyfall-round-over", { round }),
    cards: cards.map((card, seat) => ({
      seat,
      face: words.text("board-spyfall-card-points", {
        card: cardNamed(words, card),
        points: points[seat] ?? 0,
      }),
      raised: (points[seat] ?? 0) > 0,
      card: artCard(card),
    })),
    outcome: words.text("board-spyfall-round-won", {
      reason: words.text(`reason-${reason}`),
      winner: words.text(`winner-${winner}`),
    }),
  };
}

/** Who won is the title, and the totals are what came of it. */
function gameOver({ key, args }: Happened, { words, names, me }: Scene): Ceremony {
  const [title, totals] = headline(words.event(key, args, names, me));
  return { title, cards: [], outcome: totals };
}
