// The client starts here: light and language first, so that nothing flashes, then the screen of the address.

import { mount } from "svelte";
import "./look/theme.css";
import App from "./App.svelte";
import { settings } from "./house/settings.svelte";
import { speech } from "./house/speech.svelte";
import { followTheme } from "./house/theme";
import { worker } from "./house/worker.svelte";

followTheme();
await speech.speak(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
worker.start();
