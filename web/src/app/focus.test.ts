// Where the keyboard goes on when what it was on goes away, and where a new screen begins to be read.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beginReading, keepFocus, nearby } from "./focus";

let main: HTMLElement;
let keeping: { destroy(): void };

const settled = () => new Promise((done) => setTimeout(done));
const at = (selector: string): HTMLElement => {
  const found = main.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1">
    <h1>The table</h1>
    <section><h2>Seats</h2><ol><li><button id="bot">A bot</button></li></ol></section>
    <section id="start"><button id="fill">Fill</button></section>
  </main>`;
  main = document.querySelector("main") ?? document.body;
  keeping = keepFocus(main, nearby);
});
afterEach(() => {
  keeping.destroy();
  document.body.innerHTML = "";
});

describe("a focus whose element vanishes", () => {
  it.each([
    ["the title of the part it was in", "#bot", "li", () => at("h2")],
    ["the part itself where that has no title", "#fill", "#fill", () => at("#start")],
    ["the screen's title when the whole part is gone", "#fill", "#start", () => at("h1")],
  ])("goes to %s", async (_, focused, gone, heir) => {
    at(focused).focus();
    at(gone).remove();
    await settled();
    expect(document.activeElement).toBe(heir());
  });

  it("stays where something else took it", async () => {
    at("#fill").focus();
    at("#bot").focus();
    at("#fill").remove();
    await settled();
    expect(document.activeElement?.id).toBe("bot");
  });
});

describe("a new screen", () => {
  it("is read from its title on, as soon as there is one", async () => {
    main.innerHTML = "<p>One moment</p>";
    const stop = beginReading(main);
    expect(document.activeElement).toBe(main);
    main.innerHTML = "<h1>Rules</h1>";
    await settled();
    expect(document.activeElement?.textContent).toBe("Rules");
    stop();
  });

  it("leaves those alone who went elsewhere", async () => {
    main.innerHTML = "<button>Back</button>";
    const stop = beginReading(main);
    at("button").focus();
    main.insertAdjacentHTML("beforeend", "<h1>Rules</h1>");
    await settled();
    expect(document.activeElement?.textContent).toBe("Back");
    stop();
  });
});
