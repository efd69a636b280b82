// For tests: what is waited for comes, however busy the machine is; only what never comes fails. And what pages
// are not given here.

import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 10_000 });

// Nothing has a size here, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
