/// <reference lib="webworker" />
/**
 * What runs beside the pages, and while none is open. Built as one file, `/worker.js`, which the pages register
 * (`lib/worker.ts`); `plugins.ts` writes into it what was built.
 */
import { answer, catchUp, dropOldClients, keepClient, planFor, type Built } from "./kept";
import { clicked, show, subscribeAgain, type Pushed } from "./notices";

/** Written in by the build. */
declare const __BUILT__: Built;

const built = __BUILT__;
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const own = worker.location.origin;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepClient(built).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldClients(built).then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const plan = planFor(event.request, own);
  if (plan !== "network") event.respondWith(answer(event.request, plan));
});

worker.addEventListener("message", (event) => {
  event.waitUntil(catchUp(event.data as string[], own));
});

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
