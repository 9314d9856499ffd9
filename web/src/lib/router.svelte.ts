/** Which page is shown: the address is the state, and links are plain links. */

export const patterns = {
  lobby: "/",
  new: "/new/:game",
  table: "/table/:id",
  replay: "/replay/:id",
  record: "/replay",
  exercises: "/exercises",
  rules: "/rules/:game",
  decks: "/decks/:game",
  practice: "/practice/:game",
  settings: "/settings",
  open: "/open",
  confirm: "/confirm",
  stop: "/stop",
  you: "/you",
  person: "/p/:id",
  tournaments: "/tournaments",
  organise: "/tournaments/new",
  tournament: "/tournament/:id",
  lab: "/lab",
  run: "/lab/:id",
} as const;

export type PageName = keyof typeof patterns | "missing";

export interface Route {
  page: PageName;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Without the "#". */
  hash: string;
  path: string;
}

/** The page of an address. Anything unknown is the page "missing". */
export function match(url: URL): Route {
  const found = { query: url.searchParams, hash: decode(url.hash.slice(1)), path: url.pathname };
  const parts = split(url.pathname);
  for (const [page, pattern] of Object.entries(patterns)) {
    const params = matchParts(split(pattern), parts);
    if (params) return { page: page as PageName, params, ...found };
  }
  return { page: "missing", params: {}, ...found };
}

function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function matchParts(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, wanted] of pattern.entries()) {
    const part = parts[i]!;
    if (wanted.startsWith(":")) params[wanted.slice(1)] = decode(part);
    else if (wanted !== part) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % in a hand-typed address
  }
}

/** The address of a page: `address("table", { id })`. */
export function address(page: keyof typeof patterns, params: Record<string, string> = {}): string {
  return patterns[page].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** The part of an address that opens the rules beside a table: all of them, a part or a clause. */
const rulesMark = /^(?:rules|guide-\d+|part-\d+|[A-Z]{2}-\d+(?:\.\d+)?)$/;

class Router {
  route = $state.raw<Route>(match(new URL(location.href)));
  /** The game on the table: links to its rules open them beside it, and nobody leaves the table. */
  atTable: string | undefined;
  /** What of the rules is open beside the table. */
  readonly reading = $derived(rulesMark.test(this.route.hash) ? this.route.hash : undefined);

  /** Goes to an address of ours. `replace` leaves no step back, for redirects. */
  go(to: string, { replace = false } = {}): void {
    const url = this.#beside(new URL(to, location.href));
    const samePage = url.pathname === location.pathname;
    // From clause to clause is no way that one would go back.
    replace ||= samePage && this.atTable !== undefined && this.reading !== undefined;
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.route = match(url);
    if (!samePage) scrollTo(0, 0);
  }

  #beside(url: URL): URL {
    const { page, params, hash } = match(url);
    if (page !== "rules" || params["game"] !== this.atTable) return url;
    return new URL(`#${rulesMark.test(hash) ? hash : "rules"}`, location.href);
  }

  /** Closes the rules beside the table. */
  stopReading(): void {
    this.go(location.pathname + location.search, { replace: true });
  }

  /** Listens to the back button and to clicks on our links. Returns what stops it. */
  listen(): () => void {
    const onPop = () => (this.route = match(new URL(location.href)));
    const onClick = (event: MouseEvent) => {
      const link = ownLink(event);
      if (!link) return;
      event.preventDefault();
      this.go(link.href);
    };
    addEventListener("popstate", onPop);
    document.addEventListener("click", onClick);
    return () => {
      removeEventListener("popstate", onPop);
      document.removeEventListener("click", onClick);
    };
  }
}

/** The link of a plain click that we can follow without the server; none if the browser should. */
function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && match(url).page !== "missing" ? link : null;
}

export const router = new Router();
