/** The service worker, which shows notices while no page is open (`worker/worker.ts`). */

let started: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Its registration; none where there can be none: without https, in a private window, while developing. */
export function worker(): Promise<ServiceWorkerRegistration | undefined> {
  started ??= start();
  return started;
}

async function start(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register("/worker.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}
