// Answering in words: to somebody, by a ready phrase, refused by a rule, and kept while something comes between.

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import type { Question as Asked, Choice } from "@wire";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "@/app/api";
import { speech } from "@/app/speech.svelte";
import type { GameModule } from "@/boards/board";
import generic from "@/boards/generic";
import { Words } from "@/words/book";
import { Answering } from "./answering.svelte";
import { asked, sceneIn, state } from "./fixture";
import { late } from "./late";
import type { TableLink } from "./link.svelte";
import Question from "./Question.svelte";

const words = new Words("en", [
  `
option-seat = { $seat }
reason-just_asked_you = They have just asked you.
reason-few_words = Three words at most.
phrase-not_smell = It does not smell.
phrase-hear = What do you hear?
phrase-nap = Could you take a nap here?
phrase-smell = What does it smell of?
`,
]);
const module: GameModule = {
  ...generic,
  phrases: ({ book }) =>
    book === "questions"
      ? [
          { title: "Noise", phrases: ["hear", "nap"] },
          { title: "Smell", phrases: ["smell", "not_smell"] },
        ]
      : [],
};
const sent = vi.fn<TableLink["answer"]>();

beforeAll(async () => {
  await speech.speak("en");
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await late.fetch();
});
beforeEach(() => {
  sent.mockReset().mockResolvedValue();
});

const to = (seat: number, refused = ""): Choice => ({
  id: `seat-${seat}`,
  word: "seat",
  args: { seat },
  refused,
});
const asking = (more: Partial<Asked> = {}): Asked =>
  asked({
    kind: "ask",
    shape: "address",
    options: [to(1), to(2)],
    least: 1,
    most: 200,
    book: "questions",
    ...more,
  });

function show(question: Asked) {
  const link = { match: state(question), answer: sent } as unknown as TableLink;
  const answering = new Answering(link, () => 1e6);
  return render(Question, { question, answering, scene: sceneIn(words), module, help: () => undefined });
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const write = (text: string) => fireEvent.input(field(), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const enter = () => fireEvent.keyDown(field(), { key: "Enter" });

describe("words to somebody", () => {
  it("are sent with whoever was chosen, by Enter", async () => {
    show(asking());
    await press("Chloe");
    await write("  Is it cold? ");
    await enter();
    expect(sent).toHaveBeenCalledExactlyOnceWith(1, ["seat-2", "Is it cold?"]);
    await waitFor(() => expect(field().value).toBe(""));
  });

  it("wait for somebody to be chosen, and that is said", async () => {
    show(asking());
    await write("Is it cold?");
    await enter();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText("Choose whom you speak to.")).toBeTruthy();
    await press("Bruno");
    expect(screen.queryByText("Choose whom you speak to.")).toBeNull();
    expect(screen.getByRole("button", { name: "Bruno" }).getAttribute("aria-pressed")).toBe("true");
    expect(field().value).toBe("Is it cold?");
  });

  it("go to the only one who may be asked", async () => {
    show(asking({ options: [to(1, "just_asked_you"), to(2)] }));
    await write("Is it cold?");
    await enter();
    expect(sent).toHaveBeenCalledExactlyOnceWith(1, ["seat-2", "Is it cold?"]);
  });

  it("are one line, whatever is pasted", async () => {
    show(asking({ options: [to(2)] }));
    await write("Is it\n  cold?");
    await enter();
    expect(sent).toHaveBeenCalledExactlyOnceWith(1, ["seat-2", "Is it cold?"]);
  });

  it("say why somebody cannot be asked when it is tried", async () => {
    show(asking({ options: [to(1, "just_asked_you"), to(2)] }));
    await press("Bruno");
    expect(screen.getAllByText("They have just asked you.").some((each) => !each.matches(".unseen"))).toBe(true);
    await press("Chloe");
    expect(screen.getAllByText("They have just asked you.")).toHaveLength(1);
  });

  it("are not empty, and are counted", async () => {
    show(asking({ options: [to(2)] }));
    await write("   ");
    await enter();
    expect(sent).not.toHaveBeenCalled();
    await write("Well");
    expect(screen.getByText("4 / 200 characters")).toBeTruthy();
    expect(field().maxLength).toBe(200);
  });
});

describe("a ready phrase", () => {
  it("is put into the field by a tap, and sent by its id", async () => {
    show(asking({ options: [to(1)] }));
    await press("What do you hear?");
    expect(field().value).toBe("What do you hear?");
    expect(document.activeElement).toBe(field());
    await enter();
    expect(sent).toHaveBeenCalledExactlyOnceWith(1, ["seat-1", "hear"]);
  });

  it("that somebody changes is their own words", async () => {
    show(asking({ options: [to(1)] }));
    await press("What do you hear?");
    await write("What do you hear right now?");
    await enter();
    expect(sent).toHaveBeenCalledExactlyOnceWith(1, ["seat-1", "What do you hear right now?"]);
  });

  it("is found by what it is about, or by its words", async () => {
    show(asking());
    const strip = screen.getByRole("list", { name: "Ready phrases" });
    expect(within(strip).queryByRole("button", { name: "What does it smell of?" })).toBeNull();
    await press("All ready phrases");
    await press("Smell");
    const shown = screen.getByRole("list", { name: "Smell" });
    expect(within(shown).getAllByRole("button")).toHaveLength(2);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "nap" } });
    expect(screen.queryByRole("button", { name: "What does it smell of?" })).toBeNull();
    expect(screen.getByText("One phrase")).toBeTruthy();
    await press("Could you take a nap here?");
    expect(field().value).toBe("Could you take a nap here?");
  });

  it("is not offered where the question has no book", () => {
    show(asking({ book: "" }));
    expect(screen.queryByRole("button", { name: "All ready phrases" })).toBeNull();
  });
});

describe("words that a rule refuses", () => {
  it("stay in the field, with the reason beside them", async () => {
    sent.mockRejectedValue(new Refusal("not_an_option", "no", 0, "few_words"));
    show(asking({ shape: "text", options: [], kind: "answer" }));
    await write("I would rather not say");
    await press("Answer");
    expect((await screen.findByRole("alert")).textContent).toBe("Three words at most.");
    expect(field().getAttribute("aria-describedby")).toContain(screen.getByRole("alert").id);
    expect(field().value).toBe("I would rather not say");
  });
});
