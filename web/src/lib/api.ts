/** The HTTP half of the wire (docs/wire.md). */
import type { Language } from "./settings.svelte";
import type {
  Access,
  AddBot,
  AskAlong,
  CallOff,
  CardCheck,
  CardText,
  Challenge,
  Confirm,
  Confirmed,
  Debug,
  DeckBox,
  DeckCheck,
  DeckText,
  Drop,
  FeedLink,
  Friends,
  GameInfo,
  Invited,
  Join,
  KnownPasskey,
  Lab,
  LabName,
  LabRunInfo,
  Learn,
  Lobby,
  MailWish,
  Me,
  Mistake,
  Moment,
  Mute,
  NewLabRun,
  NewTable,
  NewTournament,
  OneTimeLink,
  OpenWith,
  OwnGames,
  OwnPage,
  OwnTournament,
  PasskeyAnswer,
  PasskeyQuestion,
  PlayNow,
  Practice,
  Practise,
  Problem,
  PublicPage,
  Rating,
  Reach,
  RecoveryPhrase,
  Remove,
  Replay,
  Rules,
  Shown,
  Start,
  Stopped,
  Subscription,
  TableInfo,
  TableReview,
  TournamentInfo,
  TryAgain,
  View,
  Wishes,
} from "./wire";

/** The server answered, and the answer is no. */
export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.text);
    this.problem = problem;
    this.status = status;
  }
}

/** The server did not answer, or something else did. */
export class Unreachable extends Error {}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  if (isProblem(problem)) throw new Refused(problem, response.status);
  throw new Unreachable(`${path}: ${response.status}`);
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "say" in value && "text" in value;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>;
}

const text = async (path: string) => (await request("GET", path)).text();
const run = (id: string) => `/lab/runs/${encodeURIComponent(id)}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const friendOf = (key: string) => `/me/friends/${encodeURIComponent(key)}`;
const tournament = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

export const api = {
  games: () => json<GameInfo[]>("GET", "/games"),
  /** The Fluent source of a game's messages, or of those that belong to no game. */
  texts: (game: string, language: Language) => {
    const [key = "", part = "texts"] = game.split("/"); // "startups/lesson" has what a coach says too
    return text(
      key === "core" ? `/texts/${language}` : `/games/${encodeURIComponent(key)}/${part}/${language}`,
    );
  },
  rules: (game: string, language: Language) =>
    json<Rules>("GET", `/games/${encodeURIComponent(game)}/rules/${language}`),
  decks: (game: string) => json<DeckBox>("GET", `/games/${encodeURIComponent(game)}/decks`),
  checkDeck: (game: string, text: string) =>
    json<DeckCheck>("POST", `/games/${encodeURIComponent(game)}/decks/check`, { text } satisfies DeckText),
  /** An exercise after those moves. */
  practise: (game: string, wish: Practise) =>
    json<Practice>("POST", `/games/${encodeURIComponent(game)}/practice`, wish),
  me: () => json<Me>("GET", "/me"),
  rename: (name: string) => json<Me>("PUT", "/me", { name }),
  // You on several devices
  access: () => json<Access>("GET", "/me/devices"),
  makeLink: () => json<OneTimeLink>("POST", "/me/link"),
  makePhrase: () => json<RecoveryPhrase>("POST", "/me/phrase"),
  dropPhrase: async () => void (await request("DELETE", "/me/phrase")),
  beginPasskey: () => json<PasskeyQuestion>("POST", "/me/passkeys/begin"),
  keepPasskey: (credential: Record<string, unknown>) =>
    json<KnownPasskey>("POST", "/me/passkeys", { credential } satisfies PasskeyAnswer),
  askPasskey: () => json<PasskeyQuestion>("POST", "/me/passkeys/ask"),
  openWithPasskey: (credential: Record<string, unknown>) =>
    json<Me>("POST", "/me/passkeys/open", { credential } satisfies PasskeyAnswer),
  dropPasskey: async (id: string) => void (await request("DELETE", `/me/passkeys/${encodeURIComponent(id)}`)),
  openWith: (key: string) => json<Me>("POST", "/me/open", { key } satisfies OpenWith),
  signOut: async (device: string) =>
    void (await request("DELETE", `/me/devices/${encodeURIComponent(device)}`)),
  deleteMe: async () => void (await request("POST", "/me/delete")),
  dataAddress: "/api/me/data",
  // How your turn reaches you
  reach: () => json<Reach>("GET", "/me/reach"),
  changeWishes: (wishes: Wishes) => json<Reach>("PUT", "/me/reach", wishes),
  addBrowser: (subscription: Subscription) => json<Reach>("POST", "/me/push", subscription),
  removeBrowser: (id: string) => json<Reach>("DELETE", `/me/push/${encodeURIComponent(id)}`),
  tryPush: async () => void (await request("POST", "/me/push/try")),
  /** Has a link sent to an address, by which its owner confirms it. */
  askAddress: async (address: string, language: Language) =>
    void (await request("POST", "/me/mail", { address, language } satisfies MailWish)),
  confirmAddress: (key: string) => json<Confirmed>("POST", "/mail/confirm", { key } satisfies Confirm),
  /** A letter with a way in, if the address keeps somebody; nobody is told whether it does. */
  openByMail: async (address: string, language: Language) =>
    void (await request("POST", "/mail/open", { address, language } satisfies MailWish)),
  removeAddress: async () => void (await request("DELETE", "/me/mail")),
  makeFeed: () => json<FeedLink>("POST", "/me/feed"),
  dropFeed: async () => void (await request("DELETE", "/me/feed")),
  stopNotices: (key: string) => json<Stopped>("POST", `/notices/stop/${encodeURIComponent(key)}`),
  /** Your tables, and the finished ones that fit, of which there may be more `before` those. */
  ownGames: (wanted: { game?: string; opponent?: string; before?: number }) => {
    const asked = Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    return json<OwnGames>("GET", `/me/games?${new URLSearchParams(asked)}`);
  },
  ratings: () => json<Rating[]>("GET", "/me/ratings"),
  // Friends, and what others see of you
  friends: () => json<Friends>("GET", "/me/friends"),
  /** Asks somebody whom you have played with to a table of yours. */
  ask: async (friend: string, table: string) =>
    void (await request("POST", `${friendOf(friend)}/invite`, { table } satisfies AskAlong)),
  invitations: () => json<Invited[]>("GET", "/me/invitations"),
  decline: async (table: string) =>
    void (await request("DELETE", `/me/invitations/${encodeURIComponent(table)}`)),
  block: async (friend: string) => void (await request("POST", `${friendOf(friend)}/block`)),
  unblock: async (friend: string) => void (await request("DELETE", `${friendOf(friend)}/block`)),
  ownPage: () => json<OwnPage>("GET", "/me/page"),
  show: (shows: OwnPage["shows"]) => json<OwnPage>("PUT", "/me/page", { shows } satisfies Shown),
  person: (id: string) => json<PublicPage>("GET", `/people/${encodeURIComponent(id)}`),
  lobby: () => json<Lobby>("GET", "/tables"),
  table: (id: string) => json<TableInfo>("GET", table(id)),
  create: (wish: NewTable) => json<TableInfo>("POST", "/tables", wish),
  playNow: (wish: PlayNow) => json<TableInfo>("POST", "/play", wish),
  /** A guided first game. */
  learn: (game: string) => json<TableInfo>("POST", "/learn", { game } satisfies Learn),
  join: (id: string, wish: Join = {}) => json<TableInfo>("POST", `${table(id)}/join`, wish),
  leave: (id: string) => json<TableInfo>("POST", `${table(id)}/leave`),
  /** Begins; with `fill`, bots of a level take the seats that are free. */
  start: (id: string, wish: Start = {}) => json<TableInfo>("POST", `${table(id)}/start`, wish),
  rematch: (id: string) => json<TableInfo>("POST", `${table(id)}/rematch`),
  /** Takes somebody's seat before the game, or stops keeping a free one. */
  remove: (id: string, seat: number) =>
    json<TableInfo>("POST", `${table(id)}/remove`, { seat } satisfies Remove),
  /** Lets a player chat no more, or again. */
  mute: (id: string, seat: number, on: boolean) =>
    json<TableInfo>("POST", `${table(id)}/mute`, { seat, on } satisfies Mute),
  moment: (id: string, revision: number) => json<Moment>("GET", `${table(id)}/moments/${revision}`),
  /** Everything at a step, the last one for -1: only a server for one's own machine tells it. */
  debug: (id: string, step: number) => json<Debug>("GET", `${table(id)}/debug?step=${step}`),
  replay: (id: string, seat: number) => json<Replay>("GET", `${table(id)}/replay?seat=${seat}`),
  replayViews: (id: string, seat: number, first: number, count: number) =>
    json<View[]>("GET", `${table(id)}/replay/views?seat=${seat}&first=${first}&count=${count}`),
  /** The review of a finished game, or how far it has come. */
  review: (id: string, level: string) => json<TableReview>("GET", `${table(id)}/review?level=${level}`),
  /** Has it made. */
  beginReview: (id: string, level: string) => json<TableReview>("POST", `${table(id)}/review?level=${level}`),
  /** A table of our own that goes on from a moment of a finished game. */
  tryAgain: (id: string, wish: TryAgain) => json<TableInfo>("POST", `${table(id)}/again`, wish),
  mistakes: () => json<Mistake[]>("GET", "/mistakes"),
  /** The replay of a record that is sent along, and kept nowhere. */
  recordReplay: (record: unknown, seat: number) =>
    json<Replay>("POST", `/records/replay?seat=${seat}`, record),
  recordViews: (record: unknown, seat: number, first: number, count: number) =>
    json<View[]>("POST", `/records/replay/views?seat=${seat}&first=${first}&count=${count}`, record),
  // Tournaments
  tournaments: () => json<OwnTournament[]>("GET", "/tournaments"),
  organise: (wish: NewTournament) => json<TournamentInfo>("POST", "/tournaments", wish),
  tournament: (id: string) => json<TournamentInfo>("GET", tournament(id)),
  takePart: (id: string, options: Join["options"] = {}) =>
    json<TournamentInfo>("POST", `${tournament(id)}/join`, { options } satisfies Join),
  playNoMore: (id: string) => json<TournamentInfo>("POST", `${tournament(id)}/leave`),
  addBot: (id: string, bot: string) =>
    json<TournamentInfo>("POST", `${tournament(id)}/bots`, { bot } satisfies AddBot),
  /** Takes somebody out of it, or lets them come back. */
  drop: (id: string, entrant: number, back: boolean) =>
    json<TournamentInfo>("POST", `${tournament(id)}/drop`, { entrant, back } satisfies Drop),
  beginRound: (id: string) => json<TournamentInfo>("POST", `${tournament(id)}/round`),
  challenge: (id: string, entrants: number[]) =>
    json<TournamentInfo>("POST", `${tournament(id)}/challenge`, { entrants } satisfies Challenge),
  callOff: (id: string, table: string) =>
    json<TournamentInfo>("POST", `${tournament(id)}/call-off`, { table } satisfies CallOff),
  endTournament: (id: string) => json<TournamentInfo>("POST", `${tournament(id)}/end`),
  // The lab
  lab: () => json<Lab>("GET", "/lab"),
  labCards: (game: string) => json<CardText>("GET", `/lab/cards/${encodeURIComponent(game)}`),
  checkCards: (game: string, text: string) =>
    json<CardCheck>("POST", `/lab/cards/${encodeURIComponent(game)}/check`, { text } satisfies CardText),
  labBegin: (wish: NewLabRun) => json<LabRunInfo>("POST", "/lab/runs", wish),
  labRun: (id: string) => json<LabRunInfo>("GET", run(id)),
  labStop: (id: string) => json<LabRunInfo>("POST", `${run(id)}/stop`),
  labGoOn: (id: string) => json<LabRunInfo>("POST", `${run(id)}/go-on`),
  labName: (id: string, name: string) =>
    json<LabRunInfo>("PUT", `${run(id)}/name`, { name } satisfies LabName),
  labDelete: async (id: string) => void (await request("DELETE", run(id))),
  /** The report as a page of its own; against another run, the difference. */
  labPage: (id: string, language: Language, against = "", download = false) =>
    `/api${run(id)}/page?${new URLSearchParams({ language, against, download: String(download) })}`,
  recordAddress: (id: string) => `/api${table(id)}/record`,
};
