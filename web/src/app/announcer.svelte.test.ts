import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { announcer } from "./announcer.svelte";

test("telling something from an effect does not make the effect depend on all that is told", () => {
  let runs = 0;
  const asking = $state({ text: "Anna asks for a pause" });
  const stop = $effect.root(() => {
    $effect(() => {
      runs++;
      announcer.tell(asking.text);
    });
  });
  flushSync();
  announcer.tell("Bruno speaks");
  flushSync();
  asking.text = "Anna goes on";
  flushSync();
  stop();
  expect(runs).toBe(2);
});
