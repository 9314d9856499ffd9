/** How large the cards in play can be: as large as leaves all of them in sight in their zones. */
import { fitted, shown } from "$/board/fit";

interface Size {
  /** Width of a card in rem; none where zones grow with what lies in them. */
  width?: number;
  /** Whether there is room for names and words; without it, a card tells them when it is pointed at. */
  named: boolean;
}

const sizes: readonly Size[] = [
  { named: true },
  { width: 5.6, named: true },
  { width: 4.6, named: true },
  { width: 3.9, named: true },
  { width: 3.9, named: false },
  { width: 3.2, named: false },
  { width: 2.7, named: false },
  { width: 2.2, named: false },
];

/** Beside a log there is no room for the largest. */
const wide = 1600;

/** Keeps the cards of a side as large as they can be. */
export function fittedSide(side: HTMLElement): () => void {
  const zones = [...side.querySelectorAll<HTMLElement>(".zone")];

  function draw({ width, named }: Size) {
    if (width) side.style.setProperty("--in-play", `${width}rem`);
    else side.style.removeProperty("--in-play");
    side.classList.toggle("unnamed", !named);
  }

  function fits({ width }: Size): boolean {
    if (!width) return zones.every((zone) => getComputedStyle(zone).overflowY !== "auto");
    return (width < 5 || innerWidth >= wide) && zones.every(shown);
  }

  return fitted(side, sizes, draw, fits);
}
