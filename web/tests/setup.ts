import { afterEach, vi } from "vitest";

// Files share a DOM, which takes half a second to make, but none sees the modules of another: their state is new.
vi.resetModules();

afterEach(() => {
  document.body.innerHTML = "";
  localStorage.clear();
});
