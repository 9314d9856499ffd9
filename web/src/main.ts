import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { api } from "./lib/api";
import { live } from "./lib/live.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/words.svelte";

texts.from(api.texts);
live.start();
await texts.use(settings.language);
mount(App, { target: document.getElementById("app")! });
