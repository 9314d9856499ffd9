/**
 * Puts a view together from the one before and what changed of it. The server's `tables/changes.py` says what changed;
 * both are tested with the same examples.
 */

type Step = string | number | readonly number[];
type Fields = Record<string, unknown>;
/** A whole thing, or the place of one that there was before, and what of it is different. */
type Item = Fields | [number | (string | number)[], Fields?];
type Rest = { like: string; less: string[]; more?: Fields };

/** The data with the changes made, one after the other. What did not change stays the very same object. */
export function putTogether<T>(data: T, changes: readonly (readonly unknown[])[]): T {
  let result: unknown = data;
  for (const [path, ...what] of changes) {
    const [at, gone, items, rest] = what;
    const said = rest === undefined ? what : [at, gone, made(items as Item[], data, rest as Rest)];
    result = change(result, path as Step[], said);
  }
  return result as T;
}

function change(data: unknown, [step, ...rest]: readonly Step[], what: readonly unknown[]): unknown {
  if (step === undefined) return what.length === 1 ? what[0] : spliced(data, what);
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<
    string | number,
    unknown
  >;
  for (const key of typeof step === "object" ? step : [step]) {
    if (rest.length === 0 && what.length === 0) delete copy[key];
    else copy[key] = change(copy[key], rest, what);
  }
  return copy;
}

/** In a list, from a place on, so many are gone and others are there instead. */
function spliced(data: unknown, what: readonly unknown[]): unknown[] {
  const list = (data ?? []) as unknown[]; // one that was empty was left out
  const [at, gone, items] = what as [number, number, unknown[]];
  if (at + gone > list.length) throw new RangeError("the changes are of another list");
  return [...list.slice(0, at), ...items, ...list.slice(at + gone)];
}

/** Items made of those that a field of the data had before any of the changes. */
function made(items: readonly Item[], before: unknown, { like, less, more }: Rest): Fields[] {
  return items.map((item) => {
    if (!Array.isArray(item)) return { ...item, ...more };
    const [place, own] = item;
    const other = [like, place].flat().reduce<unknown>((data, step) => (data as Fields)[step], before);
    const kept = Object.entries(other as Fields).filter(([key]) => !less.includes(key));
    return { ...Object.fromEntries(kept), ...own, ...more };
  });
}
