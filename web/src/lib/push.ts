/** Notices in this browser: whether it can show them, whether it may, and its subscription at the server. */
import { api } from "./api";
import type { Reach } from "./wire";
import { worker } from "./worker";

/** Why this browser shows no notices, or that it could, or does. */
export type Standing = "insecure" | "home-screen" | "unable" | "denied" | "off" | "on";

const key = "captable-push";

export async function standing(reach: Reach): Promise<Standing> {
  if (!globalThis.isSecureContext) return "insecure";
  if (!("PushManager" in globalThis)) return isApple() ? "home-screen" : "unable";
  const registration = await worker();
  if (!registration) return "unable";
  if (Notification.permission === "denied") return "denied";
  const subscription = await registration.pushManager.getSubscription();
  const known = subscription !== null && reach.browsers.some(({ here }) => here);
  return known && Notification.permission === "granted" ? "on" : "off";
}

/** There a page can be told of only after it was put on the home screen. */
const isApple = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/** Asks the person, then the browser; tells the server. None if the person said no. */
export async function allow(reach: Reach): Promise<Reach | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const registration = await worker();
  if (!registration) return undefined;
  return subscribe(registration, reach.push_key);
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, serverKey: string): Promise<Reach> {
  const before = await pushManager.getSubscription();
  // A server with another secret signs with another key, which the push service would not take for this one.
  if (before && keyOf(before) !== serverKey) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const reach = await api.addBrowser({
    endpoint,
    keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" },
  });
  remember(endpoint);
  return reach;
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** This browser shows no more of them, whoever it belongs to. */
export async function unsubscribe(): Promise<void> {
  remember(null);
  const registration = await worker();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/**
 * A browser may change its subscription while nothing of ours runs, and not tell the worker. So each visit looks whether
 * it is the one that the server was told of.
 */
export async function keepSubscribed(): Promise<void> {
  const told = remembered();
  if (!told || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const registration = await worker();
  const now = await registration?.pushManager.getSubscription();
  if (!registration || now?.endpoint === told) return;
  await subscribe(registration, (await api.reach()).push_key);
}

function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(endpoint: string | null): void {
  try {
    if (endpoint === null) localStorage.removeItem(key);
    else localStorage.setItem(key, endpoint);
  } catch {
    // Without storage the worker alone sees to it.
  }
}
