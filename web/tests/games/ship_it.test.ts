import { describe, expect, it, vi } from "vitest";

import { Stage } from "$/board/stage.svelte";
import { Desk } from "$/games/ship_it/desk.svelte";
import type { Attempt, Facts, Kind, Puzzle } from "$/games/ship_it/facts";
import {
  blockName,
  blocksIn,
  carrying,
  changing,
  kindsIn,
  moveFor,
  names,
  nest,
  placing,
  type Step,
} from "$/games/ship_it/program";
import { reportOf } from "$/games/ship_it/report";
import { coinsIn, framesOf } from "$/games/ship_it/run";
import {
  commonest,
  companiesOf,
  corporationOf,
  isDone,
  partsOf,
  remarksOf,
  signOf,
  spacesOf,
} from "$/games/ship_it/studio";
import type { Choice, LogLine } from "$/lib/wire";
import { Words } from "$/lib/words.svelte";

import { message, piece, view, zone } from "../board/views";

const seat = (number: number) => message("seat", { seat: number });
const game = "ship_it";
const facts: Facts = {
  phase: "planning",
  live: true,
  first: 0,
  order: [0, 1],
  done: [true, false],
  traits: [{ id: "veteran", name: message("si-trait-veteran") }],
  events: [{ id: "ddos", name: message("si-event-ddos") }],
};

describe("the companies", () => {
  const notes = [
    message("si-funding-vc_heavy-note", { name: message("si-funding-vc_heavy") }),
    message("si-note-locked"),
  ];

  it("begin with the viewer's own", () => {
    const watched = view({ seat: 1, seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] });
    expect(companiesOf(watched).map((one) => one.seat)).toEqual([1, 2, 0]);
    expect(companiesOf({ ...watched, seat: -1 }).map((one) => one.seat)).toEqual([0, 1, 2]);
  });

  it("tell what they are apart from what is to be said about them", () => {
    expect(corporationOf({ seat: 0, notes }).map(({ name }) => name.id)).toEqual(["si-funding-vc_heavy"]);
    expect(remarksOf({ seat: 0, notes }).map(({ id }) => id)).toEqual(["si-note-locked"]);
  });

  it("are done when they have sent, locked or solved", () => {
    const table = view({ game, facts });
    expect([0, 1].map((seat) => isDone(table, { seat }))).toEqual([true, false]);
  });
});

describe("the action spaces", () => {
  const engineer = (id: string, task?: string) =>
    piece(id, { under: task ? [piece(id.replace("engineer", "task"), { face: task })] : [] });
  const args = { action: message("si-action-develop"), price: 5, slots: 3, round: 2 };
  const planned = view({
    seats: [{ seat: 0 }, { seat: 1 }],
    zones: [
      {
        ...zone("action-develop", [piece("slot-develop-1", { face: "seat-1" })]),
        name: message("si-action-space", args),
      },
      zone("staff-0", [
        engineer("engineer-0-0", "develop"),
        engineer("engineer-0-1"),
        engineer("engineer-0-2", "develop"),
      ]),
      zone("staff-1", [engineer("engineer-1-0", "develop")]),
    ],
    game,
    facts: { ...facts, plan: [2, 0].map((engineer) => ({ engineer, action: "develop", ai: false })) },
  });

  it("know their price, their slots and who holds them", () => {
    const [space] = spacesOf(planned);
    expect([space!.id, space!.price, space!.slots, space!.round]).toEqual(["develop", 5, 3, 2]);
    expect(space!.holders.map(({ face }) => face)).toEqual(["seat-1"]);
  });

  it("show your engineers in the order of your list, then those of others", () => {
    const [space] = spacesOf(planned);
    expect(space!.workers.map(({ piece, turn }) => [piece.id, turn])).toEqual([
      ["engineer-0-2", 1],
      ["engineer-0-0", 2],
      ["engineer-1-0", undefined],
    ]);
  });

  it("give the reason that bars most of your engineers", () => {
    const why = (id: string) => ({ clause: "SI-4.2", say: message(id) });
    expect(commonest([why("forced"), why("slot"), why("slot")])?.say.id).toBe("slot");
    expect(commonest([why("forced"), why("slot")])?.say.id).toBe("slot");
    expect(commonest([])).toBeUndefined();
  });

  it("take the name of an engineer apart", () => {
    const level = message("si-level-senior");
    const specialty = message("si-specialty-ai");
    const name = message("si-numbered", {
      number: 1,
      engineer: message("si-engineer", { level, specialty }),
    });
    expect(partsOf(name)).toEqual({ level, specialty });
    expect(partsOf(message("si-level-intern"))).toEqual({ level: message("si-level-intern") });
    expect(signOf(view({ game, facts }), message("si-trait-veteran"))).toBe("veteran");
  });
});

describe("a program", () => {
  const tokens = ["loop_3", "move", "if_coin", "collect", "end", "end", "call", "function", "left", "end"];

  it("is nested, with a gap before every block and behind the last", () => {
    const { main, fn } = nest(tokens);
    expect(main.blocks.map(({ id }) => id)).toEqual(["loop_3", "call"]);
    expect(main.gaps).toEqual([0, 6, 7]);
    const [loop] = main.blocks;
    expect(loop!.body!.gaps).toEqual([1, 2, 5]);
    expect(loop!.body!.blocks[1]!.body!.blocks.map(({ number, at }) => [number, at])).toEqual([[3, 3]]);
    expect([fn!.number, fn!.at, fn!.close, fn!.body!.gaps]).toEqual([5, 7, 9, [8, 9]]);
    expect(nest([])).toEqual({ main: { blocks: [], gaps: [0] } });
  });

  it("counts its blocks, and not the ends", () => {
    expect(blocksIn(tokens)).toBe(7);
  });

  it("has each kind of block once in the palette", () => {
    expect(kindsIn(["move", "if_clear", "if_coin", "loop_2"])).toEqual(["move", "if", "loop"]);
  });

  it("moves the cursor only where it has to", () => {
    expect(placing("move", 2, 2)).toEqual([{ kind: "place", block: "move" }]);
    expect(placing("move", 1, 2)).toEqual([
      { kind: "cursor", gap: 1 },
      { kind: "place", block: "move" },
    ]);
    expect(placing("function", 1, 2)).toEqual([{ kind: "place", block: "function" }]);
    const [loop] = nest(tokens).main.blocks;
    expect(changing(loop!, "loop_4", 1)).toEqual([{ kind: "swap", block: "loop_4" }]);
    expect(changing(loop!, "loop_4", 0)).toEqual([
      { kind: "cursor", gap: 1 },
      { kind: "swap", block: "loop_4" },
    ]);
  });

  it("finds its blocks by their names", () => {
    const blocks = ["move", "loop_2", "loop_10", "if_clear", "while_edge", "function"];
    for (const id of blocks)
      expect(blocks.filter((block) => names(message("label", { block: blockName(id) }), block))).toEqual([
        id,
      ]);
    expect(names(message("label"), "move")).toBe(false);
  });

  /** What the game would make of the steps. */
  function after(start: readonly string[], steps: readonly Step[], cursor: number): string[] {
    let now = [...start];
    let here = cursor;
    for (const step of steps) {
      if (step.kind === "cursor") here = step.gap;
      else if (step.kind === "remove") {
        const at = now.flatMap((token, i) => (token === "end" ? [] : [i]))[step.number]!;
        const { close } = find(now, step.number);
        now = [...now.slice(0, at), ...now.slice(close + 1)];
      } else if (step.kind === "place") {
        const whole = /_|function/.test(step.block) ? [step.block, "end"] : [step.block];
        now = [...now.slice(0, here), ...whole, ...now.slice(here)];
        here += 1;
      }
    }
    return now;
  }

  function find(tokens: readonly string[], number: number) {
    const { main, fn } = nest(tokens);
    const all = [...main.blocks, ...(fn ? [fn] : [])];
    for (const block of all) {
      if (block.number === number) return block;
      all.push(...(block.body?.blocks ?? []));
    }
    throw new Error(`no block ${number}`);
  }

  it.each([
    ["a block up", 4, 0, ["call", "loop_3", "move", "if_coin", "collect", "end", "end"]],
    ["a block into a container", 4, 3, ["loop_3", "move", "if_coin", "call", "collect", "end", "end"]],
    [
      "a container with all that is in it",
      0,
      7,
      ["call", "loop_3", "move", "if_coin", "collect", "end", "end"],
    ],
    ["a container out of another", 2, 6, ["loop_3", "move", "end", "if_coin", "collect", "end", "call"]],
    ["a container to the front", 2, 0, ["if_coin", "collect", "end", "loop_3", "move", "end", "call"]],
  ])("carries %s", (_, number, gap, expected) => {
    const start = tokens.slice(0, 7);
    const way = carrying(start, find(start, number), gap, 2)!;
    expect(after(start, [...way.copy, way.clear], 2)).toEqual(expected);
    expect(after(start, [...way.copy, way.undo], 2)).toEqual(start);
  });

  it("carries nothing to where it is, or into itself", () => {
    const [loop] = nest(tokens).main.blocks;
    for (const gap of [0, 1, 5, 6]) expect(carrying(tokens, loop!, gap, 0)).toBeNull();
  });

  const choices: Choice[] = [
    { move: 1, kind: "place", label: message("label", { block: blockName("loop_3") }), on: ["program-0"] },
    { move: 2, kind: "swap", label: message("label", { block: blockName("loop_3") }), on: ["program-0"] },
    { move: 3, kind: "cursor", label: message("label", { gap: 5 }), on: ["gap-0-4"] },
    { move: 4, kind: "remove", label: message("label", { number: 2 }), on: ["block-0-1"] },
  ];

  it("finds the game's own move for a step, and none that is not offered", () => {
    const offered = view({ choices });
    expect(moveFor(offered, { kind: "place", block: "loop_3" })).toBe(1);
    expect(moveFor(offered, { kind: "swap", block: "loop_3" })).toBe(2);
    expect(moveFor(offered, { kind: "cursor", gap: 4 })).toBe(3);
    expect(moveFor(offered, { kind: "remove", number: 1 })).toBe(4);
    expect(moveFor(offered, { kind: "place", block: "move" })).toBeUndefined();
  });
});

describe("the desk", () => {
  const puzzle: Puzzle = {
    grid: ["."],
    start: [0, 0],
    heading: "north",
    par: 1,
    over: false,
    seconds: 60,
    blocks: ["move", "loop_2", "loop_3"],
    winner: null,
    programs: [{ seat: 0, tokens: ["move"], cursor: 1, edits_left: 9 }],
  };
  const place: Choice = { move: 1, kind: "place", label: message("label", { block: blockName("move") }) };
  const cursor: Choice = { move: 2, kind: "cursor", label: message("label"), on: ["gap-0-0"] };
  const stageWith = (choices: Choice[], play: (move: number) => Promise<boolean>) =>
    new Stage({
      view: view({ game, choices, facts: { ...facts, puzzle } }),
      words: new Words("ship_it"),
      play,
    });

  it("makes one move after the other, and stops where one is not taken", async () => {
    const play = vi.fn((move: number) => Promise.resolve(move !== 2));
    const desk = new Desk(stageWith([place, cursor], play));
    expect(await desk.place("move")).toBe(true);
    expect(await desk.place("move", 0)).toBe(false);
    expect(play.mock.calls.map(([move]) => move)).toEqual([1, 2]);
  });

  it("loses nothing that is done before the last move was acknowledged", async () => {
    let acknowledge: (taken: boolean) => void = () => {};
    const play = vi.fn(() => new Promise<boolean>((resolve) => (acknowledge = resolve)));
    const desk = new Desk(stageWith([place, cursor], play));
    const both = [desk.place("move"), desk.place("move")];
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    acknowledge(true);
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2));
    acknowledge(true);
    expect(await Promise.all(both)).toEqual([true, true]);
  });

  it("lets keys wait until all is seen that was done before", async () => {
    let acknowledge: (taken: boolean) => void = () => {};
    const play = vi.fn(() => new Promise<boolean>((resolve) => (acknowledge = resolve)));
    const desk = new Desk(stageWith([place], play));
    const order: string[] = [];
    const placed = desk.place("move").then(() => order.push("placed"));
    const keys = ["first", "second"].map((key) => desk.byKey(() => Promise.resolve(void order.push(key))));
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    expect(order).toEqual([]);
    acknowledge(true);
    await Promise.all([placed, ...keys]);
    expect(order).toEqual(["placed", "first", "second"]);
  });

  it("finds a block and its neighbours by the number", () => {
    const desk = new Desk(stageWith([], () => Promise.resolve(true)));
    expect(desk.find(0)?.block.id).toBe("move");
    expect(desk.find(0)?.body).toBe(desk.program.main);
    expect(desk.find(7)).toBeUndefined();
  });

  it("knows where something is dropped", () => {
    const desk = new Desk(stageWith([], () => Promise.resolve(true)));
    expect(desk.gapAt(["gap-0-1", "program-0"])).toBe(1);
    expect(desk.gapAt(["block-0-0", "program-0"])).toBe(1);
    expect(desk.gapAt(["program-0"])).toBe(1);
    expect(desk.gapAt(["seat-0"])).toBeUndefined();
  });

  it("gives the block of a kind that was chosen last", () => {
    const desk = new Desk(stageWith([place], () => Promise.resolve(true)));
    expect(desk.offered("loop")).toBe("loop_2");
    desk.picks["loop"] = "loop_3";
    expect(desk.offered("loop")).toBe("loop_3");
    expect([desk.mayPlace("move"), desk.mayPlace("loop_3")]).toEqual([true, false]);
  });
});

describe("a run", () => {
  const puzzle: Puzzle = {
    grid: [".o", "#o"],
    start: [0, 0],
    heading: "north",
    par: 4,
    over: true,
    seconds: 60,
    blocks: [],
    winner: 0,
    programs: [],
  };
  const attempt: Attempt = {
    seat: 0,
    tokens: ["right", "move", "collect", "left"],
    cursor: 0,
    edits_left: 0,
    steps: [
      [0, 0, 1, 1],
      [1, 1, 1, 1],
      [2, 1, 1, 1],
      [3, 1, 0, 1],
      [3, 1, 3, 1],
      [2, 1, 3, 0],
    ],
  };

  it("is a picture for each step, from the start on", () => {
    const frames = framesOf(puzzle, attempt);
    expect(frames.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(frames.map(({ taken }) => taken.size)).toEqual([0, 0, 0, 1, 1, 1, 1]);
    expect(frames.at(-1)!.held).toBe(false);
  });

  it("turns the shorter way", () => {
    expect(framesOf(puzzle, attempt).map(({ turn }) => turn)).toEqual([0, 1, 1, 1, 0, -1, -1]);
  });

  it("counts the coins of the grid", () => {
    expect(coinsIn(puzzle)).toBe(2);
  });
});

describe("the report of a reveal", () => {
  const line = (kind: Kind, more: Partial<LogLine> = {}, args: LogLine["say"]["args"] = {}): LogLine => ({
    moment: 1,
    say: message("told", { seat: seat(1), ...args }),
    clause: "SI-6.2",
    kind,
    ...more,
  });
  const report = (...told: LogLine[]) => reportOf(told, facts);
  const chain = [message("si-base"), message("si-times")];
  const users = { counter: "users", by: 150, seat: 1, why: "chain" };

  it("tells which figure changed by how much, and why", () => {
    const engineer = message("si-level-intern");
    const [entry] = report(line("developed", { changes: [users] }, { engineer, chain }));
    expect(entry).toMatchObject({ chapter: "actions", face: "develop", seat: 1, clause: "SI-6.2", engineer });
    expect(entry!.changes).toEqual([{ ...users, good: true, chain }]);
  });

  it("knows that falling debt is good, and a falling rating is not", () => {
    const [paid, hurt] = report(
      line("paid_down", { changes: [{ counter: "debt", by: -2, seat: 1 }] }),
      line("debt_hurts", { changes: [{ counter: "rating", by: -10, seat: 1 }] }),
    );
    expect(paid!.changes[0]).toMatchObject({ counter: "debt", good: true });
    expect(hurt!.changes[0]).toMatchObject({ counter: "rating", good: false });
  });

  it("leaves out what is no part of it, and a puzzle that somebody ends alone", () => {
    expect(report(line("ran"), line("locked"))).toEqual([]);
    expect(report(line("ran"), line("income")).map(({ chapter }) => chapter)).toEqual(["puzzle", "books"]);
  });

  it("tells a misfortune in words, which say more than figures", () => {
    const [entry] = report(line("struck", { changes: [{ ...users, by: -50 }] }));
    expect(entry!.changes).toEqual([]);
  });

  it("draws an event by its own picture", () => {
    const told = { moment: 1, kind: "event", say: message("told", { event: message("si-event-ddos") }) };
    const [entry] = report(told);
    expect(entry).toMatchObject({ chapter: "event", face: "ddos" });
    expect(entry!.seat).toBeUndefined();
  });
});
