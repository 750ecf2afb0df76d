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
    ["/your-data", "your-data"],
    ["/check-answers", "check-answers"],
    ["/questions/identity/birthdate", "identity"],
  ] as const)("%s is opened with its texts", (path, namespace) => {
    expect(prefetchPage(path).texts).toContain(namespace);
  });

  test.each([
    ["/dashboard", "Dashboard"],
    ["/check-answers", "OwnAnswers"],
    ["/questions/identity", "Me"],
    ["/questions/residence/uk", "GetResidentialHistory"],
  ])("%s is opened with its query %s", async (path, name) => {
    const query = await prefetchPage(path).openingQuery;
    expect(query?.definitions[0]).toMatchObject({ name: { value: name } });
  });

  test("a small page needs neither", async () => {
    const { texts, openingQuery } = prefetchPage("/logout");
    expect([texts, await openingQuery]).toEqual([[], undefined]);
  });
});
