/*
 * Finds text that can't be read on the page as it is laid out now: cut off, spilling out of its box, or with other
 * text across it. Gives a sentence for each place.
 */
() => {
  /** Pixels that a letter may stand over an edge: rounding, and the slant of italics. */
  const SLACK = 1.5;

  /*
   * What sticks to an edge of the screen (the hand, the asides) covers what is scrolled beneath it; that is what it is
   * for. What counts is that everything can be read somewhere, and the end of the scrolling is such a place: nothing
   * sticks there, all lies where it would lie anyway. So that is how the page is looked at.
   */
  const stuck = [...document.querySelectorAll("body *")].filter((e) => getComputedStyle(e).position === "sticky");
  const before = stuck.map((element) => element.getAttribute("style"));
  for (const { style } of stuck) Object.assign(style, { position: "relative", inset: "auto" });
  try {
    return problems();
  } finally {
    stuck.forEach((element, i) => {
      if (before[i] === null) element.removeAttribute("style");
      else element.style.cssText = before[i];
    });
  }

  function problems() {
    const found = new Set();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    const lines = [...texts()].flatMap((text) => linesOf(text, found));
    // From top to bottom, so that only neighbours are compared.
    lines.sort((one, other) => one.top - other.top);
    lines.forEach((one, i) => {
      for (let next = i + 1; next < lines.length && lines[next].top < one.bottom; next++) {
        const other = lines[next];
        if (one.element !== other.element && one.layer === other.layer && crosses(one, other))
          found.add(`${name(one.element)} and ${name(other.element)} overlap`);
      }
    });
    return [...found];
  }

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || element.closest("script, style, option")) continue;
      // Letters within a drawing are part of the picture, and those for screen readers are not seen.
      if (element.closest("svg[aria-hidden], .hidden-text")) continue;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) yield walker.currentNode;
    }
  }

  function linesOf(text, found) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const element = text.parentElement;
    return [...range.getClientRects()]
      .filter((rect) => rect.width > SLACK)
      .map(inked)
      .flatMap((line) => {
        const seen = clipped(line, element, found);
        return seen ? [{ ...seen, element, layer: layerOf(element) }] : [];
      });
  }

  /** A line's box has room above the capitals and below the baseline that letters hardly use. */
  function inked({ left, right, top, bottom, height }) {
    return { left, right, top: top + 0.22 * height, bottom: bottom - 0.2 * height };
  }

  /** What is to be seen of a line, after all that is around it; scrolled out of sight is fine, cut off is not. */
  function clipped(line, element, found) {
    let seen = line;
    let framed = false;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (scrolls) {
        seen = {
          left: Math.max(seen.left, edges.left),
          right: Math.min(seen.right, edges.right),
          top: Math.max(seen.top, edges.top),
          bottom: Math.min(seen.bottom, edges.bottom),
        };
        if (seen.right - seen.left < SLACK || seen.bottom - seen.top < SLACK) return null;
        line = seen;
      } else if (/hidden|clip/.test(style.overflowX + style.overflowY) && outside(line, edges)) {
        found.add(`${name(element)} is cut off by ${name(box)}`);
      } else if (!framed && hasFrame(style) && style.display !== "inline") {
        framed = true;
        if (outside(line, edges) && style.position !== "absolute") found.add(`${name(element)} spills out of ${name(box)}`);
      }
      if (style.position === "fixed") break;
    }
    return seen;
  }

  function outside(line, box) {
    return (
      line.left < box.left - SLACK ||
      line.right > box.right + SLACK ||
      line.top < box.top - SLACK ||
      line.bottom > box.bottom + SLACK
    );
  }

  function hasFrame({ backgroundColor, borderLeftWidth, borderRightWidth, display }) {
    if (display === "contents") return false;
    const edged = parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0;
    return edged || !/^(rgba\(.*, 0\)|transparent)$/.test(backgroundColor);
  }

  /** Dialogs, toasts and explanations lie above the page on purpose: a text is compared with those of its own layer. */
  function layerOf(element) {
    for (let box = element; box; box = box.parentElement)
      if (getComputedStyle(box).position === "fixed" || box.matches(":modal, :popover-open")) return box;
    return null;
  }

  function crosses(one, other) {
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
    );
  }

  function name(element) {
    const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    const kind = [element.localName, ...[...element.classList].filter((one) => !one.startsWith("svelte-"))].join(".");
    return `<${kind}> “${text}”`;
  }
};
