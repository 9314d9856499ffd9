/** What this browser has of rules, exercises and replays for a time without a network (`worker/kept.ts`). */
import { address } from "./router.svelte";
import type { Replay } from "./wire";

/** The worker's name for it; importing it from there would split the worker's one file. */
const cacheName = "opened";
const ownerKey = "captable-opened-by";

export type Opened =
  | { kind: "rules" | "practice"; game: string; href: string }
  | { kind: "replay"; game: string; href: string; replay: Replay };

/** The last ones first. */
export async function opened(): Promise<Opened[]> {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(cacheName);
  const found = new Map<string, Opened>();
  for (const request of (await cache.keys()).toReversed()) {
    const one = await read(cache, request);
    if (one && !found.has(one.href)) found.set(one.href, one);
  }
  return [...found.values()];
}

async function read(cache: Cache, request: Request): Promise<Opened | undefined> {
  const url = new URL(request.url);
  const [, what = "", key = "", kind = "", more] = url.pathname.split("/").slice(1);
  if (what === "games" && kind === "rules") return { kind, game: key, href: address("rules", { game: key }) };
  if (what === "games" && kind === "practice") {
    const wish = JSON.parse(url.searchParams.get("asked") ?? "{}") as { kind: number; number: string };
    const which = new URLSearchParams({ kind: String(wish.kind), number: wish.number });
    return { kind, game: key, href: `${address("practice", { game: key })}?${which}` };
  }
  if (what !== "tables" || kind !== "replay" || more) return undefined;
  const replay = (await (await cache.match(request, { ignoreVary: true }))?.json()) as Replay;
  return { kind, game: replay.table.game, href: `${address("replay", { id: key })}${url.search}`, replay };
}

/** This browser is somebody's: what another had opened here is none of theirs. Whether it was another's until now. */
export async function openedBy(person: string): Promise<boolean> {
  try {
    const before = localStorage.getItem(ownerKey);
    localStorage.setItem(ownerKey, person);
    if (!before || before === person) return false;
  } catch {
    return false; // without storage there is no worker either
  }
  if ("caches" in globalThis) await caches.delete(cacheName);
  return true;
}
