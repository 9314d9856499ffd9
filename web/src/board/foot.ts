/** Keeps clear of what sticks to the foot of a phone: whatever is scrolled to comes to lie above it. */
export function foot(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--foot", `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty("--foot");
  };
}
