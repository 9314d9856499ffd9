import { describe, expect, it } from "vitest";

import { parseBlocks, parseInline } from "$/lib/markdown";

const text = (text: string) => ({ kind: "text", text }) as const;

describe("the text of a clause", () => {
  it("has bold, italics and code", () => {
    expect(parseInline("a **b** *c* `d`")).toEqual([
      text("a "),
      { kind: "bold", inside: [text("b")] },
      text(" "),
      { kind: "italics", inside: [text("c")] },
      text(" "),
      { kind: "code", text: "d" },
    ]);
  });

  it("has italics inside bold", () => {
    expect(parseInline("**a *b***")).toEqual([
      { kind: "bold", inside: [text("a "), { kind: "italics", inside: [text("b")] }] },
    ]);
  });

  it("marks rulings as tags", () => {
    expect(parseInline("**[ruling]** so be it")).toEqual([
      { kind: "tag", text: "ruling" },
      text(" so be it"),
    ]);
  });

  it("links the numbers of other clauses", () => {
    expect(parseInline("(SU-4.4 excepts some)")).toEqual([
      text("("),
      { kind: "clause", id: "SU-4.4" },
      text(" excepts some)"),
    ]);
  });

  it("leaves signs of arithmetic and half-open marks alone", () => {
    for (const plain of ["2 * 3 * 4", "a ** b", "5 × 2 − 1", "an open `tick", "a*b*c"])
      expect(parseInline(plain)).toEqual([text(plain)]);
  });

  it("keeps code as it is written", () => {
    expect(parseInline("`**not bold** SU-1.1`")).toEqual([{ kind: "code", text: "**not bold** SU-1.1" }]);
  });

  it("keeps markup of the page as plain text", () => {
    expect(parseInline("<img src=x onerror=alert(1)>")).toEqual([text("<img src=x onerror=alert(1)>")]);
  });
});

describe("the blocks of a text", () => {
  it("are paragraphs, an empty line apart", () => {
    expect(parseBlocks("one\nline\n\ntwo")).toEqual([
      { kind: "paragraph", inside: [text("one line")] },
      { kind: "paragraph", inside: [text("two")] },
    ]);
  });

  it("can be lists", () => {
    expect(parseBlocks("before\n- a\n- b\nafter")).toEqual([
      { kind: "paragraph", inside: [text("before")] },
      { kind: "list", ordered: false, items: [[text("a")], [text("b")]] },
      { kind: "paragraph", inside: [text("after")] },
    ]);
    expect(parseBlocks("1. a\n2. b")).toMatchObject([{ kind: "list", ordered: true }]);
  });

  it("can be tables with a head", () => {
    expect(parseBlocks("| rank | card |\n|---|---|\n| 0 | **Intern** |")).toEqual([
      {
        kind: "table",
        head: [[text("rank")], [text("card")]],
        rows: [[[text("0")], [{ kind: "bold", inside: [text("Intern")] }]]],
      },
    ]);
  });

  it("keep an empty cell of a table", () => {
    expect(parseBlocks("| | a |\n|---|---|\n| b | |")).toMatchObject([
      { head: [[], [text("a")]], rows: [[[text("b")], []]] },
    ]);
  });

  it("of nothing are none", () => {
    expect(parseBlocks("\n \n")).toEqual([]);
  });

  it("goes on with an item in indented lines", () => {
    expect(parseBlocks("- a\n  b\n- c\n\nd")).toEqual([
      { kind: "list", ordered: false, items: [[text("a b")], [text("c")]] },
      { kind: "paragraph", inside: [text("d")] },
    ]);
  });
});
