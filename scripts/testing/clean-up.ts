import { afterAll, afterEach, vi } from "vitest";

/**
 * For test files that share a worker: nothing that one file leaves in the process or the document may leak into the
 * next. Runs once per file; its hooks run after the file's own.
 */

const clearCookies = (): void => {
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=")[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    if (name) document.cookie = `${name}=; max-age=0; path=/`;
  }
};

const clearDocument = (): void => {
  const { documentElement, head, body } = document;
  for (const part of [head, body]) part.replaceChildren();
  for (const element of [documentElement, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = "";
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const clear = (): void => {
  if (typeof document !== "undefined") clearDocument();
};

// Before as well: a page of the file before may have navigated once more after its end.
clear();
afterAll(clear);
