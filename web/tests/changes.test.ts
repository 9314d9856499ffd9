import { describe, expect, it } from "vitest";

import { putTogether } from "$/lib/changes";
import examples from "./changes.json";

describe("what changed, put together", () => {
  it.each(examples)("$name", ({ old, steps, whole }) => {
    const kept = structuredClone(old);
    let data: unknown = old;
    for (const changes of steps) data = putTogether(data, changes as unknown[][]);
    expect(data).toEqual(whole);
    expect(old, "what was there before is as it was").toEqual(kept);
  });
});
