// Cards that are turned together: what is on them, who stands out, and that all of it is said.

import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "@/app/speech.svelte";
import generic from "@/boards/generic";
import { NOBODY } from "@/words/book";
import Ceremony from "./Ceremony.svelte";

beforeAll(async () => {
  await speech.speak("en");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

it("shows cards as cards, hands as hands, and says both", () => {
  const { container } = render(Ceremony, {
    ceremony: {
      title: "The masks fall",
      cards: [
        { seat: 0, face: "The cat", raised: true, card: "role-cat" },
        { seat: 1, face: "hand down", raised: false },
      ],
      outcome: "Anna wins.",
    },
    names: ["Anna", "Bruno"],
    CardArt: generic.CardArt,
    lasts: 4000,
    done: () => undefined,
  });
  const [cat, hand] = [...container.querySelectorAll("li")];
  expect(cat?.querySelector(".said")?.textContent).toBe("The cat");
  expect(cat?.classList.contains("raised")).toBe(true);
  expect(hand?.querySelector(".face")?.textContent).toContain("hand down");
  expect(screen.getByText(/The cat.*hand down/)).toBeTruthy();
  expect(screen.getByText("Anna wins.")).toBeTruthy();
});

it("stamps its verdict on it, and draws who points at whom", () => {
  const { container } = render(Ceremony, {
    ceremony: {
      title: "Fingers",
      cards: [],
      outcome: "",
      fingers: [1, NOBODY, 1],
      stamp: { text: "Guilty", good: false },
    },
    names: ["Anna", "Bruno", "Chloe"],
    CardArt: generic.CardArt,
    lasts: 4000,
    done: () => undefined,
  });
  expect(container.querySelectorAll("path.arm.meant")).toHaveLength(2);
  expect(container.querySelectorAll("g.meant")).toHaveLength(1);
  expect(screen.getByText("Anna points at Bruno. Bruno points at nobody. Chloe points at Bruno.")).toBeTruthy();
  expect(screen.getByText("Guilty").classList.contains("decided")).toBe(true);
});

it("counts down where everybody turns at once, and only then turns", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { container } = render(Ceremony, {
    ceremony: {
      title: "A vote",
      cards: [{ seat: 0, face: "For", raised: true }],
      outcome: "Unanimous!",
      counted: true,
    },
    names: ["Anna"],
    CardArt: generic.CardArt,
    lasts: 4000,
    done: () => undefined,
  });
  const seen = () => [
    container.querySelector(".count")?.textContent ?? "",
    container.querySelector(".card.turned") !== null,
  ];
  const states = [seen()];
  for (let beat = 0; beat < 3; beat++) {
    await vi.advanceTimersByTimeAsync(600);
    states.push(seen());
  }
  vi.useRealTimers();
  expect(states).toEqual([
    ["3", false],
    ["2", false],
    ["1", false],
    ["", true],
  ]);
});
