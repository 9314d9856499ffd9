import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { roles as looks } from "$/games/startup_nation/looks";
import { Stage } from "$/board/stage.svelte";
import { bondsIn, placesIn } from "$/games/startup_nation/chamber";
import { countIn } from "$/games/startup_nation/count";
import { Draft } from "$/games/startup_nation/draft.svelte";
import type { Facts, Kind } from "$/games/startup_nation/facts";
import { alliesOf, cardIn, knownIn, notesOf, possibleRanks, rolesOf } from "$/games/startup_nation/nation";
import { worthShowing } from "$/games/startup_nation/newsreel.svelte";
import { isBig, sceneOf, scenesOf, type Scene, type SceneKind } from "$/games/startup_nation/scenes";
import {
  kindOf,
  partnersIn,
  questionIn,
  rolesIn,
  slot,
  slotted,
  swapIn,
  victimsIn,
} from "$/games/startup_nation/sentence";
import type { Choice, LogLine, Message, Sheet } from "$/lib/wire";
import { Words } from "$/lib/words.svelte";

import { message, piece, view, zone } from "../board/views";

const seat = (seat: number): Message => message("seat", { seat });
const card = (id: string, rank: number, copies = 1) => ({
  id,
  rank,
  copies,
  name: message(`sn-card-${id}`),
  note: message(`sn-note-${id}`),
});
const deck = [
  card("tax_magic", 0),
  card("too_clever", 0),
  card("tech_lead", 1, 2),
  card("recruiter", 2, 2),
  card("emmanuel", 6),
  card("investor", 5),
  card("brigitte", 7),
  card("miraculous", 0),
  card("sales_rep", 3),
];
const role = (id: string) => {
  const name = message(id === "intern" ? "sn-role-intern" : `sn-card-${id}`);
  return { id, name, named: name };
};

const facts: Facts = {
  step: "play",
  card: null,
  question: null,
  replies: [],
  roles: [role("intern"), role("tech_lead"), role("recruiter")],
  deck,
  points_to_win: 4,
  alliances: ["blue", "red", "blue", "red"],
  answers: [[], [], [], []],
  possible: [["recruiter"], ["tech_lead"], ["tech_lead", "emmanuel"], []],
  rounds: [],
};

const played = view({
  seat: 1,
  seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }],
  zones: [
    zone("discard", [
      piece("discard-0", { face: "tech_lead" }),
      piece("discard-1", { face: "tax_magic" }),
      piece("discard-2", { face: "too_clever" }),
    ]),
    zone("hand-0", [piece("hand-0-held", { face: "recruiter" })], { owner: 0, count: 1 }),
  ],
  game: "startup_nation",
  facts,
});

describe("the players", () => {
  it("have those of the same colour as allies", () => {
    expect(alliesOf(["blue", "red", "black", "red", "blue"], 1)).toEqual([3]);
    expect(alliesOf(["blue", "red", "black", "red", "blue"], 2)).toEqual([]);
  });

  it("can hold the ranks of the cards that the view leaves open", () => {
    expect([...possibleRanks(played, 2)]).toEqual([1, 6]);
    expect(possibleRanks(played, 3).size).toBe(0);
  });

  it("show a card only where the viewer knows it", () => {
    expect(knownIn(played, 0).map(({ face }) => face)).toEqual(["recruiter"]);
    expect(knownIn(played, 2)).toEqual([]);
  });

  it("keep their answers, which are the last of their notes, and what follows from them", () => {
    const answer = { asker: 2, role: 2, reply: "above" as const };
    const answers = [
      { ...answer, still: false },
      { ...answer, still: true },
    ];
    const now = { ...played, facts: { ...facts, answers: [answers, [], [], []] } };
    const notes = notesOf(now, { seat: 0, notes: ["is", "before", "since"].map((id) => message(id)) });
    expect(notes.deductions.map(({ id }) => id)).toEqual(["is"]);
    expect(notes.answers.map(({ reply, still, said }) => [reply, still, said.id])).toEqual([
      ["above", false, "before"],
      ["above", true, "since"],
    ]);
  });
});

describe("the deck", () => {
  it("counts all interns as one role, and what lies face up", () => {
    expect(rolesOf(played).map(({ face, copies, out }) => [face, copies, out])).toEqual([
      ["intern", 3, 2],
      ["tech_lead", 2, 1],
      ["recruiter", 2, 0],
    ]);
  });

  it("has a drawing for every card of the game", () => {
    const file = join(import.meta.dirname, "../../../src/captable/games/startup_nation/cards.toml");
    const ids = [...readFileSync(file, "utf-8").matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id!);
    expect(ids).toHaveLength(14);
    expect(ids.filter((id) => !(id in looks))).toEqual([]);
  });
});

describe("the chamber", () => {
  it("has the others clockwise from the left and the viewer before them", () => {
    const places = placesIn(played);
    expect(places.map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(places[0]!.x).toBeLessThan(places[1]!.x);
    expect(places[1]!.x).toBeLessThan(places[2]!.x);
    expect(places.every(({ y }) => y <= places[3]!.y)).toBe(true);
  });

  it("is a half-circle of all for who only watches", () => {
    expect(placesIn({ ...played, seat: -1 }).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  it("joins allies", () => {
    expect(bondsIn(played).map(({ colour, seats }) => [colour, seats])).toEqual([
      ["blue", [2, 0]],
      ["red", [3, 1]],
    ]);
  });
});

describe("a sentence", () => {
  const ask = (victim: number, role: string, move: number): Choice => ({
    move,
    label: message("sn-choose-ask"),
    on: [`seat-${victim}`, `hand-${victim}`],
    group: role,
  });
  const questions = [
    ask(0, "sn-role-intern", 1),
    ask(0, "sn-card-emmanuel", 2),
    ask(2, "sn-card-emmanuel", 3),
  ];
  const swap = (one: number, two: number, move: number): Choice => ({
    move,
    label: message("sn-choose-alliances"),
    on: [`alliance-${one}`, `alliance-${two}`],
  });
  const swaps = [
    { move: 77, label: message("sn-choose-keep") },
    swap(0, 1, 78),
    swap(0, 3, 80),
    swap(1, 2, 82),
  ];

  it("is told by what is to be decided", () => {
    const kind = (step: Facts["step"], choices = questions) =>
      kindOf({ ...played, choices, facts: { ...facts, step } });
    expect(kind("ask")).toBe("ask");
    expect(kind("alliances")).toBe("alliances");
    expect(kind("promote")).toBe("aim");
    expect(kind("answer")).toBe("answer");
    expect(kind("play")).toBeUndefined();
    expect(kind("ask", [])).toBeUndefined();
  });

  it("asks when victim and role are named", () => {
    expect(victimsIn(questions)).toEqual([0, 2]);
    expect(rolesIn(questions)).toEqual(["sn-role-intern", "sn-card-emmanuel"]);
    expect(questionIn(questions, 2, "sn-card-emmanuel")?.move).toBe(3);
    expect(questionIn(questions, 2, "sn-role-intern")).toBeUndefined();
    expect(questionIn(questions, undefined, "sn-role-intern")).toBeUndefined();
    expect(questionIn(questions, 0, undefined)).toBeUndefined();
  });

  it("offers only tokens that can be swapped with the one taken up", () => {
    expect(partnersIn(swaps, undefined)).toEqual([0, 1, 2, 3]);
    expect(partnersIn(swaps, 0)).toEqual([1, 3]);
    expect(swapIn(swaps, 3, 0)?.move).toBe(80);
    expect(swapIn(swaps, 0, 2)).toBeUndefined();
    expect(swapIn(swaps, 0, 0)).toBeUndefined();
  });

  it("has open places in the order of the language", () => {
    expect(slotted(`« ${slot(1)} ? », ${slot(0)}`)).toEqual(["« ", 1, " ? », ", 0]);
    expect(slotted("nothing open")).toEqual(["nothing open"]);
  });
});

describe("the sentence that is built", () => {
  function drafted(choices: Choice[], step: Facts["step"] = "ask") {
    const moves: number[] = [];
    const stage = new Stage({
      view: { ...played, choices, facts: { ...facts, step } },
      words: new Words("startup_nation"),
      play: (move) => Promise.resolve(moves.push(move) > 0),
    });
    return { stage, moves, draft: new Draft(stage) };
  }
  const ask = (victim: number, role: string, move: number): Choice => ({
    move,
    label: message("sn-choose-ask"),
    on: [`seat-${victim}`],
    group: role,
  });
  const swap = (one: number, two: number, move: number): Choice => ({
    move,
    label: message("sn-choose-alliances"),
    on: [`alliance-${one}`, `alliance-${two}`],
  });

  it("is a question once both places are filled, in any order", () => {
    const { draft, moves } = drafted([ask(0, "intern", 1), ask(2, "intern", 2), ask(2, "emmanuel", 3)]);
    draft.ask();
    draft.name({ role: "emmanuel" });
    expect(draft.question).toBeUndefined();
    draft.name({ victim: 2 });
    draft.ask();
    expect(moves).toEqual([3]);
  });

  it("names the only victim by itself", () => {
    const { draft } = drafted([ask(2, "intern", 2), ask(2, "emmanuel", 3)]);
    expect(draft.victim).toBe(2);
  });

  it("begins anew with another decision", () => {
    const { draft, stage } = drafted([ask(0, "intern", 1), ask(2, "intern", 2)]);
    draft.name({ victim: 2, role: "intern" });
    stage.view = { ...stage.view, choices: [ask(0, "intern", 1), ask(2, "intern", 2)] };
    expect([draft.victim, draft.role]).toEqual([undefined, undefined]);
  });

  it("swaps two tokens, and lays one down that was taken up by mistake", () => {
    const { draft, moves } = drafted([swap(0, 1, 78), swap(0, 3, 80)]);
    draft.swap(1);
    draft.swap(1);
    expect(draft.token).toBeUndefined();
    draft.swap(3);
    expect(draft.tokens).toEqual([0]);
    draft.swap(0);
    expect(moves).toEqual([80]);
  });
});

describe("the news", () => {
  const line = (kind: Kind, args: Message["args"] = {}): LogLine => ({
    moment: 1,
    say: message(kind, args),
    kind,
  });
  const scene = (told: LogLine) => sceneOf(told, facts);
  const taken = { other: seat(2), card: message("sn-card-recruiter"), passed: 3 };

  it("are drawn with their people and cards", () => {
    expect(
      scene(line("asked", { seat: seat(0), victim: seat(3), role: message("sn-role-intern") })),
    ).toMatchObject({ kind: "asked", seats: [0, 3], card: "intern" });
    expect(scene(line("below", { seat: seat(3), role: message("sn-card-emmanuel") }))).toMatchObject({
      kind: "answered",
      seats: [3],
      card: "emmanuel",
      answer: "below",
    });
    expect(scene(line("gave", { seat: seat(3), other: seat(3) }))).toMatchObject({ seats: [3] });
    expect(scene(line("drew", { seat: seat(0) }))).toBeUndefined();
    expect(scene({ moment: 1, say: message("table-took-back") })).toBeUndefined();
  });

  it("show the card taken in a promotion only to who was told it", () => {
    expect(scene(line("promoted", taken))).toMatchObject({ kind: "promoted", passed: 3, card: "recruiter" });
    expect(scene(line("promoted", taken))!.next).toBeUndefined();
    const mine = { ...taken, taken: message("sn-card-investor") };
    expect(scene(line("promoted", mine))!.next).toBe("investor");
    const open = line("promoted", { seat: seat(2), say: message("sn-you-promoted", mine) });
    expect(scene(open)!.next).toBe("investor");
  });

  it("pause at promotions and eliminations", () => {
    const lines = [
      line("drew"),
      line("looked", { seat: seat(0), other: seat(1) }),
      line("out", { seat: seat(1), card: message("sn-card-brigitte") }),
      line("vain", taken),
    ];
    expect(scenesOf(lines, facts).map((scene) => [scene.kind, isBig(scene)])).toEqual([
      ["looked", false],
      ["eliminated", true],
      ["vain", true],
    ]);
  });
});

describe("the newsreel", () => {
  const scene = (kind: SceneKind): Scene => ({ kind, say: message(kind), seats: [] });
  const kinds = (scenes: readonly Scene[]) => scenes.map(({ kind }) => kind);

  it("shows everything while it can keep up", () => {
    expect(worthShowing([scene("asked"), scene("answered")])).toHaveLength(2);
  });

  it("keeps what is big and the latest when it can't", () => {
    const many = ["asked", "eliminated", "answered", "looked", "promoted", "token"] as const;
    expect(kinds(worthShowing(many.map(scene)))).toEqual(["eliminated", "promoted", "token"]);
    expect(worthShowing(Array.from({ length: 9 }, () => scene("eliminated")))).toHaveLength(4);
  });
});

describe("the end of a round", () => {
  const row = (id: string, values: (number | null)[]) => ({ label: message(`row-${id}`), values, id });
  const sheet: Sheet = {
    title: message("sn-sheet-round", { round: 2 }),
    rows: [
      row("card", [7, null, -4, 3]),
      row("bpi", [1, null, 0, 0]),
      row("side", [4, null, 4, 3]),
      row("gain", [1, 0, 1, 0]),
      row("points", [2, 2, 1, 0]),
    ],
  };
  const line = (kind: Kind, args: Message["args"] = {}, more: Partial<LogLine> = {}): LogLine => ({
    moment: 1,
    say: message(`told-${kind}`, args),
    kind,
    ...more,
  });
  const shows = (player: number, id: string) =>
    line("showed", { seat: seat(player), card: message(`sn-card-${id}`) });
  const told = [
    line("ended"),
    shows(0, "brigitte"),
    shows(2, "miraculous"),
    shows(3, "sales_rep"),
    line("won", {}, { sheet }),
    line("round"),
  ];

  it("adds allies up, the highest side first", () => {
    const count = countIn(told, played)!;
    expect(
      count.sides.map(({ colour, value, won, members }) => [
        colour,
        value,
        won,
        members.map(({ card }) => card),
      ]),
    ).toEqual([
      ["blue", 4, true, ["brigitte", "miraculous"]],
      ["red", 3, false, ["sales_rep"]],
    ]);
    expect(count.out).toEqual([1]);
    expect(count.points).toEqual([2, 2, 1, 0]);
    expect(count.reason?.id).toBe("told-ended");
  });

  it("counts by the alliances of that round, also for who hears of it late", () => {
    const later = [...told, line("allied", { one: seat(2), two: seat(3) })];
    const now = { ...played, facts: { ...facts, alliances: ["blue", "red", "red", "blue"] } };
    expect(countIn(later, now)!.sides[0]!.members.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it("is not there while the round goes on", () => {
    expect(countIn([line("drew")], played)).toBeNull();
    expect(countIn([], played)).toBeNull();
  });
});

it("words name cards, found by their names", () => {
  const said = message("told", { seat: seat(3), card: message("sn-card-brigitte") });
  expect(cardIn(said, "card", facts)).toBe("brigitte");
  expect(cardIn(said, "other", facts)).toBeUndefined();
});
