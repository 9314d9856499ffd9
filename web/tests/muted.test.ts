import { beforeEach, expect, test } from "vitest";

import { Muted } from "$/lib/muted.svelte";

beforeEach(() => localStorage.clear());

test("who is muted at one table is heard at another, and stays muted when the page comes back", () => {
  const muted = new Muted();
  muted.set("a", 2, true);
  expect(muted.has("a", 2)).toBe(true);
  expect(muted.has("a", 1)).toBe(false);
  expect(muted.has("b", 2)).toBe(false);
  expect(new Muted().has("a", 2)).toBe(true);
  muted.set("a", 2, false);
  expect(new Muted().seats("a")).toEqual([]);
});

test("tables of long ago are forgotten, and what somebody else wrote there is ignored", () => {
  const muted = new Muted();
  for (let number = 0; number < 60; number++) muted.set(`t${number}`, 0, true);
  expect(new Muted().has("t0", 0)).toBe(false);
  expect(new Muted().has("t59", 0)).toBe(true);
  localStorage.setItem("captable-muted", '{"a": 1}');
  expect(new Muted().has("t59", 0)).toBe(false);
});
