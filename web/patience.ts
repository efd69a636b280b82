// For tests: what is waited for comes, however busy the machine is; only what never comes fails.

import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 10_000 });
