import { describe, expect, test } from "vitest";
import { callHeaders, pinApplication, withApplication } from "./pinned-application.ts";

describe("the case that a page shows", () => {
  test("is the one in its URL", () => {
    const pinned = pinApplication("?case=party-1&x=y");
    expect([pinned.current(), pinned.isNamed]).toEqual(["party-1", true]);
    expect(callHeaders(pinned)).toEqual({ "x-latchkey-party": "party-1" });
  });

  test("is the server's choice if the URL has none, and then stays", () => {
    const pinned = pinApplication("");
    expect(callHeaders(pinned)).toEqual({});
    pinned.pin("party-2");
    expect(callHeaders(pinned)).toEqual({ "x-latchkey-party": "party-2" });
    expect(pinned.isNamed).toBe(false);
  });

  test.each(["", "?case=", "?case=%E6%97%A5", "?case=a%0Ab", "?case=a%20b"])(
    "%j names none: no header could carry it",
    (search) => {
      const pinned = pinApplication(search);
      expect([pinned.current(), pinned.isNamed]).toEqual([undefined, false]);
    },
  );
});

test("the URL of a page names its case and keeps its other parameters", () => {
  const address = "/questions/identity/name?remedial_uuid=r1#top";
  expect(withApplication(address, "party-1")).toBe(
    "/questions/identity/name?remedial_uuid=r1&case=party-1#top",
  );
  expect(withApplication("/dashboard?case=other&case=another", "party-1")).toBe("/dashboard?case=party-1");
  expect(withApplication("/dashboard", "party-1")).toBe("/dashboard?case=party-1");
});
