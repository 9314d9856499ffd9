/** What a coach points at on the board: outlined there, and named for those who do not see it. */
import { counterPlace, table } from "$/board/flights";
import { seatPlace } from "$/board/choices";
import type { Coach, Message, Piece, View } from "$/lib/wire";

/** Everything in a view that can be pointed at, with its name. */
export function namesIn(view: View): Map<string, Message> {
  const names = new Map<string, Message>();
  const addPiece = ({ id, name, counters, under }: Piece) => {
    names.set(id, name);
    for (const counter of counters ?? []) names.set(counterPlace(id, counter.id), counter.name);
    under?.forEach(addPiece);
  };
  for (const { seat, counters } of view.seats) {
    names.set(seatPlace(seat), { id: "seat", args: { seat } });
    for (const counter of counters ?? []) names.set(counterPlace(seatPlace(seat), counter.id), counter.name);
  }
  for (const counter of view.counters ?? []) names.set(counterPlace(table, counter.id), counter.name);
  for (const zone of view.zones) {
    names.set(zone.id, zone.name);
    zone.pieces?.forEach(addPiece);
  }
  return names;
}

/** The places that are outlined: what the coach names, and where the moves are made that it asks for. */
export function placesFor(coach: Coach, view: View): Set<string> {
  const asked = (view.choices ?? []).filter(({ move }) => coach.moves?.includes(move));
  return new Set([...(coach.point ?? []), ...asked.flatMap(({ on }) => on ?? [])]);
}

/** An element is a place of the board (`data-place`), or is there to be pointed at only (`data-point`). */
function isOneOf(places: ReadonlySet<string>, { dataset }: HTMLElement): boolean {
  return [dataset["place"], dataset["point"]].some((id) => id !== undefined && places.has(id));
}

/** Outlines those places in the board as long as they are there; returns what ends it. */
export function outline(board: HTMLElement, places: ReadonlySet<string>, calm: boolean): () => void {
  let seen = false;
  const draw = () => {
    for (const element of board.querySelectorAll<HTMLElement>("[data-place], [data-point]"))
      element.toggleAttribute("data-pointed", isOneOf(places, element));
    const first = board.querySelector<HTMLElement>("[data-pointed]");
    if (!first || seen) return;
    seen = true;
    first.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
  };
  const observer = new MutationObserver(draw);
  observer.observe(board, { childList: true, subtree: true });
  draw();
  return () => {
    observer.disconnect();
    for (const element of board.querySelectorAll("[data-pointed]")) element.removeAttribute("data-pointed");
  };
}
