import { describe, expect, it } from "vitest";

import { address, match, router } from "$/lib/router.svelte";

const at = (path: string) => match(new URL(path, "http://captable.test"));

describe("an address", () => {
  it("names its page", () => {
    expect(at("/").page).toBe("lobby");
    expect(at("/settings").page).toBe("settings");
    expect(at("/rules/startups")).toMatchObject({ page: "rules", params: { game: "startups" } });
  });

  it("may end in a slash", () => {
    expect(at("/table/k3f/")).toMatchObject({ page: "table", params: { id: "k3f" } });
  });

  it("keeps its question and its clause", () => {
    const { query, hash } = at("/replay/k3f?turn=12&seat=1#SU-2.1");
    expect(query.get("turn")).toBe("12");
    expect(hash).toBe("SU-2.1");
  });

  it("that nobody knows is the missing page", () => {
    expect(at("/table").page).toBe("missing");
    expect(at("/table/a/b").page).toBe("missing");
    expect(at("/nowhere").page).toBe("missing");
  });

  it("with a stray per cent sign still works", () => {
    expect(at("/rules/100%").params).toEqual({ game: "100%" });
  });

  it("is made from a page and its parameters", () => {
    expect(address("table", { id: "a b" })).toBe("/table/a%20b");
    expect(at(address("table", { id: "a b" })).params["id"]).toBe("a b");
  });
});

describe("the router", () => {
  /** Clicks the link; says whether the router took it. The browser itself never gets to follow it. */
  function taken(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let prevented = false;
    addEventListener(
      "click",
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    document
      .querySelector("a")!
      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return prevented;
  }

  it("follows a plain click on a link of ours without the server", () => {
    const stop = router.listen();
    expect(taken(`<a href="/rules/startups#SU-1.1">rules</a>`)).toBe(true);
    expect(router.route).toMatchObject({ page: "rules", hash: "SU-1.1" });
    stop();
  });

  it("leaves to the browser what is meant for it", () => {
    const stop = router.listen();
    router.go("/");
    expect(taken(`<a href="/settings">new tab</a>`, { ctrlKey: true })).toBe(false);
    expect(taken(`<a href="/settings" target="_blank">elsewhere</a>`)).toBe(false);
    expect(taken(`<a href="/settings" download>a file</a>`)).toBe(false);
    expect(taken(`<a href="https://elsewhere.test/">another site</a>`)).toBe(false);
    expect(taken(`<a href="/licences.txt">a page of the server</a>`)).toBe(false);
    expect(router.route.page).toBe("lobby");
    stop();
  });
});
