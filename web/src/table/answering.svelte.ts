// The open question while it is being answered: what is chosen so far, what is on its way, what was refused.

import type { Choice, Question } from "@wire";
import { codeOf, reasonOf } from "@/app/api";
import type { Choosing } from "@/boards/board";
import { added, inWords, missing, possible, removed, seatOptions, tapped } from "./choosing";
import { answeredTo, type MatchState } from "./frames";

/** Where questions are shown and answered. */
export interface Asking {
  readonly match: MatchState | null;
  answer(question: number, answer: string | string[]): Promise<void>;
}

/** A tap this soon was meant for what stood there before. */
const SETTLING = 350;

/** An answer in words that is not sent yet: to whom, and what. */
interface Draft {
  readonly to: string;
  readonly text: string;
}

const NOT_REFUSED = { of: "", code: "", reason: "" };
const BLANK: Draft = { to: "", text: "" };

export class Answering implements Choosing {
  readonly #table: Asking;
  readonly #now: () => number;
  #appeared = 0;
  // Everything here is about one question: with another one it is forgotten.
  #picked = $state.raw<{ of: string; ids: readonly string[] }>({ of: "", ids: [] });
  #sending = $state.raw("");
  #refused = $state.raw<{ of: string; code: string; reason: string }>(NOT_REFUSED);
  /** But what was written is kept: after an interruption the same is asked again, and nobody writes it twice. */
  #drafts = $state.raw<ReadonlyMap<string, Draft>>(new Map());
  #answered = $state.raw<{ match: string; events: number } | null>(null);
  /** The question that was on the screen last, and since which one it has been the same. */
  #met = { key: "", text: "", since: "" };
  #typing = "";
  /** The question that was answered last. */
  #sent = "";

  readonly #asked = $derived.by((): Question | null => this.#table.match?.question ?? null);
  readonly #key = $derived.by(() => (this.#asked ? `${this.#table.match?.match}/${this.#asked.id}` : ""));
  /** What waits for an answer: a question that is optional does not, it only lets something be done besides. */
  readonly question = $derived.by((): Question | null => (this.#asked?.optional ? null : this.#asked));
  /** Time answers it in the end. */
  readonly timed = $derived.by(() => typeof this.#table.match?.clock?.due === "number");
  /** Which question this is, among all of all matches; nothing while none is open. */
  readonly identity = $derived.by(() => (this.question ? this.#key : ""));
  /**
   * What is asked, whoever else has answered by now: in a race everybody is asked the same again after each answer, in
   * the time that is left, and whoever is reading or choosing is left alone. After one's own answer it is another one.
   */
  readonly occasion = $derived.by(() => {
    if (!this.question) this.#met = { key: "", text: "", since: "" };
    else if (this.#met.key !== this.#key) {
      const { kind, args, options } = this.question;
      const { match, clock } = this.#table.match ?? {};
      // Whoever writes goes on writing, however long there is.
      const until = inWords(this.question) ? null : clock?.due;
      const text = JSON.stringify([match, until, kind, args, options]);
      const again = text === this.#met.text && this.#sent !== this.#met.key;
      this.#met = { key: this.#key, text, since: again ? this.#met.since : this.#key };
    }
    return this.#met.since;
  });
  /** What may be done instead of answering, or while others are asked. */
  readonly besides = $derived.by((): readonly Choice[] => this.#asked?.besides ?? []);
  readonly seats = $derived.by((): ReadonlyMap<number, Choice> => seatOptions(this.question));
  readonly #about = $derived.by(() =>
    this.question ? JSON.stringify([this.#table.match?.match, this.question.kind, this.question.args]) : "",
  );
  readonly #draft = $derived.by(() => this.#drafts.get(this.#about) ?? BLANK);
  readonly picked = $derived.by(() => {
    if (this.question?.shape === "address") return addressees(this.question, this.#draft.to);
    return this.#picked.of === this.identity ? this.#picked.ids : [];
  });
  /** What was written so far, where the answer is in words. */
  readonly written = $derived.by(() => this.#draft.text);
  readonly chosen = $derived.by((): ReadonlySet<string> => new Set(this.picked));
  readonly busy = $derived.by(() => this.#key !== "" && this.#sending === this.#key);
  /** Why the last answer was not taken, as a code; nothing if it was. */
  readonly refusal = $derived.by(() => (this.#refused.of === this.#key ? this.#refused.code : ""));
  /** The reason of the rule that refused it; nothing where none did. */
  readonly reason = $derived.by(() => (this.#refused.of === this.#key ? this.#refused.reason : ""));
  /** My answer lies face down in a window that is still open. */
  readonly kept = $derived.by(() => {
    const match = this.#table.match;
    if (!match?.window || this.question) return false;
    if (answeredTo(match.question)) return true;
    return this.#answered?.match === match.match && this.#answered.events === eventsOf(match);
  });

  constructor(table: Asking, now: () => number = () => performance.now()) {
    this.#table = table;
    this.#now = now;
  }

  /** The question on the screen is another one now. */
  appeared(): void {
    this.#appeared = this.#now();
  }

  /** A tap on an option: it answers, or where more is asked for, it chooses one or takes it back. */
  choose(id: string): void {
    if (!this.question || !this.#open(id)) return;
    if (this.question.shape === "one") this.#send(id);
    else if (this.question.shape === "address") this.#keep({ ...this.#draft, to: id });
    else this.#pick(tapped(this.question, this.picked, id));
  }

  add(id: string): void {
    if (this.question && this.#open(id)) this.#pick(added(this.question, this.picked, id));
  }

  remove(id: string): void {
    if (this.question && this.#open(id)) this.#pick(removed(this.picked, id));
  }

  /** Send what was chosen, once it is enough. */
  confirm(): void {
    if (!this.question || this.#deaf || missing(this.question, this.picked)) return;
    this.#send([...this.picked]);
  }

  /** What is in the field now. */
  write(text: string): void {
    if (this.question) this.#keep({ ...this.#draft, text });
  }

  /** Whether somebody writes here, or did when something came between. */
  get typing(): boolean {
    return this.#about !== "" && this.#typing === this.#about;
  }

  set typing(on: boolean) {
    this.#typing = on ? this.#about : "";
  }

  /** Answer in words, or by the id of a ready phrase, whoever was chosen for it. */
  async answerText(words: string): Promise<void> {
    if (!this.question || this.#deaf) return;
    const about = this.#about;
    const [to] = this.picked;
    const addressed = this.question.shape === "address";
    if (addressed && to === undefined) return;
    if (await this.#send(addressed && to !== undefined ? [to, words] : words)) this.#forget(about);
  }

  /** Do something besides: it counts at once, whatever is asked. Whether it was taken. */
  async interrupt(id: string): Promise<boolean> {
    if (this.busy || !this.besides.some((option) => option.id === id && !option.refused)) return false;
    return this.#send(id);
  }

  /** The same by a tap that nobody confirms: one that was meant for what stood there before does nothing. */
  async interruptLightly(id: string): Promise<boolean> {
    return this.#deaf ? false : this.interrupt(id);
  }

  get #deaf(): boolean {
    return this.busy || this.#now() - this.#appeared < SETTLING;
  }

  #open(id: string): boolean {
    return !this.#deaf && !!this.question?.options.some((option) => option.id === id && !option.refused);
  }

  #pick(ids: readonly string[]): void {
    this.#picked = { of: this.identity, ids };
  }

  #keep(draft: Draft): void {
    this.#drafts = new Map(this.#drafts).set(this.#about, draft);
  }

  #forget(about: string): void {
    const kept = new Map(this.#drafts);
    kept.delete(about);
    this.#drafts = kept;
  }

  async #send(answer: string | string[]): Promise<boolean> {
    const { match } = this.#table;
    if (!match?.question) return false;
    const of = this.#key;
    this.#sending = this.#sent = of;
    this.#refused = NOT_REFUSED;
    this.#answered = { match: match.match, events: eventsOf(match) };
    try {
      await this.#table.answer(match.question.id, answer);
      return true;
    } catch (error) {
      this.#answered = null;
      if (this.#sent === of) this.#sent = "";
      // By now another question may be open: whoever was too late reads it there.
      this.#refused = { of: this.#key, code: codeOf(error), reason: reasonOf(error) };
      return false;
    } finally {
      if (this.#sending === of) this.#sending = "";
    }
  }
}

/** Whom an answer goes to: whoever was chosen and may be, or the only one who may. */
function addressees(question: Question, chosen: string): readonly string[] {
  const ids = possible(question).map(({ id }) => id);
  if (ids.includes(chosen)) return [chosen];
  return ids.length === 1 ? ids : [];
}

const eventsOf = (match: MatchState): number => match.told.filter((each) => each.type === "event").length;
