/** Whose chat this person does not want to read, at which tables: kept in this browser, and nobody is told. */

const key = "captable-muted";
const mostTables = 50;

type Kept = [table: string, seats: number[]][];

function isKept(value: unknown): value is Kept {
  return (
    Array.isArray(value) &&
    value.every((one) => Array.isArray(one) && typeof one[0] === "string" && Array.isArray(one[1]))
  );
}

function read(): Kept {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return isKept(saved) ? saved : [];
  } catch {
    return []; // storage is switched off, or holds something else
  }
}

export class Muted {
  #kept = $state.raw<Kept>(read());

  seats(table: string): readonly number[] {
    return this.#kept.find(([id]) => id === table)?.[1] ?? [];
  }

  has(table: string, seat: number): boolean {
    return this.seats(table).includes(seat);
  }

  set(table: string, seat: number, on: boolean): void {
    const seats = this.seats(table).filter((other) => other !== seat);
    if (on) seats.push(seat);
    const others = this.#kept.filter(([id]) => id !== table);
    this.#kept = [...others, [table, seats] as [string, number[]]]
      .filter(([, some]) => some.length)
      .slice(-mostTables);
    try {
      localStorage.setItem(key, JSON.stringify(this.#kept));
    } catch {
      // it holds until the page is closed
    }
  }
}

export const muted = new Muted();
