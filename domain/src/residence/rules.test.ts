import { describe, expect, test } from "vitest";
import { TODAY, TOMORROW } from "../testing/civil-days.ts";
import { aHome, harbourStreet } from "../testing/residences.ts";
import { residenceTypes } from "../vocabulary/people.ts";
import {
  landlordEmailIssue,
  landlordPhoneIssue,
  rentIssue,
  rentPaymentDateIssue,
  residenceIssues,
} from "./rules.ts";

describe("the rent", () => {
  test.each(["", "  "])("RES-070 “%s” is missing", (typed) => {
    expect(rentIssue(typed)).toEqual({ code: "validation.required" });
  });

  const refused = { code: "rental-details.validations.rent", params: { min: 1, max: 10_000_000 } };

  test.each([
    ["RES-071", "1"],
    ["RES-071", "0"],
    ["RES-071", "0.5"],
    ["RES-071", "1.00"],
    ["RES-071", "-5"],
    ["RES-072", "10000000"],
    ["RES-072", "10,000,000"],
    ["RES-072", "10.000.000,01"],
  ])("%s “%s” is refused with the contract's key", (_id, typed) => {
    expect(rentIssue(typed)).toEqual(refused);
  });

  test.each(["abc", "1e3"])("“%s” is no amount", (typed) => {
    expect(rentIssue(typed)).toEqual(refused);
  });

  test.each([
    ["RES-071", "1.01"],
    ["RES-071", "2"],
    ["RES-072", "9,999,999.99"],
  ])("%s “%s” is between the bounds", (_id, typed) => {
    expect(rentIssue(typed)).toBeUndefined();
  });

  test.each(["1150", "1,150.50", "1.150,50", "£ 1 150"])("“%s” is read as an amount", (typed) => {
    expect(rentIssue(typed)).toBeUndefined();
  });
});

describe("the last payment", () => {
  test.each([
    ["RES-075", "", "validation.required"],
    ["RES-076", "2026-02-30", "validation.date.invalid"],
    ["RES-076", "2026-1", "validation.date.invalid"],
    ["RES-077", TOMORROW, "validation.date.future"],
  ])("%s “%s” is refused", (_id, date, code) => {
    expect(rentPaymentDateIssue(date, TODAY)).toMatchObject({ code });
  });

  test("RES-077 today is fine", () => {
    expect(rentPaymentDateIssue(TODAY, TODAY)).toBeUndefined();
  });
});

describe("the landlord's e-mail", () => {
  const own = "amara@example.com";

  test.each(["", " "])("“%s” is missing", (typed) => {
    expect(landlordEmailIssue(typed, own)).toEqual({ code: "validation.required" });
  });

  test.each(["joanne", "joanne@", "@example.com", "a b@example.com"])(
    "RES-078 %s has no e-mail format",
    (typed) => {
      expect(landlordEmailIssue(typed, own)).toMatchObject({ code: "validation.email.format" });
    },
  );

  test.each([
    ["RES-080", "amara@example.com"],
    ["RES-081", "Amara@Example.COM"],
    ["RES-082", "amara+landlord@example.com"],
  ])("%s %s is the applicant's own", (_id, typed) => {
    expect(landlordEmailIssue(typed, own)).toMatchObject({ code: "personalEmailMatch" });
    expect(landlordEmailIssue(own, typed)).toMatchObject({ code: "personalEmailMatch" });
  });

  test("another person's is fine", () => {
    expect(landlordEmailIssue("joanne@example.com", own)).toBeUndefined();
  });
});

describe("the landlord's phone", () => {
  test.each([
    ["+123456789", true],
    ["+12345678", false],
    ["+123456789012345", true],
    ["+1234567890123456", false],
    ["0113 496 0188", true],
    ["0113 496 018", false],
    ["+44 113 496-0188", true],
    ["+44 (0) 113.496.0188", true],
    ["44113496018", false],
    ["+44 113 CALL", false],
  ])("RES-079 %s: %s", (typed, isFine) => {
    expect(landlordPhoneIssue(typed)).toEqual(isFine ? undefined : { code: "validation.phone_number" });
  });

  test("is missing", () => {
    expect(landlordPhoneIssue(" ")).toEqual({ code: "validation.required" });
  });
});

describe("a home", () => {
  const issues = (said: Parameters<typeof aHome>[0]) => residenceIssues(aHome(said), TODAY);

  test.each(residenceTypes)("%s is a kind of home", (residenceType) => {
    expect(issues({ residenceType })).toEqual({});
  });

  test.each<[string, Parameters<typeof aHome>[0], object]>([
    [
      "without a kind",
      { residenceType: null },
      { residenceType: { code: "validation.please_select_an_option" } },
    ],
    ["without a start", { start: null }, { start: { code: "validation.required" } }],
    ["that starts tomorrow", { start: TOMORROW }, { start: { code: "validation.date.future" } }],
    ["that was left, without an end", { isCurrent: false }, { end: { code: "validation.required" } }],
    [
      "that ends before it starts",
      { start: "2024-05-01", end: "2024-04-30" },
      { end: { code: "validation.date.beforeStart" } },
    ],
    [
      "that ends in more than two years",
      { end: "2028-12-01" },
      { end: { code: "validation.date.after", params: { bound: "2028-11-30" } } },
    ],
    ["that ends in another century", { end: "2150-12-31" }, { end: { code: "validation.date.after" } }],
    [
      "without a town",
      { address: { ...harbourStreet, city: "" } },
      { "address.city": { code: "validation.address.city" } },
    ],
  ])("%s is not whole", (_what, said, expected) => {
    expect(issues(said)).toMatchObject(expected);
    expect(Object.keys(issues(said))).toEqual(Object.keys(expected));
  });

  test.each<[string, Parameters<typeof aHome>[0]]>([
    ["left in the month of moving in", { start: "2024-05-01", end: "2024-05-31" }],
    ["whose end is known and still to come", { end: "2027-01-31" }],
    ["that ends in two years, counted by month", { end: "2028-11-30" }],
    ["that is current, and its end known", { isCurrent: true, end: "2027-01-31" }],
  ])("%s is whole", (_what, said) => {
    expect(issues(said)).toEqual({});
  });
});
