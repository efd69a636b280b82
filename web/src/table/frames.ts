// What one reader knows of a match, built from the frames of the socket: a full one, then steps that change it.

import type { Clock, Full, Question, Step, Told } from "@wire";

/** Facts of a view, by name: each game has its own. */
export type Facts = Readonly<Record<string, unknown>>;

export interface MatchState {
  readonly seq: number;
  readonly match: string;
  readonly game: string;
  readonly seat: number;
  readonly public: Facts;
  readonly private: Facts | null;
  readonly told: readonly Told[];
  readonly question: Question | null;
  readonly waiting: readonly number[];
  readonly window: boolean;
  /** The open question may be left to time. */
  readonly lapses: boolean;
  /** What those who are waited for have to do, in the game's own terms; nothing where that differs. */
  readonly doing: string;
  readonly clock: Clock | null;
  readonly over: boolean;
  /** How many of `told` came with the full frame: they are history, not news. */
  readonly known: number;
}

/** What I have answered, where that lies face down and the question says what I may still do; nothing elsewhere. */
export const answeredTo = (question: Question | null): string | readonly string[] =>
  (question?.optional && (question.args.answered as string | readonly string[] | undefined)) || "";

/** A step does not go on from where we are: something was missed. */
export class Gap extends Error {}

export function whole(frame: Full): MatchState {
  const { seq, match, game, seat, told, question, waiting, window, clock, over } = frame;
  return {
    seq,
    match,
    game,
    seat,
    public: frame.public as Facts,
    private: frame.private as Facts | null,
    told,
    question,
    waiting,
    window,
    lapses: frame.lapses ?? false,
    doing: frame.doing ?? "",
    clock,
    over,
    known: told.length,
  };
}

export function stepped(state: MatchState | null, frame: Step): MatchState {
  if (state?.seq !== frame.after) throw new Gap(`a step after ${frame.after}, and we are at ${state?.seq}`);
  return {
    ...state,
    seq: frame.seq,
    public: changed(state.public, frame.public),
    private: state.private && changed(state.private, frame.private),
    told: frame.told.length ? [...state.told, ...frame.told] : state.told,
    question: frame.question,
    waiting: frame.waiting,
    window: frame.window,
    lapses: frame.lapses ?? false,
    doing: frame.doing ?? "",
    clock: frame.clock,
    over: frame.over,
  };
}

/** Facts after a step: new values by name; under a name with a plus, what its list got longer by. */
function changed(facts: Facts, changes: Facts): Facts {
  const after: Record<string, unknown> = { ...facts };
  for (const [name, value] of Object.entries(changes)) {
    const grown = name.endsWith("+") ? name.slice(0, -1) : "";
    if (grown) after[grown] = [...listed(after[grown]), ...listed(value)];
    else after[name] = value;
  }
  return after;
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
