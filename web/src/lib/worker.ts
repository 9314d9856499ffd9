/** The service worker, which shows notices while no page is open, and pages while no network is (`worker/worker.ts`). */

let started: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Its registration; none where there can be none: without https, in a private window, while developing. */
export function worker(): Promise<ServiceWorkerRegistration | undefined> {
  started ??= start();
  return started;
}

async function start(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  try {
    const registration = await navigator.serviceWorker.register("/worker.js");
    if (!(await runs(registration))) return undefined;
    tellWhatPassedBy(registration.active);
    return registration;
  } catch {
    return undefined;
  }
}

/** Whether the worker comes to run. The browser's own `ready` waits for ever for one that can't be installed. */
async function runs(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  if (registration?.active) return true;
  const coming = registration?.installing ?? registration?.waiting;
  if (!coming) return false;
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(true);
      if (coming.state === "redundant") resolve(false);
    });
  });
}

/** A first page begins before the worker runs: it is told of what was fetched past it, and keeps what it would have. */
function tellWhatPassedBy(active: ServiceWorker | null): void {
  new PerformanceObserver((seen) => {
    const past = (seen.getEntries() as PerformanceResourceTiming[]).filter(({ workerStart }) => !workerStart);
    if (past.length) active?.postMessage(past.map(({ name }) => name));
  }).observe({ type: "resource", buffered: true });
}
