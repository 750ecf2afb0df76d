import { describe, expect, test } from "vitest";
import { pageOf, prefetchPage } from "./pages.ts";

describe("a page", () => {
  test.each([
    ["/dashboard", "/dashboard"],
    ["/questions/identity", "/questions/identity"],
    ["/questions/identity/name", "/questions/identity"],
    ["/questions/income/add", "/questions/income"],
  ])("%s is the page %s", (path, page) => {
    expect(pageOf(path)).toBe(page);
  });

  test.each([
    ["/dashboard", "dashboard"],
    ["/questions/identity/birthdate", "identity"],
  ] as const)("%s is opened with its texts", (path, namespace) => {
    expect(prefetchPage(path)).toContain(namespace);
  });

  test("a small page needs none", () => {
    expect(prefetchPage("/logout")).toEqual([]);
  });
});
