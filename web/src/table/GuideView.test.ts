// The guide on the page: a hint when it matters, gone when it was understood, and never twice.

import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Question } from "@wire";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "@/app/announcer.svelte";
import { speech } from "@/app/speech.svelte";
import type { GameModule, Scene } from "@/boards/board";
import generic from "@/boards/generic";
import { Words } from "@/words/book";
import { sceneIn } from "./fixture";
import Guide from "./Guide.svelte";
import { isGuided, restartGuide } from "./guide";

const words = new Words("en", ["hint-a = First\n    .text = One.\nhint-b = Second\n    .text = Two."]);
const scene = sceneIn(words, { game: "guided_game", public: { time: "a" } });
const module: GameModule = {
  ...generic,
  hints: ["a", "b"].map((id) => ({ id, when: ({ public: facts }) => String(facts.time).includes(id) })),
};
const at = (time: string, wish: Partial<Scene> = {}): Scene => ({ ...scene, public: { time }, ...wish });
const title = () => screen.queryByRole("heading")?.textContent?.trim() ?? "";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  restartGuide("guided_game");
});
afterEach(() => vi.useRealTimers());

describe("the guide", () => {
  it("shows a hint, says it aloud, and takes no focus", async () => {
    document.body.tabIndex = -1;
    document.body.focus();
    render(Guide, { scene: at("a"), module, question: null });
    await tick();
    expect(title()).toBe("First");
    expect(screen.getByText("One.")).toBeTruthy();
    expect(announcer.lines.at(-1)?.text).toBe("First – One.");
    expect(document.activeElement).toBe(document.body);
  });

  it("shows the next one when the first was understood, then none, and the first never again", async () => {
    const { rerender } = render(Guide, { scene: at("ab"), module, question: null });
    await press("Got it");
    expect(title()).toBe("Second");
    await press("Got it");
    expect(title()).toBe("");
    await rerender({ scene: at("") });
    await rerender({ scene: at("a") });
    expect(title()).toBe("");
  });

  it("covers a hint that would tell a role, on the page and aloud, until it is opened", async () => {
    const telling = { ...module, hints: module.hints.map((hint) => ({ ...hint, secret: true })) };
    render(Guide, { scene: at("a"), module: telling, question: null });
    await tick();
    expect(document.body.textContent).not.toMatch(/First|One/);
    expect(announcer.lines.at(-1)?.text).toBe("A hint for you alone");
    await press("Read it");
    expect(title()).toBe("First");
    expect(screen.getByText("One.")).toBeTruthy();
  });

  it("stays until it was understood, folds into one line, and leaves the next one folded", async () => {
    const { rerender } = render(Guide, { scene: at("a"), module, question: null });
    await rerender({ scene: at("ab") });
    vi.advanceTimersByTime(60_000);
    await tick();
    expect(title()).toBe("First");
    await press("First");
    expect(screen.getByRole("button", { name: "First" }).getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByText("One.")).toBeNull();
    await press("Got it");
    expect(title()).toBe("Second");
    expect(screen.queryByText("Two.")).toBeNull();
    await press("Second");
    expect(screen.getByText("Two.")).toBeTruthy();
  });

  it("is gone when its moment is over, and comes again if there was no time to read it", async () => {
    const { rerender } = render(Guide, { scene: at("a"), module, question: null });
    await rerender({ scene: at("") });
    expect(title()).toBe("");
    await rerender({ scene: at("a") });
    expect(title()).toBe("First");
    vi.advanceTimersByTime(10_000);
    await rerender({ scene: at("") });
    await rerender({ scene: at("a") });
    expect(title()).toBe("");
  });

  it("has nothing to say after the match", async () => {
    render(Guide, { scene: at("a", { over: true }), module, question: null });
    await tick();
    expect(title()).toBe("");
  });

  it("speaks of the open question at once", async () => {
    const asked = { id: 1, kind: "vote" } as Question;
    const hints = [{ id: "b", when: (_: Scene, question: Question | null) => question !== null }, ...module.hints];
    const { rerender } = render(Guide, { scene: at("a"), module: { ...module, hints }, question: null });
    expect(title()).toBe("First");
    await rerender({ question: asked });
    expect(title()).toBe("Second");
  });

  it("is over for this game when somebody has had enough, and comes back when it is asked for", async () => {
    render(Guide, { scene: at("ab"), module, question: null });
    await press("No more hints");
    expect(title()).toBe("");
    expect(isGuided("guided_game")).toBe(false);
    restartGuide("guided_game");
    await tick();
    expect(title()).toBe("First");
  });

  it("is for a first match: whoever saw one to its end is not guided again", async () => {
    const { rerender, unmount } = render(Guide, { scene: at("a"), module, question: null });
    await press("Got it");
    await rerender({ scene: at("", { over: true }) });
    expect(isGuided("guided_game")).toBe(false);
    unmount();
    render(Guide, { scene: at("b"), module, question: null });
    await tick();
    expect(title()).toBe("");
  });

  it("is for those who play", async () => {
    render(Guide, { scene: at("a", { me: null }), module, question: null });
    await tick();
    expect(title()).toBe("");
  });
});
