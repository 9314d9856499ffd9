import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/words.svelte";

await texts.use(settings.language);
mount(App, { target: document.getElementById("app")! });
