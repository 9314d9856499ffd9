/** What the server tells us as it happens: who we are, the lobby, and the tables that are on the screen. */
import { api } from "./api";
import { putTogether } from "./changes";
import { Connection, type Answered, type SocketLike, type Status, type Wish } from "./connection";
import { openedBy } from "./opened";
import { unsubscribe } from "./push";
import { settings } from "./settings.svelte";
import type {
  ChatLine,
  HintGiven,
  Lobby,
  LogLine,
  Me,
  Problem,
  ServerMessage,
  TableChanged,
  TableInfo,
  View,
} from "./wire";
import { texts, Words } from "./words.svelte";

const typingShownFor = 5_000;
const typingSaidEvery = 3_000;

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

type WithoutTable = Wish extends infer W ? (W extends Wish ? Omit<W, "table"> : never) : never;

/** What came of a table: the view as it is now, and the lines of the log that are new. */
export interface News {
  view: View;
  fresh: readonly LogLine[];
}

/** A table as this person sees it, kept up to date while it is followed. */
export class LiveTable {
  readonly id: string;
  info = $state.raw<TableInfo>();
  view = $state.raw<View>();
  revision = $state(0);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The seats that are writing in the chat. */
  typing = $state.raw<readonly number[]>([]);
  /** Why there is nothing to see: the table is gone, or is not for us. */
  missing = $state.raw<Problem>();
  /** A move or another wish is on its way: no second one until it is answered. */
  busy = $state(false);
  /** What a bot would do in our place, in the view of that revision. */
  hint = $state.raw<HintGiven>();
  /** A bot is thinking about it. */
  hinting = $state(false);
  /** The voice of the game at this table. */
  readonly words: Words;
  #saidTyping = 0;
  #listeners: readonly ((news: News) => void)[] = [];

  constructor(id: string, info?: TableInfo) {
    this.id = id;
    this.info = info;
    this.words = new Words(
      () => this.info?.game ?? "core",
      () => this.names,
    );
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name ?? "") ?? [];
  }

  /** Our seat; -1 for somebody who watches. */
  get seat(): number {
    return this.info?.you ?? -1;
  }

  /** Hands over what is new whenever the view or the log has changed, until the returned function is called. */
  listen(onnews: (news: News) => void): () => void {
    this.#listeners = [...this.#listeners, onnews];
    return () => (this.#listeners = this.#listeners.filter((one) => one !== onnews));
  }

  /** Plays a move of the view that is shown now. */
  move(move: number): Promise<Answered> {
    return this.ask({ type: "move", revision: this.revision, move });
  }

  undo(): Promise<Answered> {
    return this.ask({ type: "undo" });
  }

  /** Answers somebody's question whether they may take a move back. */
  answer(question: number, agree: boolean): Promise<Answered> {
    return this.ask({ type: "answer", question, agree });
  }

  resign(): Promise<Answered> {
    return this.ask({ type: "resign" });
  }

  takeBackSeat(): Promise<Answered> {
    return this.ask({ type: "take_back_seat" });
  }

  /** Tells the coach that a step was read, that a move is to be tried again, or that we go on alone. */
  askCoach(wish: "on" | "back" | "alone", step = -1): Promise<Answered> {
    return this.ask({ type: "coach", wish, step });
  }

  /** Asks what a bot would do in our place; does not make the board wait. */
  async askHint(): Promise<Answered> {
    this.hinting = true;
    try {
      const answer = await live.connection.ask({ type: "hint", table: this.id });
      if (answer.type === "hint") this.hint = answer;
      return answer;
    } finally {
      this.hinting = false;
    }
  }

  /** A line of chat; does not make the board wait. */
  say(text: string): Promise<Answered> {
    this.#saidTyping = 0;
    return live.connection.ask({ type: "chat", table: this.id, text });
  }

  /** Tells the others that we are writing. Call it on every key. */
  writes(): void {
    const now = Date.now();
    if (now - this.#saidTyping < typingSaidEvery) return;
    this.#saidTyping = now;
    live.connection.mention({ type: "typing", table: this.id });
  }

  async ask(wish: WithoutTable): Promise<Answered> {
    this.busy = true;
    try {
      return await live.connection.ask({ ...wish, table: this.id } as Wish);
    } finally {
      this.busy = false;
    }
  }

  receive(message: ServerMessage): void {
    if (message.type === "table") this.#tableChanged(message);
    else if (message.type === "typing") this.#somebodyTypes(message.seat);
    else if (message.type === "refused" && message.id === undefined) this.missing = message.problem;
  }

  #tableChanged(message: TableChanged): void {
    try {
      const info = message.info ?? this.info;
      const view = message.view ?? this.view;
      if (info) this.info = putTogether(info, message.info_changes ?? []);
      if (view) this.view = putTogether(view, message.changes ?? []);
    } catch {
      // What changed does not fit what is here, which should never be; the whole puts it right.
      live.connection.askWhole(this.id);
      return;
    }
    if (message.log || message.whole_log)
      this.log = message.whole_log ? (message.log ?? []) : [...this.log, ...(message.log ?? [])];
    const seen = this.revision;
    this.revision = message.revision ?? 0;
    if (message.view || message.changes || message.log || message.whole_log) this.#tell(seen);
    if (message.chat || message.whole_chat) this.#heard(message.chat ?? [], message.whole_chat ?? false);
  }

  /** What was written after the moment that was `seen` last; not all of it comes in one message after a break. */
  #tell(seen: number): void {
    const { view, log, revision } = this;
    if (!view) return;
    const fresh = log.filter(({ moment }) => moment > seen && moment <= revision);
    for (const listener of this.#listeners) listener({ view, fresh });
  }

  #heard(lines: readonly ChatLine[], whole: boolean): void {
    this.chat = whole ? lines : [...this.chat, ...lines];
    const wrote = lines.map((line) => line.seat);
    this.typing = this.typing.filter((seat) => !wrote.includes(seat));
  }

  #somebodyTypes(seat: number): void {
    if (this.typing.includes(seat)) return;
    this.typing = [...this.typing, seat];
    setTimeout(() => (this.typing = this.typing.filter((other) => other !== seat)), typingShownFor);
  }
}

class Live {
  me = $state.raw<Me>();
  /** Whether the server has a designers' lab. */
  lab = $state(false);
  status = $state<Status>("connecting");
  lobby = $state.raw<Lobby>();
  /** How much the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  readonly #tables = new Map<string, { table: LiveTable; followers: number }>();
  #lobbyFollowers = 0;
  #version = "";

  readonly connection = new Connection({
    open: () => new WebSocket(socketAddress()) as SocketLike,
    identify: () => this.identify(),
    onunknown: () => (settings.name = ""), // whoever plays here from now on is no namesake
    onmessage: (message) => this.receive(message),
    onstatus: (status) => (this.status = status),
    bots: () => settings.bots,
  });

  /** Connects, and stays connected. */
  start(): void {
    this.connection.start();
    addEventListener("online", () => this.connection.retryNow());
    addEventListener("offline", () => this.connection.lost());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.connection.retryNow();
    });
  }

  /** Follows a table until `stop` is called. Several who follow the same one share it. */
  follow(id: string, info?: TableInfo): { table: LiveTable; stop: () => void } {
    let entry = this.#tables.get(id);
    if (!entry) {
      const table = new LiveTable(id, info);
      entry = { table, followers: 0 };
      this.#tables.set(id, entry);
      this.connection.follow(id, () => table.revision);
    }
    const followed = entry;
    followed.followers += 1;
    return {
      table: followed.table,
      stop: () => {
        followed.followers -= 1;
        if (followed.followers > 0) return;
        this.#tables.delete(id);
        this.connection.unfollow(id);
      },
    };
  }

  /** Keeps `lobby` up to date until the returned function is called. */
  followLobby(): () => void {
    this.#lobbyFollowers += 1;
    if (this.#lobbyFollowers === 1) this.connection.followLobby(true);
    return () => {
      this.#lobbyFollowers -= 1;
      if (this.#lobbyFollowers === 0) this.connection.followLobby(false);
    };
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
    settings.name = this.me.name;
  }

  /** Now, by the server's clock. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Gets the cookie that is our identity; a name chosen earlier in this browser goes with it. */
  async identify(): Promise<void> {
    const me = await api.me();
    this.me = me;
    // Somebody else was here before: their notices are not for this person, nor what they had opened.
    if (await openedBy(me.id)) await unsubscribe().catch(() => undefined);
    if (!me.named && settings.name) await this.rename(settings.name).catch(() => undefined);
  }

  /** Whoever writes a game has changed it: what it says and how it is seen may be new, at the same revision. */
  async #showAgain(): Promise<void> {
    await texts.use(settings.language);
    for (const table of this.#tables.keys()) this.connection.askWhole(table);
  }

  receive(message: ServerMessage): void {
    if (message.type === "welcome") {
      // A new version of the server has a new client too.
      if (this.#version && this.#version !== message.version) return location.reload();
      if (this.#version && message.me.debug) void this.#showAgain();
      this.#version = message.version;
      this.me = message.me;
      this.lab = message.lab ?? false;
      this.ahead = message.now - Date.now();
    } else if (message.type === "lobby") this.lobby = message.lobby;
    else if (message.type !== "pong") {
      if (message.table !== undefined) this.#tables.get(message.table)?.table.receive(message);
    }
  }
}

export const live = new Live();
