/** Notices in a closed browser: what a push from the server shows, and where a click on it leads. */

/** What the server says in a push (`server/notices/office.py`). */
export interface Pushed {
  title: string;
  body: string;
  /** The table that waits, or the page with all of them. */
  url: string;
  /** The key that stops such notices, with one click and without a cookie. */
  stop: string;
  stopLabel: string;
  language: string;
}

type Kept = Pick<Pushed, "url" | "stop">;

/** A later notice about the same table takes the place of the one before, and is heard again. */
export function show(registration: ServiceWorkerRegistration, pushed: Pushed): Promise<void> {
  const kept: Kept = { url: pushed.url, stop: pushed.stop };
  return registration.showNotification(pushed.title, {
    body: pushed.body,
    lang: pushed.language,
    tag: pushed.url,
    icon: "/icons/192.png",
    badge: "/icons/badge.png",
    data: kept,
    // TypeScript knows neither of these two: they are not in every browser.
    ...{ renotify: true, actions: [{ action: "stop", title: pushed.stopLabel }] },
  });
}

/** What a click on a notice, or on the button that stops them, does. */
export async function clicked(clients: Clients, notification: Notification, action: string): Promise<void> {
  notification.close();
  const { url, stop } = notification.data as Kept;
  if (action !== "stop") return open(clients, url);
  const answer = await fetch(`/api/notices/stop/${stop}`, { method: "POST" }).catch(() => undefined);
  if (!answer?.ok) await open(clients, `/stop#${stop}`); // that page says what is wrong, and tries again
}

/** Shows the page that is there already; else opens one, and leaves what others show alone. */
async function open(clients: Clients, url: string): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === url);
  if (there) await there.focus();
  else await clients.openWindow(url);
}

/** The browser has another address for pushes: the server is told, with no page open. */
export async function subscribeAgain(
  { pushManager }: ServiceWorkerRegistration,
  fresh: PushSubscription | null,
): Promise<void> {
  const reach = await fetch("/api/me/reach");
  if (!reach.ok) return;
  const { push_key } = (await reach.json()) as { push_key: string };
  const subscription =
    fresh ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/me/push", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}
