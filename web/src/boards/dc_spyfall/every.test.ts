// Every moment of the fixtures: drawn and told without a missing word, in both languages.

import ends from "@generated/dc_spyfall/ends.json";
import play from "@generated/dc_spyfall/play.json";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { choosing, type Moment, moment } from "../fixtures/scenes";
import game from ".";

afterEach(cleanup);

const MOMENTS = [
  ...Object.keys(play).map((name) => ["spyfallPlay", name] as const),
  ...Object.keys(ends).map((name) => ["spyfallEnds", name] as const),
];
const BROKEN = /undefined|NaN|\[object|\{ ?\$/;

/** All that is said of a moment besides its board. */
function told({ scene, frame }: Moment): string {
  const { question } = frame;
  const secrets = scene.private ? game.secrets(scene, scene.private, frame.seat) : [];
  const interrupts = game.interrupts?.(question?.besides ?? [], scene) ?? [];
  const phrases = question?.book ? (game.phrases?.(question, scene) ?? []) : [];
  const events = frame.told.filter((each) => each.type === "event");
  const ceremonies = events.map((each, at) => game.ceremony(each, events.slice(at + 1), scene));
  return [
    game.standing(scene),
    ...secrets.flatMap(({ text, meaning = "", lines = [] }) => [text, meaning, ...lines]),
    ...interrupts.flatMap(({ label, text = "", refused = "" }) => [label, text, refused]),
    ...phrases.map(({ title }) => title),
    ...ceremonies.flatMap((each) =>
      each ? [each.title, each.outcome, ...each.cards.map(({ face }) => face)] : [],
    ),
  ].join("\n");
}

describe.each(["fr", "en"] as const)("in %s", (language) => {
  test.each(MOMENTS)("%s %s is told", (set, name) => {
    expect(told(moment(set, name, language))).not.toMatch(BROKEN);
  });
});

test.each(MOMENTS)("%s %s is drawn", (set, name) => {
  const at = moment(set, name);
  const { container } = render(game.Board, {
    scene: at.scene,
    choosing: choosing(at, () => undefined),
    people: at.people,
    help: () => undefined,
    inspect: () => undefined,
    told: at.frame.told,
  });
  expect(container.textContent).not.toMatch(BROKEN);
});
