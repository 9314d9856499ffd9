/** The final count as something to watch: the sheet of a round, company by company, with the sums so far. */
import type { Row, Sheet } from "$/lib/wire";

import type { Company } from "./facts";

export interface CountStep {
  company: Company;
  row: Row;
  /** What every seat has after this company. */
  sums: readonly number[];
}

export interface Count {
  /** What every seat begins with. */
  start: Row;
  steps: readonly CountStep[];
  total: Row;
}

/** None if the sheet is not that of a round: a match ends with a sheet of places. */
export function countOf(sheet: Sheet | null | undefined, companies: readonly Company[]): Count | null {
  const rows = sheet?.rows ?? [];
  const start = rows.find((row) => row.id === "chips");
  const total = rows.findLast((row) => row.strong);
  if (!start || !total) return null;
  let sums = start.values.map((value) => value ?? 0);
  const steps = rows.flatMap((row) => {
    const company = companies.find(({ id }) => id === row.id);
    if (!company) return [];
    sums = sums.map((sum, seat) => sum + (row.values[seat] ?? 0));
    return [{ company, row, sums }];
  });
  return steps.length === companies.length ? { start, steps, total } : null;
}
