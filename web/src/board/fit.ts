/** Draws something as large as leaves all of it in sight, whatever becomes of the window. */
export function fitted<Size>(
  element: HTMLElement,
  sizes: readonly Size[],
  draw: (size: Size) => void,
  fits: (size: Size) => boolean,
): () => void {
  /** The first of the sizes with which nothing has to be scrolled to; the last where none does. */
  function fit() {
    for (const size of sizes) {
      draw(size);
      if (fits(size)) return;
    }
  }
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(element);
  window.addEventListener("resize", fit);
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", fit);
  };
}

/** Whether all that is in an element is in sight without scrolling it. */
export function shown(element: Element): boolean {
  return element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;
}
