import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection, delayBefore, type SocketLike, type Status } from "$/lib/connection";
import { CLOSE_NOT_WELCOME, CLOSE_RESTARTING, type ClientMessage, type ServerMessage } from "$/lib/wire";

class FakeSocket implements SocketLike {
  sent: ClientMessage[] = [];
  closed = false;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;

  send(data: string) {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close() {
    this.closed = true;
  }

  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcomes() {
    this.says({
      type: "welcome",
      me: { id: "g1", name: "Ann", named: true, debug: false },
      version: "1",
      now: 0,
    });
  }

  breaks(code = 1006) {
    this.onclose?.({ code });
  }
}

const table = "k7q";
const move = { type: "move", table, revision: 4, move: 2 } as const;

describe("a connection", () => {
  let sockets: FakeSocket[];
  let statuses: Status[];
  let identified: number;
  let unknown: number;
  let connection: Connection;
  let bots: "slow" | "normal";
  const socket = () => sockets.at(-1)!;

  beforeEach(async () => {
    vi.useFakeTimers();
    sockets = [];
    statuses = [];
    identified = 0;
    unknown = 0;
    bots = "normal";
    connection = new Connection({
      open: () => sockets[sockets.push(new FakeSocket()) - 1]!,
      identify: () => Promise.resolve(identified++),
      onunknown: () => (unknown += 1),
      onmessage: () => undefined,
      onstatus: (status) => statuses.push(status),
      random: () => 1,
      bots: () => bots,
    });
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
  });

  afterEach(() => {
    connection.stop();
    vi.useRealTimers();
  });

  async function loseAndComeBack(code?: number) {
    socket().breaks(code);
    await vi.advanceTimersByTimeAsync(500);
    socket().welcomes();
  }

  it("makes itself known before it opens the first socket", () => {
    expect(identified).toBe(1);
    expect(sockets).toHaveLength(1);
  });

  it("says nothing before it is welcome, then all that is wanted", () => {
    connection.followLobby(true);
    connection.follow(table, () => 0);
    void connection.ask(move);
    expect(socket().sent).toEqual([]);
    socket().welcomes();
    expect(socket().sent.map(({ type }) => type)).toEqual(["follow_lobby", "follow", "move"]);
  });

  it("follows again after a loss, from the revision that is already here", async () => {
    let revision = 0;
    socket().welcomes();
    connection.follow(table, () => revision);
    expect(socket().sent).toEqual([{ type: "follow", table, changes: true }]);
    revision = 14;
    await loseAndComeBack();
    expect(socket().sent).toEqual([{ type: "follow", table, revision: 14, changes: true }]);
  });

  it("says how fast the bots should be, where that is not as usual", () => {
    socket().welcomes();
    bots = "slow";
    connection.follow(table, () => 0);
    expect(socket().sent).toEqual([{ type: "follow", table, changes: true, bots: "slow" }]);
  });

  it("does not follow again what was left", async () => {
    socket().welcomes();
    connection.follow(table, () => 3);
    connection.unfollow(table);
    await loseAndComeBack();
    expect(socket().sent).toEqual([]);
  });

  it("repeats an unanswered move under the same id, and an answered one never", async () => {
    socket().welcomes();
    const answer = connection.ask(move);
    const first = socket().sent[0] as { id: string };
    await loseAndComeBack();
    expect(socket().sent).toEqual([first]);
    socket().says({ type: "table", table, done: first.id, revision: 5 });
    await expect(answer).resolves.toMatchObject({ type: "done", revision: 5 });
    await loseAndComeBack();
    expect(socket().sent).toEqual([]);
  });

  it("gives every wish an id of its own, short enough for the server", () => {
    socket().welcomes();
    void connection.ask(move);
    void connection.ask(move);
    const [first, second] = socket().sent as { id: string }[];
    expect(first!.id).not.toBe(second!.id);
    expect(first!.id.length).toBeLessThanOrEqual(40);
  });

  it("hands on a refusal and a stale answer as answers", async () => {
    socket().welcomes();
    const refused = connection.ask(move);
    const stale = connection.ask(move);
    const [first, second] = socket().sent as { id: string }[];
    const problem = { say: { id: "su-no-draw" }, text: "No.", clause: "SU-2.1" };
    socket().says({ type: "stale", table, id: second!.id, revision: 9 });
    socket().says({ type: "refused", table, id: first!.id, problem });
    await expect(refused).resolves.toMatchObject({ type: "refused", problem });
    await expect(stale).resolves.toMatchObject({ type: "stale", revision: 9 });
  });

  it("does not repeat what is not worth it", async () => {
    socket().breaks();
    connection.mention({ type: "typing", table });
    await vi.advanceTimersByTimeAsync(500);
    socket().welcomes();
    expect(socket().sent).toEqual([]);
  });

  it("waits longer after every failure, up to a limit, and begins anew after a success", async () => {
    const waits = [500, 1000, 2000, 4000, 8000, 15_000, 15_000];
    for (const wait of waits) {
      const before = sockets.length;
      socket().breaks();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(sockets).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(before + 1);
    }
    socket().welcomes();
    const before = sockets.length;
    socket().breaks();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(before + 1);
  });

  it("does not wait longer and longer, nor alarm anybody, while a server that restarts is expected back", async () => {
    socket().welcomes();
    socket().breaks(CLOSE_RESTARTING);
    for (let attempt = 2; attempt <= 8; attempt++) {
      await vi.advanceTimersByTimeAsync(500);
      expect(sockets).toHaveLength(attempt);
      socket().breaks();
    }
    await vi.advanceTimersByTimeAsync(500);
    socket().welcomes();
    expect(statuses).toEqual(["online", "connecting", "online"]);
  });

  it("knows a server that does not come back from its restart for lost", async () => {
    socket().welcomes();
    socket().breaks(CLOSE_RESTARTING);
    for (let wait = 0; wait < 60_000; wait += 500) {
      await vi.advanceTimersByTimeAsync(500);
      socket().breaks();
    }
    expect(statuses.at(-1)).toBe("offline");
    const before = sockets.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(sockets).toHaveLength(before);
  });

  it("spreads the clients over the second half of the wait", () => {
    expect(delayBefore(1, 0)).toBe(250);
    expect(delayBefore(1, 1)).toBe(500);
    expect(delayBefore(3, 0.5)).toBe(1500);
  });

  it("tells when it is offline and when it is back", async () => {
    socket().welcomes();
    await loseAndComeBack();
    expect(statuses).toEqual(["online", "offline", "online"]);
  });

  it("alarms nobody when the server merely restarts", async () => {
    socket().welcomes();
    await loseAndComeBack(CLOSE_RESTARTING);
    expect(statuses).not.toContain("offline");
  });

  it("makes itself known again when the server does not know it", async () => {
    socket().breaks(CLOSE_NOT_WELCOME);
    await vi.advanceTimersByTimeAsync(500);
    expect(identified).toBe(2);
    expect(unknown).toBe(1);
    expect(sockets).toHaveLength(2);
  });

  it("asks a quiet connection for a sign of life and gives up a dead one", async () => {
    socket().welcomes();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket().sent).toEqual([{ type: "ping" }]);
    socket().says({ type: "pong", now: 0 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8_000 + 500);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it("gives up a socket that never opens", async () => {
    await vi.advanceTimersByTimeAsync(20_000 + 8_000 + 500);
    expect(sockets).toHaveLength(2);
  });

  it("drops the socket at once when the device is offline, and tries at once when it is back", async () => {
    socket().welcomes();
    connection.lost();
    expect(sockets[0]!.closed).toBe(true);
    expect(connection.status).toBe("offline");
    connection.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
  });

  it("has one socket at a time, however often it is asked to hurry", async () => {
    socket().welcomes();
    socket().breaks();
    connection.retryNow();
    connection.retryNow();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  it("takes nothing more from a socket that it has given up", async () => {
    const old = socket();
    old.welcomes();
    connection.lost();
    old.welcomes();
    expect(connection.status).toBe("offline");
  });

  it("stays away once it is stopped", async () => {
    socket().welcomes();
    connection.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });
});

it("a server that can't be reached at first is tried again", async () => {
  vi.useFakeTimers();
  const open = vi.fn(() => new FakeSocket());
  const identify = vi.fn().mockRejectedValueOnce(new Error("no network")).mockResolvedValue(undefined);
  const connection = new Connection({
    open,
    identify,
    onmessage: () => undefined,
    onstatus: () => undefined,
  });
  connection.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(open).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(open).toHaveBeenCalledOnce();
  connection.stop();
  vi.useRealTimers();
});
