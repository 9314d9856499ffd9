/** How large the cards in play can be: as large as leaves all of them in sight in their zones. */

interface Size {
  /** Width of a card in rem. */
  width: number;
  /** Whether there is room for names; without one, a card tells its name when it is pointed at. */
  named: boolean;
}

const sizes: readonly Size[] = [
  { width: 5.6, named: true },
  { width: 4.6, named: true },
  { width: 3.9, named: true },
  { width: 3.9, named: false },
  { width: 3.2, named: false },
  { width: 2.7, named: false },
  { width: 2.2, named: false },
];

/** The largest of the sizes with which nothing has to be scrolled to; the smallest where none does. */
function fit(side: HTMLElement): void {
  const zones = [...side.querySelectorAll<HTMLElement>(".zone")];
  const scrolls = zones.some((zone) => getComputedStyle(zone).overflowY === "auto");
  if (!scrolls) {
    side.style.removeProperty("--in-play");
    side.classList.remove("unnamed");
    return;
  }
  const widest = innerWidth >= 1600 ? 0 : 1; // beside a log there is no room for the largest
  for (const { width, named } of sizes.slice(widest)) {
    side.style.setProperty("--in-play", `${width}rem`);
    side.classList.toggle("unnamed", !named);
    if (zones.every((zone) => zone.scrollHeight <= zone.clientHeight && zone.scrollWidth <= zone.clientWidth))
      return;
  }
}

/** Keeps the cards of a side as large as they can be, whatever becomes of the window. */
export function fitted(side: HTMLElement): () => void {
  fit(side);
  const observer = new ResizeObserver(() => fit(side));
  observer.observe(side);
  return () => observer.disconnect();
}
