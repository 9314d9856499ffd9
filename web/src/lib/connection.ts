/**
 * The socket to the server, kept alive: it comes back by itself after a loss, follows again what was followed, from
 * the revision that is already here, and repeats under the same id what was not answered, so that nothing is lost
 * and nothing done twice.
 */
import {
  CLOSE_NOT_WELCOME,
  CLOSE_RESTARTING,
  CLOSE_TOO_MUCH,
  CLOSE_TOO_SLOW,
  type ClientMessage,
  type Follow,
  type HintGiven,
  type Refused,
  type ServerMessage,
  type Stale,
} from "./wire";

/** Messages that are answered by `table` with their id in `done`, or by `stale`, `refused` or `hint`. */
type WithId = Extract<ClientMessage, { id: string }>;
/** The same before it has its id. */
export type Wish = WithId extends infer M ? (M extends WithId ? Omit<M, "id"> : never) : never;
/** What was wished for is done and on disk, and shown in the view of that revision. */
export interface Done {
  type: "done";
  table: string;
  id: string;
  revision: number;
}
export type Answered = Done | Stale | Refused | HintGiven;

function answerIn(message: ServerMessage): Answered | undefined {
  if (message.type === "stale" || message.type === "refused" || message.type === "hint") return message;
  if (message.type !== "table" || message.done === undefined) return undefined;
  return { type: "done", table: message.table, id: message.done, revision: message.revision ?? 0 };
}

export type Status = "connecting" | "online" | "offline";

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface SocketLike {
  send(data: string): void;
  close(code?: number): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface ConnectionParts {
  open: () => SocketLike;
  /** Makes sure that the server knows us (the cookie); asked before the first connection and after a refusal. */
  identify: () => Promise<unknown>;
  /** The server knows nothing any more of who we were: signed out from another device, deleted, or on another server. */
  onunknown?: () => void;
  onmessage: (message: ServerMessage) => void;
  onstatus: (status: Status) => void;
  /** How fast we want the bots to be. */
  bots?: () => Follow["bots"];
  random?: () => number;
}

const firstDelay = 500;
const longestDelay = 15_000;
/** So often the first delay is enough after a server has said that it restarts: it is back within a few seconds. */
const restartAttempts = 10;
/** A silent connection is asked whether it is still there, and given up without an answer. */
const pingEvery = 20_000;
const pongWithin = 8_000;

/** How long to wait before attempt 1, 2, …: longer each time, and never all clients at once. */
export function delayBefore(attempt: number, random: number): number {
  const most = Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));
  return most / 2 + (most / 2) * random;
}

let lastId = 0;
// Not randomUUID: a browser has that only for https, and a table in the living room is played over http.
const session = [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");

export class Connection {
  readonly #parts: ConnectionParts;
  #socket: SocketLike | null = null;
  #status: Status = "connecting";
  #stopped = true;
  #known = false;
  #attempt = 0;
  /** Attempts left in which a server that restarts is expected back. */
  #expected = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setTimeout> | undefined;
  #lobby = false;
  readonly #tables = new Map<string, () => number>();
  readonly #unanswered = new Map<string, { message: WithId; resolve: (answer: Answered) => void }>();

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  get status(): Status {
    return this.#status;
  }

  start(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    void this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Tries at once, when something says that it may work again: the network, or a person. */
  retryNow(): void {
    if (this.#stopped || this.#socket) return;
    clearTimeout(this.#retry);
    void this.#connect();
  }

  /** This device is somebody else's from now on: asks who we are, and connects as them. */
  forget(): void {
    if (this.#stopped) return;
    clearTimeout(this.#retry);
    this.#known = false;
    this.#attempt = 0;
    this.#drop();
    this.#setStatus("connecting");
    void this.#connect();
  }

  /** The device says that there is no network: no use waiting for the socket to notice. */
  lost(): void {
    if (this.#stopped || !this.#socket) return;
    this.#drop();
    this.#tryAgain();
  }

  /** Be sent a table until `unfollow`; `revision` tells which view of it is already here. */
  follow(table: string, revision: () => number): void {
    this.#tables.set(table, revision);
    if (this.#status === "online") this.#follow(table, revision());
  }

  /** Be sent all of a table again, whole. */
  askWhole(table: string): void {
    if (this.#status === "online") this.#follow(table, 0);
  }

  unfollow(table: string): void {
    this.#tables.delete(table);
    if (this.#status === "online") this.#post({ type: "unfollow", table });
  }

  followLobby(on: boolean): void {
    this.#lobby = on;
    if (this.#status === "online") this.#post({ type: "follow_lobby", on });
  }

  /** Asks for something; it is sent again after a loss until it is answered. */
  ask(wish: Wish): Promise<Answered> {
    const message = { ...wish, id: `${session}-${++lastId}` } as WithId;
    return new Promise((resolve) => {
      this.#unanswered.set(message.id, { message, resolve });
      if (this.#status === "online") this.#post(message);
    });
  }

  /** Says something that is not worth repeating. */
  mention(message: ClientMessage): void {
    if (this.#status === "online") this.#post(message);
  }

  async #connect(): Promise<void> {
    try {
      if (!this.#known) await this.#parts.identify();
      this.#known = true;
    } catch {
      return this.#tryAgain();
    }
    if (this.#stopped || this.#socket) return;
    const socket = this.#parts.open();
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.#tryAgain(code);
    };
    this.#watch(); // a socket that never opens is given up too
  }

  #receive(message: ServerMessage): void {
    this.#watch();
    if (message.type === "welcome") this.#welcome();
    this.#parts.onmessage(message);
    // After the message has been handled: who waits for an answer finds the view that belongs to it.
    const answer = answerIn(message);
    if (answer) this.#answer(answer);
  }

  #welcome(): void {
    this.#attempt = 0;
    this.#expected = 0;
    this.#setStatus("online");
    if (this.#lobby) this.#post({ type: "follow_lobby", on: true });
    for (const [table, revision] of this.#tables) this.#follow(table, revision());
    for (const { message } of this.#unanswered.values()) this.#post(message);
  }

  #follow(table: string, revision: number): void {
    const message: Follow = { type: "follow", table, changes: true };
    if (revision > 0) message.revision = revision;
    const bots = this.#parts.bots?.() ?? "normal";
    if (bots !== "normal") message.bots = bots;
    this.#post(message);
  }

  #answer(answer: Answered): void {
    const waiting = answer.id === undefined ? undefined : this.#unanswered.get(answer.id);
    if (!waiting) return;
    this.#unanswered.delete(waiting.message.id);
    waiting.resolve(answer);
  }

  #tryAgain(code = 0): void {
    if (this.#stopped) return;
    if (code === CLOSE_NOT_WELCOME) {
      this.#known = false;
      this.#parts.onunknown?.();
    }
    if (code === CLOSE_TOO_MUCH) this.#attempt = Math.max(this.#attempt, 4);
    if (code === CLOSE_RESTARTING) this.#expected = restartAttempts;
    if (this.#expected > 0) this.#expected -= 1;
    else this.#attempt += 1;
    // A server that restarts or found us slow is there: that is no reason to frighten anybody.
    const harmless = this.#expected > 0 || (code === CLOSE_TOO_SLOW && this.#attempt === 1);
    this.#setStatus(harmless ? "connecting" : "offline");
    clearTimeout(this.#retry);
    const random = (this.#parts.random ?? Math.random)();
    this.#retry = setTimeout(() => void this.#connect(), delayBefore(Math.max(1, this.#attempt), random));
  }

  /** Asks a quiet connection for a sign of life. */
  #watch(): void {
    clearTimeout(this.#heart);
    this.#heart = setTimeout(() => {
      if (this.#status === "online") this.#post({ type: "ping" });
      this.#heart = setTimeout(() => this.lost(), pongWithin);
    }, pingEvery);
  }

  #post(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #drop(): void {
    clearTimeout(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #setStatus(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#parts.onstatus(status);
  }
}
