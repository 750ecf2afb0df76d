import { describe, expect, test } from "vitest";
import {
  responsibilityEndIssue,
  responsibilityIssues,
  standingResponsibility,
  type WrittenResponsibility,
} from "./responsibility.ts";

const written = (
  id: string,
  acceptedOn: string,
  given: Partial<WrittenResponsibility> = {},
): WrittenResponsibility => ({ id, landlord: "R. Calvert", acceptedOn, endedOn: null, ...given });

describe("the responsibility that holds on the day of a check", () => {
  const known = [
    written("newer", "2026-11-20"),
    written("ended", "2026-10-10", { endedOn: "2026-11-01" }),
    written("oldest", "2026-10-02", { endedOn: "2026-10-10" }),
    written("of-the-agency", "2026-10-03", { landlord: null }),
    written("of-another", "2026-10-04", { landlord: "S. Obi" }),
  ];
  const of = (landlord: string | null, on: string) => standingResponsibility(known, { landlord, on })?.id;

  test.each([
    ["2026-10-01", undefined],
    ["2026-10-02", "oldest"],
    ["2026-10-09", "oldest"],
    ["2026-10-10", "ended"],
    ["2026-10-31", "ended"],
    ["2026-11-01", undefined],
    ["2026-11-19", undefined],
    ["2026-11-20", "newer"],
  ])("is read by day: %s", (on, expected) => {
    expect(of("R. Calvert", on)).toBe(expected);
  });

  test("is the landlord's own, however the name is typed", () => {
    expect(of("  r. calvert ", "2026-11-20")).toBe("newer");
    expect(of("S. Obi", "2026-11-20")).toBe("of-another");
    expect(of("T. Obi", "2026-11-20")).toBeUndefined();
    expect(of(null, "2026-11-20")).toBe("of-the-agency");
  });

  test("is none without a day", () => {
    expect(of("R. Calvert", "")).toBeUndefined();
  });
});

describe("a responsibility that is written down", () => {
  const given = { landlord: "R. Calvert", isOfAgency: false, acceptedOn: "2026-11-03", fileId: "file-1" };
  const codes = (changes: Partial<typeof given>) =>
    Object.entries(responsibilityIssues({ ...given, ...changes }, { today: "2026-11-30" })).map(
      ([field, { code }]) => [field, code],
    );

  test("has a landlord, a day that is past, and a file", () => {
    expect(codes({})).toEqual([]);
    expect(codes({ landlord: "", acceptedOn: "2026-12-01", fileId: "" })).toEqual([
      ["landlord", "validation.required"],
      ["acceptedOn", "validation.date.future"],
      ["fileId", "responsibility.validations.file"],
    ]);
  });

  test("names no landlord when the agency hands its checks on", () => {
    expect(codes({ landlord: "", isOfAgency: true })).toEqual([]);
  });

  test.each([
    ["2026-11-03", undefined],
    ["2026-11-30", undefined],
    ["2026-11-02", "responsibility.validations.endsBefore"],
    ["2026-12-01", "validation.date.future"],
    ["", "validation.required"],
  ])("ends on %s", (endedOn, code) => {
    expect(responsibilityEndIssue(endedOn, { acceptedOn: "2026-11-03", today: "2026-11-30" })?.code).toBe(
      code,
    );
  });
});
