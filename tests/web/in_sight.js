/*
 * Finds what somebody who has to decide would have to look for: whether the prompt, all that can be done and one's own
 * pieces lie in the window together, whole and uncovered. Gives [what, where] for each thing that does not.
 *
 * A board says what its player's own pieces are by `data-own`, and by `data-decide` what belongs to the decision besides
 * the lit places: a puzzle's robot, say. On a phone not all of it fits; there each thing has to come into sight
 * together with the prompt when it is scrolled to. So do the lines of something that may grow without end and scrolls
 * by itself (`data-scrolls`): a program.
 */
([phone, smallest]) => {
  /** Pixels that may be missing at an edge: rounding, and the shine around what is lit. */
  const SLACK = 1.5;
  const found = new Map();
  const prompt = document.querySelector(".prompt");
  const own = all(".arena [data-own]");
  const decide = all(".arena .spot.lit, .arena .lit button, .arena [data-decide], .prompt button, .prompt input");
  if (!prompt) note("prompt", "is not there");
  if (!own.length) note("own pieces", "are marked nowhere");
  if (!decide.length) note("decision", "is on no board and in no prompt");
  if (phone) {
    for (const thing of [...decide, ...own]) {
      thing.scrollIntoView({ block: "nearest" });
      look("prompt", prompt);
      look(own.includes(thing) ? "own pieces" : "decision", thing, true);
    }
    scrollTo(0, 0);
  } else {
    look("prompt", prompt);
    for (const thing of decide) {
      if (thing.closest("[data-scrolls]")) thing.scrollIntoView({ block: "nearest" });
      look("decision", thing);
    }
    for (const thing of own) look("own pieces", thing);
  }
  for (const text of smallTexts()) note("small text", text);
  return [...found.values()];

  function all(selector) {
    return [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && element.getClientRects().length > 0,
    );
  }

  function look(what, element, tall = false) {
    const box = element.getBoundingClientRect();
    const seen = seenOf(element, box);
    // What is taller than a phone can't be seen whole; it is enough to see as much as there is room for below the prompt.
    const long = tall && box.height > innerHeight / 2;
    if (long) seen.top = Math.max(seen.top, prompt.getBoundingClientRect().bottom);
    const missing = Math.max(
      seen.left - box.left,
      long ? 0 : seen.top - box.top,
      box.right - seen.right,
      long ? 0 : box.bottom - seen.bottom,
    );
    if (missing > SLACK) note(what, `${name(element)} is ${Math.round(missing)}px out of sight`);
    else {
      const over = coverOf(element, seen);
      if (over) note(what, `${name(element)} lies under ${name(over)}`);
    }
  }

  /** The part of a box that nothing clips. */
  function seenOf(element, box) {
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== "visible") [seen.left, seen.right] = [Math.max(seen.left, edge.left), Math.min(seen.right, edge.right)];
      if (overflowY !== "visible") [seen.top, seen.bottom] = [Math.max(seen.top, edge.top), Math.min(seen.bottom, edge.bottom)];
    }
    return {
      left: Math.max(seen.left, box.left),
      top: Math.max(seen.top, box.top),
      right: Math.min(seen.right, box.right),
      bottom: Math.min(seen.bottom, box.bottom),
    };
  }

  /** What lies over most of an element. The neighbours in a fan of cards may: they are as much in sight. */
  function coverOf(element, { left, top, right, bottom }) {
    const family = element.closest("[data-own]") ?? element.parentElement.parentElement;
    const covers = [];
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8]]) {
      const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      if (hit && !family.contains(hit) && !hit.contains(element)) covers.push(hit);
    }
    return covers.length > 1 ? covers[0] : undefined;
  }

  function* smallTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || element.closest("script, style, svg, .hidden-text, option")) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < smallest && element.checkVisibility()) yield `${name(element)} is ${size}px`;
    }
  }

  function note(what, where) {
    const kind = `${what} ${where.replace(/\d+/g, "")}`;
    if (!found.has(kind)) found.set(kind, [what, where]);
  }

  function name(element) {
    const { localName, dataset, classList } = element;
    const own = dataset.place || dataset.own || dataset.decide || [...classList].filter((c) => !c.startsWith("svelte-")).join(".");
    const text = own ? "" : ` "${element.textContent.trim().slice(0, 20)}"`;
    return `${localName}.${own}${text}`;
  }
}
