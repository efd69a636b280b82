// What to be asked of the moments that may be left to time: always, for some cards, never; and what the foot of the match shows of them.

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import type { Preference, Question, Room, SeatInfo } from "@wire";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "@/app/api";
import { speech } from "@/app/speech.svelte";
import type { GameModule } from "@/boards/board";
import generic from "@/boards/generic";
import { Words } from "@/words/book";
import Dock from "./Dock.svelte";
import { asked, docked, NAMES, state } from "./fixture";
import type { MatchState } from "./frames";
import { late } from "./late";
import type { TableLink } from "./link.svelte";

await late.fetch();

vi.hoisted(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});

const words = new Words("en", [
  `
ask-vote = Play something?
option-up = Alibi
option-down = Pass
option-alibi = Alibi
option-rem = Rem
`,
]);
const CARDS = [
  { id: "alibi", label: "Alibi", held: true },
  { id: "rem", label: "Rem", held: false },
];
const module: GameModule = { ...generic, reactions: () => CARDS };
const ALWAYS: Preference = { mode: "ask", only: [] };
const preferred = vi.fn<TableLink["prefer"]>();

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  preferred.mockReset().mockResolvedValue();
});

function show(
  preference: Preference | null,
  question: Question | null = null,
  more: Partial<MatchState> = {},
  around: Partial<Room> = {},
  game: GameModule = module,
) {
  const match = state(question, { waiting: [0, 1], ...more });
  const link = { match, answer: vi.fn(), prefer: preferred, now: () => 0 };
  const seats = NAMES.map((name, seat) => ({ seat, name, kind: "person", stand_in: false }) as SeatInfo);
  render(Dock, docked(words, link, { windows: "fixed", seats, preference, ...around }, game));
}

const unfold = () => fireEvent.click(screen.getByRole("button", { name: /^Ask me:/ }));
const group = () => screen.getByRole("radiogroup", { name: "Ask me:" });
const radios = () => within(group()).getAllByRole<HTMLInputElement>("radio");
const marked = () => radios().find((radio) => radio.checked)?.value;
const window_ = { window: true, lapses: true, clock: { due: 5000, total: 5000, runs_out: null } };

describe("what to be asked", () => {
  it("is not asked where nothing may be left to time", () => {
    show(null);
    expect(screen.queryByRole("button", { name: /^Ask me:/ })).toBeNull();
  });

  it("is not asked of whoever plays no card in such moments", () => {
    show(ALWAYS, null, {}, {}, { ...module, reactions: () => null });
    expect(screen.queryByRole("button", { name: /^Ask me:/ })).toBeNull();
  });

  it("is hidden until the first moment to react in has come and gone, and explained then, until it is chosen", async () => {
    const match = $state({ now: state(null, { waiting: [0, 1] }) });
    const link = {
      get match() {
        return match.now;
      },
      answer: vi.fn(),
      prefer: preferred,
      now: () => 0,
    };
    const seats = NAMES.map((name, seat) => ({ seat, name, kind: "person", stand_in: false }) as SeatInfo);
    render(Dock, docked(words, link, { windows: "fixed", seats, preference: { mode: "able", only: [] } }, module));
    const hidden = () => screen.queryByRole("radiogroup", { name: "Ask me:" }) === null;
    const explained = () => screen.queryByText(/^There was just a moment/) !== null;
    expect(hidden()).toBe(true);
    match.now = state(null, { waiting: [0, 1], ...window_ });
    await tick();
    expect(hidden()).toBe(true);
    match.now = state(null, { waiting: [0, 1] });
    await waitFor(() => expect([hidden(), explained()]).toEqual([false, true]));
    match.now = state(asked({}), { waiting: [0, 1] });
    await waitFor(() => expect([hidden(), explained()]).toEqual([true, false]));
    match.now = state(null, { waiting: [0, 1] });
    await waitFor(() => expect([hidden(), explained()]).toEqual([false, true]));
    await fireEvent.click(screen.getByRole("radio", { name: "never" }));
    expect([hidden(), explained()]).toEqual([false, false]);
  });

  it("is one line again once what it is for could be read", async () => {
    vi.useFakeTimers();
    try {
      const match = $state({ now: state(null, { waiting: [0, 1], ...window_ }) });
      const link = {
        get match() {
          return match.now;
        },
        answer: vi.fn(),
        prefer: preferred,
        now: () => 0,
      };
      const seats = NAMES.map((name, seat) => ({ seat, name, kind: "person", stand_in: false }) as SeatInfo);
      render(Dock, docked(words, link, { windows: "fixed", seats, preference: { mode: "able", only: [] } }, module));
      await vi.advanceTimersByTimeAsync(0);
      match.now = state(null, { waiting: [0, 1] });
      await vi.advanceTimersByTimeAsync(1000);
      expect(screen.queryByRole("radiogroup")).not.toBeNull();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(screen.queryByRole("radiogroup")).toBeNull();
      expect(screen.getByRole("button", { name: "Ask me: if I can" }).ariaExpanded).toBe("false");
    } finally {
      vi.useRealTimers();
    }
  });

  it("is one line until it is unfolded, and again when it is folded", async () => {
    show(ALWAYS);
    expect(screen.getByRole("button", { name: "Ask me: always" }).ariaExpanded).toBe("false");
    expect(screen.queryByRole("radiogroup")).toBeNull();
    await unfold();
    expect(marked()).toBe("ask");
    await unfold();
    expect(screen.queryByRole("radiogroup")).toBeNull();
  });

  it("is one of four, by keys as by taps", async () => {
    show(ALWAYS);
    await unfold();
    expect(radios().map(({ value }) => value)).toEqual(["able", "ask", "only", "pass"]);
    expect(marked()).toBe("ask");
    await fireEvent.click(screen.getByRole("radio", { name: "never" }));
    expect(preferred).toHaveBeenCalledExactlyOnceWith({ mode: "pass", only: [] });
  });

  it("begins with the cards of the hand where it is for some", async () => {
    show(ALWAYS);
    await unfold();
    await fireEvent.click(screen.getByRole("radio", { name: "some cards" }));
    expect(preferred).toHaveBeenCalledExactlyOnceWith({ mode: "only", only: ["alibi"] });
    expect(screen.queryByRole("dialog"), "whoever goes past it by keys is not stopped").toBeNull();
  });

  it("names the cards in a window, those of the hand first", async () => {
    show({ mode: "only", only: ["rem"] });
    await unfold();
    await fireEvent.click(screen.getByRole("button", { name: "1 card…" }));
    const dialog = screen.getByRole("dialog");
    const held = within(dialog).getByRole("group", { name: "In your hand" });
    expect(within(held).getAllByRole("checkbox")).toHaveLength(1);
    expect(within(dialog).getByRole<HTMLInputElement>("checkbox", { name: "Rem" }).checked).toBe(true);
    await fireEvent.click(within(held).getByRole("checkbox", { name: "Alibi" }));
    expect(preferred).toHaveBeenLastCalledWith({ mode: "only", only: ["rem", "alibi"] });
  });

  it("has cards taken out again", async () => {
    show({ mode: "only", only: ["rem", "alibi"] });
    await unfold();
    await fireEvent.click(screen.getByRole("button", { name: "2 cards…" }));
    await fireEvent.click(screen.getByRole("checkbox", { name: "Rem" }));
    expect(preferred).toHaveBeenLastCalledWith({ mode: "only", only: ["alibi"] });
  });

  it("says why cards do not count where moments end early, and not where they last", async () => {
    show({ mode: "only", only: [] }, null, {}, { windows: "early" });
    await unfold();
    await fireEvent.click(screen.getByRole("button", { name: "Choose cards…" }));
    expect(screen.getByRole("dialog").textContent).toContain("you will always be asked");
  });

  it("offers no cards where the game names none", async () => {
    show(ALWAYS, null, {}, {}, generic);
    await unfold();
    expect(radios().map(({ value }) => value)).toEqual(["able", "ask", "pass"]);
  });

  it("is what it was where the server refuses", async () => {
    preferred.mockRejectedValue(new Refusal("not_now", "over", 0));
    show(ALWAYS);
    await unfold();
    await fireEvent.click(screen.getByRole("radio", { name: "never" }));
    await waitFor(() => expect(marked()).toBe("ask"));
    expect(screen.getByRole("alert")).toBeTruthy();
  });
});

describe("a moment to react in", () => {
  it("looks the same to whoever passed and to whoever is never asked", () => {
    show({ mode: "pass", only: [] }, null, window_);
    show(null, null, window_);
    const [passed, other] = screen.getAllByRole("heading").map((each) => each.textContent?.trim());
    expect(passed).toBe("A moment to react…");
    expect(passed).toBe(other);
    expect(document.querySelector(".asked")).toBeNull();
  });
});

describe("what may be done besides and need not", () => {
  const cards = ["alibi", "rem"].map((id) => ({ id, word: id, args: {}, refused: "" }));
  const optional = asked({ kind: "meanwhile", options: [], besides: cards, optional: true });
  const offered = () => screen.queryAllByRole("button", { name: /…$/ }).map((button) => button.textContent?.trim());

  it("is offered to whoever wants to be asked everything", () => {
    show(ALWAYS, optional);
    expect(offered()).toEqual(["Alibi…", "Rem…"]);
  });

  it("is offered for some cards alone, or not at all", () => {
    show({ mode: "only", only: ["rem"] }, optional);
    expect(offered()).toEqual(["Rem…"]);
    document.body.innerHTML = "";
    show({ mode: "pass", only: [] }, optional);
    expect(offered()).toEqual([]);
  });

  it("is offered beside a question that has to be answered, whatever was said", () => {
    show({ mode: "pass", only: [] }, asked({ besides: cards }));
    expect(offered()).toEqual(["Alibi…", "Rem…"]);
  });
});
