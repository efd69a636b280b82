// The keys on a phone's screen: how much of the page they cover, where the browser does not make the page smaller for them.

import { createSubscriber } from "svelte/reactivity";

const follow = createSubscriber((update) => {
  const { visualViewport: seen } = window;
  seen?.addEventListener("resize", update);
  seen?.addEventListener("scroll", update);
  return () => {
    seen?.removeEventListener("resize", update);
    seen?.removeEventListener("scroll", update);
  };
});

/** Pixels at the foot of the page that nobody sees; whoever looks closer at a part of it has chosen that. */
export function coveredByKeys(): number {
  follow();
  const { visualViewport: seen, innerHeight } = window;
  if (!seen || seen.scale > 1) return 0;
  return Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop));
}
