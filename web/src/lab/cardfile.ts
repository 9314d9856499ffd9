/**
 * A card file as tables. The text stays what counts: a cell knows its line, and a change of a cell changes that line and
 * nothing else, so that comments and order stay as somebody wrote them.
 */

export interface Cell {
  field: string;
  /** From 0. */
  line: number;
  /** As it is shown: texts without their quotes. */
  value: string;
  /** "other" can be changed in the text only: a list, or something over several lines. */
  kind: "number" | "text" | "switch" | "other";
}

export interface Row {
  id: string;
  cells: ReadonlyMap<string, Cell>;
}

export interface Sheet {
  /** "card"; empty for what stands before the first heading. */
  name: string;
  columns: readonly string[];
  rows: readonly Row[];
}

const headings = /^\s*\[\[?\s*([\w.-]+)\s*\]\]?\s*(?:#.*)?$/;
const pairs = /^(\s*([\w-]+)\s*=\s*)((?:"(?:\\.|[^"\\])*"|'[^']*'|[^#"'])*?)(\s*(?:#.*)?)$/;

export function sheetsOf(text: string): Sheet[] {
  const sheets = new Map<string, { columns: Set<string>; rows: Map<string, Cell>[] }>();
  let row: Map<string, Cell> | undefined;
  let open = 0; // brackets of a value that goes on over several lines
  const begin = (name: string) => {
    const sheet = sheets.get(name) ?? { columns: new Set<string>(), rows: [] };
    sheets.set(name, sheet);
    row = new Map();
    sheet.rows.push(row);
    return sheet;
  };
  let sheet: ReturnType<typeof begin> | undefined;
  for (const [line, source] of text.split("\n").entries()) {
    if (open > 0) {
      open += balance(source);
      continue;
    }
    const heading = headings.exec(source);
    if (heading) {
      sheet = begin(heading[1]!);
      continue;
    }
    const start = /^\s*([\w-]+)\s*=\s*(.*)$/.exec(source);
    if (!start) continue;
    sheet ??= begin("");
    const raw = pairs.exec(source)?.[3]?.trim() ?? start[2]!.trim();
    open = balance(source);
    sheet.columns.add(start[1]!);
    row!.set(start[1]!, { field: start[1]!, line, ...read(raw) });
  }
  return [...sheets].map(([name, { columns, rows }]) => ({
    name,
    columns: [...columns].filter((column) => column !== "id"),
    rows: rows.map((cells) => ({ id: cells.get("id")?.value ?? "", cells })),
  }));
}

function balance(source: string): number {
  const bare = source.replace(/"(?:\\.|[^"\\])*"|'[^']*'/g, "").replace(/#.*$/, "");
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
}

function read(raw: string): Pick<Cell, "value" | "kind"> {
  if (/^-?\d+$/.test(raw)) return { value: raw, kind: "number" };
  if (raw === "true" || raw === "false") return { value: raw, kind: "switch" };
  if (/^"[^"\\]*"$/.test(raw)) return { value: raw.slice(1, -1), kind: "text" };
  return { value: raw, kind: "other" };
}

/** The text with another value in a cell. A file that counts its copies keeps its total right. */
export function withValue(text: string, cell: Cell, value: string): string {
  const lines = text.split("\n");
  put(lines, cell, value);
  if (cell.field === "copies" && cell.kind === "number" && /^\d+$/.test(value)) {
    const total = sheetsOf(text)
      .find(({ name }) => name === "")
      ?.rows[0]?.cells.get("total");
    if (total?.kind === "number") {
      put(lines, total, String(Number(total.value) + Number(value) - Number(cell.value)));
    }
  }
  return lines.join("\n");
}

function put(lines: string[], cell: Cell, value: string): void {
  const written = cell.kind === "text" ? JSON.stringify(value) : value.trim() || '""';
  lines[cell.line] = lines[cell.line]!.replace(
    pairs,
    (_, before: string, __: string, ___: string, after: string) => before + written + after,
  );
}

/** What stands in a line: "giraffe_beer · copies". */
export function placeOf(text: string, line: number): string {
  for (const { name, rows } of sheetsOf(text)) {
    for (const { id, cells } of rows) {
      for (const cell of cells.values()) {
        if (cell.line === line) return [id || name, cell.field].filter(Boolean).join(" · ");
      }
    }
  }
  return "";
}
