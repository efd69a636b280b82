// Every moment of the fixtures: drawn and told without a missing word, in both languages.

import ends from "@generated/rose_noire/ends.json";
import play from "@generated/rose_noire/play.json";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { choosing, type Moment, moment } from "../fixtures/scenes";
import game from ".";

afterEach(cleanup);

const MOMENTS = [
  ...Object.keys(play).map((name) => ["rosePlay", name] as const),
  ...Object.keys(ends).map((name) => ["roseEnds", name] as const),
];
const BROKEN = /undefined|NaN|\[object|\{ ?\$/;

/** All that is said of a moment besides its board. */
function told({ scene, frame }: Moment): string {
  const { question } = frame;
  const secrets = scene.private ? game.secrets(scene, scene.private, frame.seat) : [];
  const groups = question?.options.map((option) => game.group?.(option, question, scene)) ?? [];
  const ceremonies = frame.told.map((each) =>
    each.type === "event" ? game.ceremony(each, [], scene) : null,
  );
  return [
    game.standing(scene),
    question ? game.reminder?.(question, scene) : "",
    ...secrets.flatMap(({ text, meaning = "", lines = [] }) => [text, meaning, ...lines]),
    ...groups.flatMap((group) => (group ? [group.title, group.label] : [])),
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

// One of each kind of drawing: questions about the same table look alike.
const DRAWN = [
  ...["profile", "accomplices", "trap", "summons", "dusk", "night_rector", "penance", "three"].map(
    (name) => ["rosePlay", name] as const,
  ),
  ...["tribute", "double_reveal", "crowned"].map((name) => ["roseEnds", name] as const),
];

test.each(DRAWN)("%s %s is drawn", (set, name) => {
  const at = moment(set, name);
  const { container } = render(game.Board, {
    scene: at.scene,
    choosing: choosing(at, () => undefined),
    people: at.people,
    help: () => undefined,
    inspect: () => undefined,
  });
  expect(container.textContent).not.toMatch(BROKEN);
});
