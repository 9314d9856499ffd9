/** Single keys that work anywhere at a table, unless somebody is writing. */

export interface Shortcuts {
  /** A digit of the number of a move. */
  number: (key: string) => void;
  undo: () => void;
  debug: () => void;
  help: () => void;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/** Handles a key press; true if it meant something. */
export function shortcut(event: KeyboardEvent, does: Shortcuts): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return false;
  if (isWriting(event.target) || document.querySelector("dialog[open]")) return false;
  if (/^\d$/.test(event.key)) does.number(event.key);
  else if (event.key.toLowerCase() === "u") does.undo();
  else if (event.key.toLowerCase() === "d") does.debug();
  else if (event.key === "?") does.help();
  else return false;
  event.preventDefault();
  return true;
}
