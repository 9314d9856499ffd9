import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "$/lib/api";
import { games } from "$/lib/games.svelte";
import { live, LiveTable } from "$/lib/live.svelte";
import { match, router } from "$/lib/router.svelte";
import type { GameInfo, TableInfo } from "$/lib/wire";
import { texts } from "$/lib/words.svelte";
import Lobby from "$/pages/Lobby.svelte";
import NewTable from "$/pages/NewTable.svelte";
import Rules from "$/pages/Rules.svelte";
import WaitingRoom from "$/pages/WaitingRoom.svelte";

const game: GameInfo = {
  key: "demo",
  version: 1,
  prefix: "de",
  fewest: 2,
  most: 4,
  minutes: [10, 20],
  options: [{ key: "rounds", default: 1, choices: [1, 4] }],
  seat_options: [],
  simultaneous: false,
  teams: false,
  hidden: true,
  bots: ["intern", "junior"],
  languages: ["en", "fr"],
  lesson: false,
  exercises: 0,
};
const table = (fields: Partial<TableInfo> = {}): TableInfo => ({
  id: "k7q",
  game: "demo",
  version: 1,
  status: "open",
  seats: [
    { seat: 0, kind: "person", name: "Ann", here: true },
    { seat: 1, kind: "free" },
  ],
  options: { rounds: 4 },
  public: false,
  created: 0,
  ...fields,
});
const source = "de-name = Demo\nde-pitch = A game.\nde-option-rounds = Rounds\nde-option-rounds-4 = Four";
const problem = { say: { id: "table-full" }, text: "All seats are taken. You can watch.", clause: "" };

type Answer = { status?: number; body: unknown };
let answers: Record<string, Answer | undefined>;
let asked: { path: string; body: unknown }[];
let page: object | undefined;

function serve(path: string, init?: RequestInit): Promise<Response> {
  const answer = answers[`${init?.method ?? "GET"} ${path}`];
  if (init?.method !== "GET")
    asked.push({ path, body: init?.body ? JSON.parse(String(init.body)) : undefined });
  if (!answer) return Promise.reject(new TypeError("no network"));
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  return Promise.resolve(new Response(text, { status: answer.status ?? 200 }));
}

async function settled() {
  for (let i = 0; i < 20; i++) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

async function show(component: Component<never>, props: object) {
  page = mount(component as Component, { target: document.body, props });
  flushSync();
  await settled();
}

const text = () => document.body.textContent.replace(/\s+/g, " ");
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button, a")].find(
    ({ textContent }) => textContent.trim() === name,
  );
const at = (path: string) => ({ route: match(new URL(path, "http://captable.test")) });

const withGames = {
  "GET /api/games": { body: [game] },
  "GET /api/texts/en": { body: "core-list = { $most } and { $last }" },
  "GET /api/games/demo/texts/en": { body: source },
};

beforeAll(async () => {
  texts.from(api.texts);
  await texts.use("en");
});

beforeEach(() => {
  answers = {};
  asked = [];
  vi.stubGlobal("fetch", serve);
});

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  vi.unstubAllGlobals();
  live.lobby = undefined;
});

describe("the lobby", () => {
  it("says that the server can't be reached, and tries again when asked to", async () => {
    await show(Lobby, at("/"));
    expect(text()).toContain("The games could not be loaded");
    answers = withGames;
    button("Try again")!.click();
    await settled();
    expect(document.querySelector("article h3")?.textContent).toBe("Demo");
  });

  it("shows what there is to play, and that no table is open", async () => {
    live.lobby = { open: [], mine: [], running: [] };
    await show(Lobby, at("/"));
    expect(text()).toContain("2 to 4 players");
    expect(text()).toContain("No table is looking for players just now");
  });

  it("puts one's own tables first, and does not offer to join them again", async () => {
    const mine = table({ status: "running", you: 0, to_move: [0], id: "mine" });
    live.lobby = { mine: [mine], open: [table({ id: "open" }), table({ id: "own", you: 0 })], running: [] };
    await show(Lobby, at("/"));
    expect(text()).toContain("Your turn");
    const links = [...document.querySelectorAll("li a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/table/mine", "/table/open"]);
  });

  it("leaves out tables of games that this server does not have", async () => {
    live.lobby = { mine: [], open: [table({ game: "elsewhere" })], running: [] };
    await show(Lobby, at("/"));
    expect(document.querySelectorAll("li a")).toHaveLength(0);
  });

  it("starts a game against bots in one click", async () => {
    answers = { "POST /api/play": { body: table({ id: "quick", status: "running" }) } };
    await show(Lobby, at("/"));
    button("Play now")!.click();
    await settled();
    expect(asked).toEqual([{ path: "/api/play", body: { game: "demo", bot: "junior" } }]);
    expect(router.route).toMatchObject({ page: "table", params: { id: "quick" } });
  });
});

describe("a new table", () => {
  it("is made with what was chosen", async () => {
    answers = { "POST /api/tables": { body: table({ id: "made" }) } };
    await games.load();
    await show(NewTable, at("/new/demo"));
    document.querySelector<HTMLElement>("[aria-label='One player more']")!.click();
    flushSync();
    const seat = document.querySelector<HTMLSelectElement>("[aria-label='Seat 3']")!;
    seat.value = "junior";
    seat.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    document.querySelector("form")!.requestSubmit();
    await settled();
    expect(asked[0]!.body).toEqual({
      game: "demo",
      seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", bot: "junior" }],
      options: { rounds: 1 },
      seat_options: {},
      clock: null,
      public: false,
      hints: true,
      terms: {},
    });
    expect(router.route.params["id"]).toBe("made");
  });

  it("tells what the server has against it", async () => {
    answers = { "POST /api/tables": { status: 400, body: problem } };
    await show(NewTable, at("/new/demo"));
    document.querySelector("form")!.requestSubmit();
    await settled();
    expect(document.querySelector("[role=alert]")?.textContent).toContain(problem.text);
  });

  it("of a game that is not here leads back to the lobby", async () => {
    await show(NewTable, at("/new/nothing"));
    expect(text()).toContain("This game is not here");
    expect(button("To the lobby")!.getAttribute("href")).toBe("/");
  });
});

describe("the waiting room", () => {
  async function enter(info: TableInfo) {
    const live = new LiveTable(info.id, info);
    await show(WaitingRoom, { table: live, info, game });
    return live;
  }

  it("lets a guest sit down in a free seat", async () => {
    answers = { "POST /api/tables/k7q/join": { body: table({ you: 1 }) } };
    const room = await enter(table());
    button("Sit here")!.click();
    await settled();
    expect(asked).toEqual([{ path: "/api/tables/k7q/join", body: { seat: 1 } }]);
    expect(room.info?.you).toBe(1);
  });

  it("lets who made the table start, with bots in the free seats", async () => {
    answers = { "POST /api/tables/k7q/start": { body: table({ status: "running" }) } };
    await enter(table({ you: 0, yours: true }));
    button("Start, with a bot in the free seat")!.click();
    await settled();
    expect(asked).toEqual([{ path: "/api/tables/k7q/start", body: { fill: true, bot: "junior" } }]);
  });

  it("has the link for friends while a seat is free, and the rules of the table", async () => {
    await enter(table({ you: 0, yours: true }));
    expect(document.querySelector<HTMLInputElement>("input[readonly]")?.value).toMatch(/\/table\/k7q$/);
    expect(text()).toContain("Four");
  });

  describe("with decks", () => {
    const deck = { key: "deck", default: "any", choices: ["any", "wall"], text: true };
    const choices = () => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    const sit = (info: TableInfo) =>
      show(WaitingRoom, {
        table: new LiveTable(info.id, info),
        info,
        game: { ...game, seat_options: [deck] },
      });

    it("shows what was chosen, and keeps another choice at once", async () => {
      answers = { "POST /api/tables/k7q/join": { body: table({ you: 0 }) } };
      await sit(table({ you: 0, seat_options: { deck: "wall" } }));
      expect(choices().map(({ checked }) => checked)).toEqual([false, true]);
      choices()[0]!.click();
      await settled();
      expect(asked).toEqual([{ path: "/api/tables/k7q/join", body: { seat: 0, options: { deck: "any" } } }]);
    });

    it("names every rule that a refused one breaks", async () => {
      const broken = ["DE-1", "DE-2"].map((clause) => ({ clause, say: { id: `de-${clause}` } }));
      answers = { "POST /api/tables/k7q/join": { status: 400, body: { ...problem, broken } } };
      await sit(table({ you: 0 }));
      choices()[1]!.click();
      await settled();
      expect(text()).toContain("This deck breaks 2 rules");
      expect([...document.querySelectorAll(".broken a")].map((link) => link.getAttribute("href"))).toEqual([
        "/rules/demo#DE-1",
        "/rules/demo#DE-2",
      ]);
    });
  });

  it("leaves the start to who made the table", async () => {
    await enter(table({ you: 0, ready: true, seats: [{ seat: 0, kind: "person", name: "Ann" }] }));
    expect(text()).toContain("Whoever made the table starts the game.");
    expect(document.querySelector("input[readonly]")).toBeNull();
  });
});

describe("the rules", () => {
  const rules = {
    game: "demo",
    language: "en",
    title: "Demo",
    intro: "For **two**.",
    sections: [
      {
        id: "DE-1",
        title: "Start",
        intro: "",
        clauses: [
          { id: "DE-1.1", text: "Begin. See DE-1.2." },
          { id: "DE-1.2", text: "Go on as **you** like." },
        ],
      },
    ],
    guide: [{ title: "What it is about", blocks: [{ text: "Fun. More in DE-1.2." }] }],
    scenes: [],
  };

  it("show every clause under its number, and the one that was asked for", async () => {
    answers = { "GET /api/games/demo/rules/en": { body: rules } };
    await show(Rules, at("/rules/demo#DE-1.1"));
    const clause = document.getElementById("DE-1.1")!;
    expect(clause.textContent).toContain("Begin.");
    expect(clause.classList.contains("wanted")).toBe(true);
  });

  it("tell the game first, and link from there to the clauses", async () => {
    answers = { "GET /api/games/demo/rules/en": { body: rules } };
    await show(Rules, at("/rules/demo"));
    expect([...document.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual([
      "What it is about",
      "Every rule by number",
    ]);
    expect(document.querySelector(".part a")?.getAttribute("href")).toBe("/rules/demo#DE-1.2");
  });

  it("can be searched for words and numbers", async () => {
    answers = { "GET /api/games/demo/rules/en": { body: rules } };
    await show(Rules, at("/rules/demo"));
    const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
    const found = async (words: string) => {
      search.value = words;
      search.dispatchEvent(new Event("input", { bubbles: true }));
      await settled();
      return [...document.querySelectorAll(".clause")].map(({ id }) => id);
    };
    expect(await found("Begin")).toEqual(["DE-1.1"]);
    expect(await found("LIKE on")).toEqual(["DE-1.2"]);
    expect(await found("nothing of the kind")).toEqual([]);
    expect(await found(" ")).toEqual(["DE-1.1", "DE-1.2"]);
  });

  it("of a game that is not here say so", async () => {
    answers = { "GET /api/games/demo/rules/en": { status: 404, body: problem } };
    await show(Rules, at("/rules/demo"));
    expect(text()).toContain("This game is not here");
  });

  it("can be asked for again when the server was not there", async () => {
    await show(Rules, at("/rules/demo"));
    expect(text()).toContain("The rules could not be loaded");
    answers = { "GET /api/games/demo/rules/en": { body: rules } };
    button("Try again")!.click();
    await settled();
    expect(document.querySelector("h1")?.textContent).toBe("Demo");
  });
});
