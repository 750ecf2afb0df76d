import { expect, test } from "vitest";
import { documentTypes } from "../documents/kinds.ts";
import { evidenceOnDays, evidenceSort, evidenceSorts, hasPhoto } from "./evidence.ts";

test("no sort of evidence tells of a benefit, a pension, a loan or a nationality", () => {
  for (const section of ["IDENTITY", "INCOME", "RESIDENCE"] as const)
    for (const type of documentTypes) expect(evidenceSorts).toContain(evidenceSort(section, type));
  for (const type of ["BENEFITS_PAPERWORK", "PENSION_STATEMENT", "STUDENT_STATUS", "BURSARY"] as const)
    expect(evidenceSort("INCOME", type)).toBe("OTHER_INCOME_PAPER");
  expect(evidenceSort("IDENTITY", "UK_IMMIGRATION_STATUS")).toBe(evidenceSort("IDENTITY", "PASSPORT"));
  expect(evidenceSorts.join()).not.toMatch(/BENEFIT|PENSION|STUDENT|PASSPORT|IMMIGRATION/);
});

test("evidence has its age at the start of the tenancy, once for each sort and day, the oldest first", () => {
  const given = [
    { sort: "PAYSLIPS", on: "2026-11-22" },
    { sort: "IDENTITY_DOCUMENT", on: "2026-11-20" },
    { sort: "PAYSLIPS", on: "2026-11-22" },
    { sort: "LANDLORDS_REFERENCE", on: "2026-12-01" },
  ] as const;
  expect(evidenceOnDays(given, "2026-11-28")).toEqual([
    { sort: "IDENTITY_DOCUMENT", on: "2026-11-20", daysAtStart: 8 },
    { sort: "PAYSLIPS", on: "2026-11-22", daysAtStart: 6 },
    { sort: "LANDLORDS_REFERENCE", on: "2026-12-01", daysAtStart: -3 },
  ]);
});

test("a paper with a face is told from one without", () => {
  expect(hasPhoto(["BIRTH_ADOPTION", "DRIVING_LICENCE"])).toBe(true);
  expect(hasPhoto(["BIRTH_ADOPTION", "DBS"])).toBe(false);
});
