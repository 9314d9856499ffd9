import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { live, LiveTable } from "$/lib/live.svelte";
import type { LogLine, TableInfo, View } from "$/lib/wire";
import { texts } from "$/lib/words.svelte";

const line = (moment: number): LogLine => ({ moment, say: { id: `line-${moment}` } });
const view = (prompt: string): View => ({
  game: "startups",
  version: 1,
  seat: 0,
  prompt: { id: prompt },
  seats: [],
  zones: [],
});
const info: TableInfo = {
  id: "k7q",
  game: "startups",
  version: 1,
  status: "running",
  seats: [
    { seat: 0, kind: "person", name: "Ann" },
    { seat: 1, kind: "bot", name: "Intern", bot: "intern" },
  ],
  options: {},
  public: false,
  created: 0,
  you: 0,
};

describe("a table that is followed", () => {
  let table: LiveTable;
  const says = (fields: object) =>
    table.receive({ type: "table", table: "k7q", revision: 1, ...fields } as never);

  beforeEach(() => {
    vi.useFakeTimers();
    table = new LiveTable("k7q");
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("knows who sits there and which seat is ours", () => {
    expect(table.seat).toBe(-1);
    table.receive({ type: "table", table: "k7q", info });
    expect(table.names).toEqual(["Ann", "Intern"]);
    expect(table.seat).toBe(0);
    expect(table.words.seat(1)).toBe("Intern");
  });

  it("adds new lines to the log, and takes a whole one in its place", () => {
    says({ revision: 3, view: view("a"), log: [line(1), line(2)], whole_log: true });
    says({ revision: 4, view: view("b"), log: [line(4)] });
    expect(table.log.map(({ moment }) => moment)).toEqual([1, 2, 4]);
    says({ revision: 5, view: view("c"), log: [line(5)], whole_log: true });
    expect(table.log.map(({ moment }) => moment)).toEqual([5]);
  });

  it("hands over the view and the lines that are new, and nothing when neither changed", () => {
    const news = vi.fn();
    says({ revision: 3, view: view("a"), log: [line(1), line(3)], whole_log: true });
    const stop = table.listen(news);
    says({ revision: 3, chat: [] });
    expect(news).not.toHaveBeenCalled();
    says({ revision: 5, changes: [[["prompt", "id"], "b"]], log: [line(4), line(5)] });
    expect(news).toHaveBeenLastCalledWith({ view: view("b"), fresh: [line(4), line(5)] });
    says({ revision: 6, view: view("c"), log: [line(1), line(4), line(5), line(6)], whole_log: true });
    expect(news).toHaveBeenLastCalledWith({ view: view("c"), fresh: [line(6)] });
    stop();
    says({ revision: 7, view: view("d") });
    expect(news).toHaveBeenCalledTimes(2);
  });

  it("keeps its view when a reconnection finds it current", () => {
    says({ revision: 3, view: view("a"), log: [line(1)], whole_log: true });
    says({ revision: 3 });
    expect(table.view?.prompt.id).toBe("a");
    expect(table.log).toHaveLength(1);
    expect(table.revision).toBe(3);
  });

  it("makes the changes that it is sent, and keeps what did not change", () => {
    says({ revision: 3, info, view: view("a"), whole_log: true });
    const before = table.view;
    says({ revision: 4, changes: [[["prompt", "id"], "b"]], info_changes: [[["undo"], "free"]] });
    expect(table.view?.prompt.id).toBe("b");
    expect(table.info?.undo).toBe("free");
    expect(before?.prompt.id).toBe("a");
    expect(table.view?.seats).toBe(before?.seats);
  });

  it("asks for the whole where the changes do not fit", () => {
    const ask = vi.spyOn(live.connection, "askWhole").mockReturnValue();
    says({ revision: 3, view: view("a") });
    says({ revision: 4, changes: [[["zones", 2, "pieces"], 0, 1, []]] });
    expect(ask).toHaveBeenCalledWith("k7q");
    expect(table.revision).toBe(3);
  });

  it("gathers the chat", () => {
    const said = (number: number) => ({ number, seat: 1, text: "hi", at: 0 });
    table.receive({ type: "table", table: "k7q", chat: [said(1)], whole_chat: true });
    table.receive({ type: "table", table: "k7q", chat: [said(2)] });
    expect(table.chat.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("shows who is writing, for a while or until it is said", () => {
    table.receive({ type: "typing", table: "k7q", seat: 1 });
    table.receive({ type: "typing", table: "k7q", seat: 2 });
    expect(table.typing).toEqual([1, 2]);
    table.receive({ type: "table", table: "k7q", chat: [{ number: 1, seat: 1, text: "there", at: 0 }] });
    expect(table.typing).toEqual([2]);
    vi.advanceTimersByTime(5000);
    expect(table.typing).toEqual([]);
  });

  it("says why there is nothing to see", () => {
    const problem = { say: { id: "table-missing" }, text: "There is no such table.", clause: "" };
    table.receive({ type: "refused", table: "k7q", problem });
    expect(table.missing).toEqual(problem);
  });

  it("plays a move in the view that is shown, and is busy until it is answered", async () => {
    let answer: (value: never) => void = () => undefined;
    const ask = vi
      .spyOn(live.connection, "ask")
      .mockReturnValue(new Promise((resolve) => (answer = resolve)));
    says({ revision: 7, view: view("a") });
    const played = table.move(4);
    expect(ask).toHaveBeenCalledWith({ type: "move", table: "k7q", revision: 7, move: 4 });
    expect(table.busy).toBe(true);
    answer({ type: "done" } as never);
    await played;
    expect(table.busy).toBe(false);
  });

  it("does not make the board wait for the chat", () => {
    vi.spyOn(live.connection, "ask").mockReturnValue(new Promise(() => undefined));
    void table.say("hello");
    expect(table.busy).toBe(false);
  });

  it("mentions that we write at most every few seconds", () => {
    const mention = vi.spyOn(live.connection, "mention").mockReturnValue();
    table.writes();
    table.writes();
    expect(mention).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3000);
    table.writes();
    expect(mention).toHaveBeenCalledTimes(2);
  });
});

describe("following", () => {
  afterEach(() => vi.restoreAllMocks());

  it("shares a table among those who follow it, until the last one stops", () => {
    const follow = vi.spyOn(live.connection, "follow").mockReturnValue();
    const unfollow = vi.spyOn(live.connection, "unfollow").mockReturnValue();
    const one = live.follow("k7q");
    const other = live.follow("k7q");
    expect(other.table).toBe(one.table);
    expect(follow).toHaveBeenCalledOnce();
    one.stop();
    expect(unfollow).not.toHaveBeenCalled();
    other.stop();
    expect(unfollow).toHaveBeenCalledOnce();
  });

  it("asks for the lobby once, however many look at it", () => {
    const follow = vi.spyOn(live.connection, "followLobby").mockReturnValue();
    const stopOne = live.followLobby();
    const stopOther = live.followLobby();
    stopOne();
    stopOther();
    expect(follow.mock.calls).toEqual([[true], [false]]);
  });

  it("shows everything again when whoever writes the game has changed it, and only then", async () => {
    const welcome = (debug: boolean) =>
      live.receive({
        type: "welcome",
        version: "1",
        now: 0,
        me: { name: "Ann", named: true, debug },
      } as never);
    vi.spyOn(live.connection, "follow").mockReturnValue();
    const whole = vi.spyOn(live.connection, "askWhole").mockReturnValue();
    const use = vi.spyOn(texts, "use").mockResolvedValue();
    const { stop } = live.follow("k7q");
    welcome(false);
    welcome(false);
    expect(use).not.toHaveBeenCalled();
    welcome(true);
    await vi.waitFor(() => expect(whole).toHaveBeenCalledWith("k7q"));
    expect(use).toHaveBeenCalledOnce();
    stop();
  });
});
