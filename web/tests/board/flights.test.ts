import { describe, expect, it } from "vitest";

import { planFlights, type Box, type Flight, type Scene } from "$/board/flights";
import type { View } from "$/lib/wire";

import { counter, piece, view, zone } from "./views";

const box = (left: number): Box => ({ left, top: 0, width: 10, height: 10 });
const scene = (view: View, lefts: Record<string, number>): Scene => ({
  view,
  boxes: new Map(Object.entries(lefts).map(([place, left]) => [place, box(left)])),
});
const brief = (flights: Flight[]) =>
  flights.map((flight) => {
    if (flight.kind === "appear") return `appear ${flight.place}`;
    if (flight.kind === "change") return `change ${flight.by}/${flight.scale} at ${flight.at.left}`;
    const way = `${flight.from.left}→${flight.to.left}`;
    if (flight.kind === "leave") return `leave ${flight.looks} ${way}`;
    if (flight.kind === "chips") return `chips ${flight.count} ${way}`;
    return `${flight.kind} ${flight.place} ${way}`;
  });

describe("what moves between two views", () => {
  it("is the piece that came to the zone of a journey, from the piece that left the other", () => {
    const before = view({
      zones: [zone("hand", [piece("hand-x", { face: "x" }), piece("hand-y", { face: "y" })]), zone("shop")],
    });
    const after = view({
      zones: [zone("hand", [piece("hand-y", { face: "y" })]), zone("shop", [piece("shop-0", { face: "x" })])],
    });
    const flights = planFlights(
      scene(before, { hand: 0, "hand-x": 1, "hand-y": 20, shop: 100 }),
      scene(after, { hand: 0, "hand-y": 20, shop: 100, "shop-0": 101 }),
      [{ travels: [{ from: "hand", to: "shop" }] }],
    );
    expect(brief(flights)).toEqual(["arrive shop-0 1→101"]);
  });

  it("is a likeness where the piece can't be seen any more", () => {
    const before = view({ zones: [zone("shop", [piece("shop-0")]), zone("hand-1", [], { count: 3 })] });
    const after = view({ zones: [zone("shop"), zone("hand-1", [], { count: 4 })] });
    const flights = planFlights(
      scene(before, { shop: 0, "shop-0": 5, "hand-1": 90 }),
      scene(after, { shop: 0, "hand-1": 90 }),
      [{ travels: [{ from: "shop-0", to: "hand-1" }] }],
    );
    expect(brief(flights)).toEqual(["leave shop-0 5→90"]);
  });

  it("is the back of a card between two places that only count", () => {
    const both = view({ zones: [zone("pile", [], { count: 9 }), zone("hand-1", [], { count: 3 })] });
    const flights = planFlights(
      scene(both, { pile: 0, "hand-1": 90 }),
      scene(both, { pile: 0, "hand-1": 90 }),
      [{ travels: [{ from: "pile", to: "hand-1" }] }],
    );
    expect(brief(flights)).toEqual(["leave pile 0→90"]);
  });

  it("slides what is still there, and keeps still what did not move", () => {
    const both = view({ zones: [zone("row", [piece("a"), piece("b")])] });
    const flights = planFlights(scene(both, { a: 0, b: 20 }), scene(both, { a: 0, b: 40 }), [
      { travels: [{ from: "b", to: "b" }] },
    ]);
    expect(brief(flights)).toEqual(["slide b 20→40"]);
  });

  it("lets a newcomer appear of whom no event tells", () => {
    const after = view({ zones: [zone("row", [piece("a")])] });
    expect(brief(planFlights(scene(view(), {}), scene(after, { a: 3 }), []))).toEqual(["appear a"]);
  });

  it("gives each of two equal journeys a piece of its own", () => {
    const after = view({ zones: [zone("hand", [piece("h-0"), piece("h-1")])] });
    const flights = planFlights(
      scene(view({ zones: [zone("pile")] }), { pile: 0 }),
      scene(after, { "h-0": 10, "h-1": 20 }),
      [{ travels: [{ from: "pile", to: "hand" }] }, { travels: [{ from: "pile", to: "hand" }] }],
    );
    expect(brief(flights)).toEqual(["arrive h-0 0→10", "arrive h-1 0→20"]);
  });

  it("sends chips from where a figure fell to where it rose", () => {
    const state = (mine: number, first: number, second: number) =>
      view({
        seats: [{ seat: 0, counters: [counter("chips", mine)] }, { seat: 1 }],
        zones: [
          zone("market", [
            piece("m-0", { counters: [counter("chips", first)] }),
            piece("m-1", { counters: [counter("chips", second)] }),
          ]),
        ],
      });
    const boxes = { "seat-0": 0, "m-0": 50, "m-1": 60 };
    expect(brief(planFlights(scene(state(9, 0, 2), boxes), scene(state(7, 1, 3), boxes), []))).toEqual([
      "chips 1 0→50",
      "chips 1 0→60",
    ]);
  });

  it("sends the chips of a card that was taken along to who took it", () => {
    const before = view({
      seats: [{ seat: 0, counters: [counter("chips", 5)] }],
      zones: [zone("market", [piece("m-0", { counters: [counter("chips", 3)] })])],
    });
    const after = view({ seats: [{ seat: 0, counters: [counter("chips", 8)] }], zones: [zone("market")] });
    const flights = planFlights(scene(before, { "seat-0": 0, "m-0": 50 }), scene(after, { "seat-0": 0 }), []);
    expect(brief(flights)).toEqual(["chips 3 50→0"]);
  });

  it("shows by how much the counters changed of which events tell, each once", () => {
    const after = view({
      seats: [{ seat: 0, counters: [counter("chips", 8), { ...counter("rating", 450), scale: 100 }] }],
      counters: [counter("round", 2)],
    });
    const flights = planFlights(
      scene(view(), {}),
      scene(after, { "seat-0/chips": 5, "seat-0/rating": 6, "table/round": 7 }),
      [
        {
          changes: [
            { seat: 0, counter: "chips", by: 4 },
            { seat: 0, counter: "rating", by: -50 },
          ],
        },
        {
          changes: [
            { seat: 0, counter: "chips", by: -1 },
            { counter: "round", by: 1 },
          ],
        },
        { changes: [{ seat: 1, counter: "chips", by: 2 }] },
      ],
    );
    expect(brief(flights)).toEqual(["change 3/1 at 5", "change -50/100 at 6", "change 1/1 at 7"]);
  });
});
