/** The final count as something to watch: the sheet of a round, company by company, with the sums so far. */
import type { Row, Sheet } from "$/lib/wire";

import type { Company } from "./captable";

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
  const byName = new Map(
    companies.map((company) => [company.name.id + JSON.stringify(company.name.args), company]),
  );
  const companyOf = (row: Row) => byName.get(row.label.id + JSON.stringify(row.label.args));
  const rows = sheet?.rows ?? [];
  const start = rows.find((row) => !companyOf(row) && !row.strong);
  const total = rows.findLast((row) => row.strong);
  if (!start || !total) return null;
  let sums = start.values.map((value) => value ?? 0);
  const steps = rows.flatMap((row) => {
    const company = companyOf(row);
    if (!company) return [];
    sums = sums.map((sum, seat) => sum + (row.values[seat] ?? 0));
    return [{ company, row, sums }];
  });
  return steps.length === companies.length ? { start, steps, total } : null;
}

/** "+9", "−2", or nothing where nothing is paid. */
export function signed(value: number | null | undefined): string {
  if (value === null || value === undefined) return "";
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
