/**
 * The small part of Markdown that clause catalogues and guides use, as a tree: paragraphs, lists, tables, bold, italics, code,
 * and two things of their own: tags (`**[ruling]**`) and the numbers of clauses.
 * A tree and not HTML, so that whatever stands in the text stays text.
 */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "tag"; text: string }
  | { kind: "clause"; id: string }
  | { kind: "bold" | "italics"; inside: Inline[] };

export type Block =
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const tableLine = /^\s*\|(.*)\|\s*$/;
const listLine = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const marks =
  /`([^`]+)`|\*\*\[([^\]]+)\]\*\*|\*\*(.+?)\*\*(?!\*)|(?<![*\w])\*(?!\s)([^*]+?)\*(?!\w)|\b([A-Z]{2}-\d+\.\d+)\b/;

/** Blocks are told apart by empty lines, and by lines that begin a list or a table. */
export function parseBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let text: string[] = [];
  const endParagraph = () => {
    if (text.length > 0) blocks.push({ kind: "paragraph", inside: parseInline(text.join(" ")) });
    text = [];
  };
  const lines = source.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (line.trim() === "") endParagraph();
    else if (tableLine.test(line)) {
      endParagraph();
      const from = i;
      while (i + 1 < lines.length && tableLine.test(lines[i + 1]!)) i++;
      blocks.push(parseTable(lines.slice(from, i + 1)));
    } else if (listLine.test(line)) {
      endParagraph();
      const items = [line];
      for (; i + 1 < lines.length; i++) {
        const next = lines[i + 1]!;
        if (listLine.test(next)) items.push(next);
        else if (/^\s+\S/.test(next)) items.push(`${items.pop()!} ${next.trim()}`);
        else break;
      }
      blocks.push(parseList(items));
    } else text.push(line.trim());
  }
  endParagraph();
  return blocks;
}

function parseList(lines: string[]): Block {
  const found = lines.map((line) => listLine.exec(line)!);
  return {
    kind: "list",
    ordered: found[0]![1] !== undefined,
    items: found.map((item) => parseInline(item[2]!)),
  };
}

function parseTable(lines: string[]): Block {
  const cells = lines.map((line) =>
    tableLine
      .exec(line)![1]!
      .split("|")
      .map((cell) => cell.trim()),
  );
  const ruled = cells[1]?.every((cell) => /^:?-+:?$/.test(cell)) ?? false;
  const parse = (row: string[]) => row.map(parseInline);
  return ruled
    ? { kind: "table", head: parse(cells[0]!), rows: cells.slice(2).map(parse) }
    : { kind: "table", head: [], rows: cells.map(parse) };
}

export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let rest = source;
  for (let found = marks.exec(rest); found; found = marks.exec(rest)) {
    if (found.index > 0) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    const [whole, code, tag, bold, italics, clause] = found;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (tag !== undefined) parts.push({ kind: "tag", text: tag });
    else if (bold !== undefined) parts.push({ kind: "bold", inside: parseInline(bold) });
    else if (italics !== undefined) parts.push({ kind: "italics", inside: parseInline(italics) });
    else parts.push({ kind: "clause", id: clause! });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) parts.push({ kind: "text", text: rest });
  return parts;
}
