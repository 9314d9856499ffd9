import { describe, expect, it } from "vitest";

import { placeOf, sheetsOf, withValue, type Cell } from "$/lab/cardfile";

const file = `# A comment with a = b
total = 11 # all of them

[[card]]
id = "one"
copies = 5
flash = true
effects = [
  { on = "play", n = 1 },
]

[[card]]
id = "two" # the second
copies = 6
name = "Two # is a number"

[start]
money = -3
`;

function cell(sheet: string, row: number, field: string): Cell {
  return sheetsOf(file)
    .find(({ name }) => name === sheet)!
    .rows[row]!.cells.get(field)!;
}

describe("a card file as tables", () => {
  it("has a table for each heading, with all fields of its rows", () => {
    const sheets = sheetsOf(file);
    expect(sheets.map(({ name }) => name)).toEqual(["", "card", "start"]);
    expect(sheets[1]!.columns).toEqual(["copies", "flash", "effects", "name"]);
    expect(sheets[1]!.rows.map(({ id }) => id)).toEqual(["one", "two"]);
  });

  it("shows values without their quotes and comments", () => {
    expect(cell("", 0, "total")).toMatchObject({ value: "11", kind: "number" });
    expect(cell("card", 0, "flash")).toMatchObject({ value: "true", kind: "switch" });
    expect(cell("card", 0, "effects").kind).toBe("other");
    expect(cell("card", 1, "name")).toMatchObject({ value: "Two # is a number", kind: "text" });
    expect(cell("start", 0, "money")).toMatchObject({ value: "-3", kind: "number" });
  });

  it("changes the line of a cell and the total, and nothing else", () => {
    const changed = withValue(file, cell("card", 1, "copies"), "9").split("\n");
    const lines = file.split("\n");
    expect(changed.filter((line, number) => line !== lines[number])).toEqual([
      "total = 14 # all of them",
      "copies = 9",
    ]);
    expect(withValue(file, cell("card", 1, "id"), 'a "b"')).toContain(
      String.raw`id = "a \"b\"" # the second`,
    );
  });

  it("takes what is no number as it is, so that the reader can say what is wrong with it", () => {
    expect(withValue(file, cell("card", 0, "copies"), "many")).toContain("copies = many");
    expect(withValue(file, cell("card", 0, "copies"), "")).toContain('copies = ""');
  });

  it("says what stands in a line", () => {
    expect(placeOf(file, cell("card", 1, "copies").line)).toBe("two · copies");
    expect(placeOf(file, cell("start", 0, "money").line)).toBe("start · money");
    expect(placeOf(file, 0)).toBe("");
  });
});
