/**
 * What is there without a network: the client itself, and of what the server has told, the rules, texts, exercises and
 * replays that were opened. The network is asked first wherever it may have something newer.
 */

/** The client as it was built: its files, and a version that changes with any of them. */
export interface Built {
  version: string;
  files: string[];
}

/** What was opened. The pages read it too (`lib/opened.ts`). */
export const OPENED = "opened";
/** The oldest are given up beyond so many. */
export const MOST_OPENED = 400;

const told = [
  /^\/api\/games$/,
  /^\/api\/games\/[^/]+\/(texts|lesson|rules)\/\w+$/,
  /^\/api\/texts\/\w+$/,
  /^\/api\/tables\/[^/]+\/(replay|replay\/views|review)$/,
];
const exercise = /^\/api\/games\/[^/]+\/practice$/;
/** A proxy answers in place of a server that is away. */
const away = [502, 503, 504];

export type Plan = "built" | "page" | "told" | "exercise" | "network";

/** What is done about a request. */
export function planFor({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, own: string): Plan {
  const { origin, pathname } = new URL(url);
  if (origin !== own) return "network";
  if (method === "POST") return exercise.test(pathname) ? "exercise" : "network";
  if (method !== "GET") return "network";
  if (told.some((path) => path.test(pathname))) return "told";
  if (/^\/(api|feed|ws|healthz)(\/|$)/.test(pathname)) return "network";
  return mode === "navigate" ? "page" : "built";
}

const shellOf = ({ version }: Built): string => `client-${version}`;

export async function keepClient(built: Built): Promise<void> {
  const cache = await caches.open(shellOf(built));
  await cache.addAll(["/", ...built.files]);
}

/** The clients of earlier versions. */
export async function dropOldClients(built: Built): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== shellOf(built) && name !== OPENED);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function answer(request: Request, plan: Exclude<Plan, "network">): Promise<Response> {
  if (plan === "built") return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
  if (plan === "page") return orKept(fetch(request), () => caches.match("/", { ignoreVary: true }));
  // A cache has room for what was asked by its address alone.
  const key =
    plan === "told"
      ? request.url
      : `${request.url}?asked=${encodeURIComponent(await request.clone().text())}`;
  const cache = await caches.open(OPENED);
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await keep(cache, key, response.clone());
    return response;
  });
  return orKept(fresh, () => cache.match(key, { ignoreVary: true }));
}

async function keep(cache: Cache, key: string, response: Response): Promise<void> {
  await cache.delete(key, { ignoreVary: true }); // so that the order is that in which they were opened last
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_OPENED)).map((old) => cache.delete(old)));
}

/** What the network says; what is kept, where it says nothing; if nothing is, what it said after all. */
async function orKept(
  fresh: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  let response: Response | undefined;
  try {
    response = await fresh;
  } catch {
    // without a network
  }
  if (response && !away.includes(response.status)) return response;
  return (await kept()) ?? response ?? Response.error();
}

/** A first page was loaded before the worker ran: what it asked for is asked for once more, to be kept. */
export async function catchUp(urls: readonly string[], own: string): Promise<void> {
  const wanted = urls.filter((url) => planFor({ method: "GET", mode: "cors", url }, own) === "told");
  await Promise.all(wanted.map((url) => answer(new Request(url), "told").catch(() => undefined)));
}
