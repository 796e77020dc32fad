/** The little that modules ask of a page when they are loaded; no test looks at a page. */
import type { Environment } from "vitest/runtime";

const parts = {
  addEventListener: () => {},
  document: {
    addEventListener: () => {},
    documentElement: { dataset: {}, lang: "" },
    querySelector: () => null,
    removeEventListener: () => {},
    visibilityState: "visible",
  },
  getComputedStyle: () => ({ getPropertyValue: () => "" }),
  localStorage: { getItem: () => null, setItem: () => {} },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  location: { protocol: "http:", host: "here" },
  navigator: { languages: ["en"] },
  removeEventListener: () => {},
};

export default {
  name: "page",
  viteEnvironment: "client",
  setup(global) {
    for (const [name, value] of Object.entries({ ...parts, window: global }))
      Object.defineProperty(global, name, { value, configurable: true });
    return { teardown: () => {} };
  },
} satisfies Environment;
