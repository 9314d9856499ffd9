/** Startups' view as what it is about: who has how many shares of which company. */
import { ownSeat, othersFrom } from "$/board/arrange";
import type { Piece, Seat, View, Zone } from "$/lib/wire";

import { factsOf, type Company } from "./facts";

export interface Holding {
  seat: number;
  shares: readonly Piece[];
  majority: boolean;
  /** The company's Anti-Monopoly chip, where this seat has it. */
  chip?: Piece;
}

export interface Line {
  company: Company;
  holdings: readonly Holding[];
  /** The chip while nobody has it. */
  freeChip?: Piece;
  /** The shares that lie in portfolios, of all that there are. */
  out: number;
}

/** The players in the order of the table's columns: you first, then clockwise. */
export function columnsOf(view: View): Seat[] {
  const me = ownSeat(view);
  return me ? [me, ...othersFrom(view)] : othersFrom(view);
}

export function linesOf(view: View): Line[] {
  const zones = new Map(view.zones.map((zone) => [zone.id, zone]));
  const columns = columnsOf(view);
  return factsOf(view).companies.map((company) => {
    const holdings = columns.map(({ seat }) => holding(zones, company, seat));
    const freeChip = chipIn(zones.get("chips"), company);
    const out = holdings.reduce((sum, { shares }) => sum + shares.length, 0);
    return { company, holdings, out, ...(freeChip ? { freeChip } : {}) };
  });
}

function holding(zones: ReadonlyMap<string, Zone>, company: Company, seat: number): Holding {
  const shares = (zones.get(`portfolio-${seat}`)?.pieces ?? []).filter(({ face }) => face === company.id);
  const chip = chipIn(zones.get(`chips-${seat}`), company);
  return { seat, shares, majority: company.majority === seat, ...(chip ? { chip } : {}) };
}

function chipIn(zone: Zone | undefined, company: Company): Piece | undefined {
  return zone?.pieces?.find(({ id }) => id === `chip-${company.id}`);
}
