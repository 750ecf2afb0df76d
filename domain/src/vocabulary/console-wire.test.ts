import { describe, expect, test } from "vitest";
import { staffPages } from "./console-wire.ts";

describe("a page of the console to return to", () => {
  test.each([
    "/console",
    "/console/",
    "/console/team",
    "/console/queue?waiting=late",
    "/console/applications/5f0c/documents/7?side=back",
    "/console/authors",
    "/console/sign-ins",
  ])("%s is ours", (path) => {
    expect(staffPages.safePath(path)).toBe(path);
  });

  test("loses its fragment", () => {
    expect(staffPages.safePath("/console/team#main")).toBe("/console/team");
  });

  test.each([
    null,
    undefined,
    "",
    "console",
    "/",
    "/dashboard",
    "/consoles",
    "/consolex/team",
    "//evil.example/console",
    "/console//evil.example",
    "/\\evil.example/console",
    "/console\\evil",
    "https://evil.example/console",
    "/console/\t/evil",
    "/console/te\nam",
    "/console/team\u00A0",
    "/console/../dashboard",
    "/console/%2e%2E/dashboard",
    "/console/.",
    "/console/auth",
    "/console/auth/token/logout",
    "/console/AUTH/token/logout",
    "/console/graphql",
    "/console/graphql?x=y",
    "/console/sign-in?expired",
    "/console/sign-out",
    "/console/second-factor",
    "/console/second-factor/set-up",
    `/console?${"x".repeat(500)}`,
  ])("%j is none", (path) => {
    expect(staffPages.safePath(path)).toBeUndefined();
  });
});

describe("the address of the staff sign-in page", () => {
  test.each([
    ["a visitor who was never here", undefined, "/console", "/console/sign-in"],
    ["a visitor whose session ended", "expired", "/console", "/console/sign-in?expired"],
    [
      "the path to return to travels along",
      "expired",
      "/console/team?x=1",
      "/console/sign-in?expired&return=%2Fconsole%2Fteam%3Fx%3D1",
    ],
    ["somebody who signed out", "out", undefined, "/console/sign-in?out"],
    ["a page of applicants is no page to return to", undefined, "/dashboard", "/console/sign-in"],
  ] as const)("%s", (_title, reason, path, address) => {
    expect(staffPages.signInAddress(reason, path)).toBe(address);
  });
});

test("every route of the sign-in is below one path, which its cookies are bound to", () => {
  const outside = Object.values(staffPages.auth).filter(
    (path) => !path.startsWith(`${staffPages.home}/auth/`),
  );
  expect(outside).toEqual([]);
});
