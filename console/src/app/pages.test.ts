import { describe, expect, test, vi } from "vitest";
import { mayOpen } from "../shell/console-page.ts";
import { consolePages, knownConsolePages } from "./pages.ts";

const { prefetchPage, publicPages, reportedPath } = knownConsolePages;

describe("a path as it is reported", () => {
  test.each([
    ["/console/sign-in", "/console/sign-in"],
    ["/console/sign-in/", "/console/sign-in"],
    ["/Console/Sign-In", "/console/sign-in"],
    ["/console/second-factor/set-up", "/console/second-factor/set-up"],
    ["/console/cases/5f0c/documents/77aa", "/console/cases"],
    ["/console/decisions/5f0c", "/console/decisions"],
    ["/console/nowhere/amara@example.com", "/console/*"],
    ["/elsewhere", "/console/*"],
  ])("%s is %s: it names nobody", (pathname, reported) => {
    expect(reportedPath(pathname)).toBe(reported);
  });
});

describe("the page of the first address", () => {
  const loadsOf = (path: string) => {
    const page = [...publicPages, ...consolePages].find((one) => one.path === path);
    if (!page) throw new Error(`No page at ${path}`);
    return vi.spyOn(page.script, "load").mockRejectedValue(new Error("away"));
  };

  test.each([
    ["/console/sign-in", "/console/sign-in", ["sign-in"]],
    ["/console/cases/amara", "/console/cases", ["case", "desk", "document"]],
    ["/console/team", "/console/team", ["team", "absence", "desk", "known-people", "validation"]],
  ])("%s is fetched with the rest, and its texts are named", async (pathname, path, texts) => {
    const load = loadsOf(path);
    expect(prefetchPage(pathname)).toEqual(texts);
    expect(load).toHaveBeenCalledOnce();
    // The page itself tells a failure; here it is no unhandled rejection.
    await Promise.resolve();
  });

  test("that is none needs no texts", () => {
    expect(prefetchPage("/console/nowhere")).toEqual([]);
  });
});

test("cases are for reviewers, the team and the keys for administrators, and the agreement and one's account for both", () => {
  const openTo = (...roles: readonly ("REVIEWER" | "ADMINISTRATOR")[]) =>
    consolePages.filter((page) => mayOpen(page, roles)).map(({ path }) => path.replace("/console/", ""));
  expect(openTo("REVIEWER")).toEqual([
    "queue",
    "applications",
    "cases",
    "decisions",
    "references",
    "follow-ups",
    "second-reviews",
    "investigations",
    "account",
  ]);
  expect(openTo("ADMINISTRATOR")).toEqual([
    "agencies",
    "policies",
    "lists",
    "figures",
    "team",
    "keys",
    "webhooks",
    "second-reviews",
    "investigations",
    "account",
  ]);
  expect(openTo("REVIEWER", "ADMINISTRATOR")).toHaveLength(consolePages.length);
});

test("each letter of the navigation leads to one page", () => {
  const letters = consolePages.flatMap(({ nav }) => nav?.letter ?? []);
  expect(new Set(letters).size).toBe(letters.length);
});
