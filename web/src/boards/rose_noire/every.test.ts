// Every moment of the fixtures, drawn and told in both languages: nothing is without words, and nothing throws.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import ends from "../fixtures/rose-ends.json";
import play from "../fixtures/rose-play.json";
import { choosing, moment } from "../fixtures/scenes";
import game from ".";

afterEach(cleanup);

const MOMENTS = [
  ...Object.keys(play).map((name) => ["rosePlay", name] as const),
  ...Object.keys(ends).map((name) => ["roseEnds", name] as const),
];

describe.each(["fr", "en"] as const)("in %s", (language) => {
  test.each(MOMENTS)("%s %s is drawn and told", (set, name) => {
    const at = moment(set, name, language);
    const { scene, frame, people } = at;
    const { container } = render(game.Board, {
      scene,
      choosing: choosing(at, () => undefined),
      people,
      help: () => undefined,
      inspect: () => undefined,
    });
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect(game.standing(scene)).not.toBe("");
    for (const told of frame.told) if (told.type === "event") game.ceremony(told, [], scene);
    for (const secret of scene.private ? game.secrets(scene, scene.private, frame.seat) : [])
      expect([secret.text, ...(secret.lines ?? [])].join()).not.toMatch(/undefined|NaN|\[object/);
    const { question } = frame;
    for (const option of question?.options ?? []) {
      game.optionCard?.(option, scene.words);
      if (question) game.group?.(option, question, scene);
    }
    if (question) game.reminder?.(question, scene);
  });
});
