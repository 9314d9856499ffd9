/** Keeps the keyboard where it was when the thing that had the focus goes away. */
import type { Attachment } from "svelte/attachments";

/** The focus goes to what `next` finds in the container, or to the container itself. */
export function keepFocus(next: string): Attachment<HTMLElement> {
  return (container) => {
    let inside: HTMLElement | null = null;
    const onfocusin = ({ target }: FocusEvent) => (inside = target as HTMLElement);
    const onfocusout = ({ target, relatedTarget }: FocusEvent) => {
      const left = target as HTMLElement;
      // Some browsers tell that the focus left when its element is removed, others don't.
      queueMicrotask(() => {
        if (relatedTarget || (left === inside && left.isConnected)) inside = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!inside || inside.isConnected || document.activeElement !== document.body) return;
      inside = null;
      (container.querySelector<HTMLElement>(next) ?? container).focus({ preventScroll: true });
    });
    if (container.tabIndex < 0) container.tabIndex = -1;
    observer.observe(container, { childList: true, subtree: true });
    container.addEventListener("focusin", onfocusin);
    container.addEventListener("focusout", onfocusout);
    return () => {
      observer.disconnect();
      container.removeEventListener("focusin", onfocusin);
      container.removeEventListener("focusout", onfocusout);
    };
  };
}
