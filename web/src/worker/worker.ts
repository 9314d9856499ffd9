/// <reference lib="webworker" />
/** What runs while no page is open. Built as one file, `/worker.js`, which the pages register (`lib/worker.ts`). */
import { clicked, show, subscribeAgain, type Pushed } from "./notices";

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(worker.registration, event.data.json() as Pushed));
});

worker.addEventListener("notificationclick", (event) =>
  event.waitUntil(clicked(worker.clients, event.notification, event.action)),
);

worker.addEventListener("pushsubscriptionchange", (event) => {
  const { newSubscription } = event as PushSubscriptionChangeEvent;
  (event as ExtendableEvent).waitUntil(subscribeAgain(worker.registration, newSubscription ?? null));
});
