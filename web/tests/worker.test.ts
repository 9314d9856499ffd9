import { describe, expect, it } from "vitest";

import { planFor } from "$/worker/kept";

const own = "https://play.example.org";
const plan = (path: string, method = "GET", mode: RequestMode = "cors") =>
  planFor({ method, mode, url: new URL(path, own).href }, own);

describe("the worker", () => {
  it.each([
    "/api/games",
    "/api/games/startups/rules/fr",
    "/api/games/startups/lesson/en",
    "/api/texts/en",
    "/api/tables/abc/replay?seat=-2",
    "/api/tables/abc/replay/views?seat=-2&first=0&count=50",
    "/api/tables/abc/review?level=quick",
  ])("keeps what %s tells", (path) => expect(plan(path)).toBe("told"));

  it.each([
    "/api/me",
    "/api/me/data",
    "/api/me/reach",
    "/api/tables",
    "/api/tables/abc",
    "/api/tables/abc/record",
    "/feed/secret",
    "/healthz",
    "https://elsewhere.example.org/assets/a.js",
  ])("keeps nothing of %s", (path) => expect(plan(path)).toBe("network"));

  it("shows a page for any address of the client, but not for what is downloaded or read by others", () => {
    expect(plan("/table/abc", "GET", "navigate")).toBe("page");
    expect(plan("/api/docs", "GET", "navigate")).toBe("network");
    expect(plan("/feed/secret", "GET", "navigate")).toBe("network");
  });

  it("lets through what changes something, but keeps the positions of exercises", () => {
    expect(plan("/api/tables/abc/join", "POST")).toBe("network");
    expect(plan("/api/me", "PUT")).toBe("network");
    expect(plan("/api/games/ship_it/practice", "POST")).toBe("exercise");
  });

  it("asks what was built of its own cache first", () => expect(plan("/assets/main-abc.js")).toBe("built"));
});
