import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { api } from "./lib/api";
import { games } from "./lib/games.svelte";
import { live } from "./lib/live.svelte";
import { keepSubscribed } from "./lib/push";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/words.svelte";
import { worker } from "./lib/worker";

texts.from(api.texts);
live.start();
await texts.use(settings.language);
mount(App, { target: document.getElementById("app")! });
void worker()
  .then(async (registration) => {
    if (registration) await games.load(); // so that there are names for what is kept, whichever page came first
    await keepSubscribed();
  })
  .catch(() => undefined); // the next visit tries again
