import { describe, expect, test } from "vitest";
import {
  equalShares,
  newPerson,
  type TypedApplication,
  toApplication,
  typedIssues,
} from "./typed-application.ts";

const TODAY = "2026-03-12";

const amara = {
  ...newPerson(1),
  firstName: "Amara",
  lastName: "Okafor",
  email: "amara@example.com",
  share: "2,070",
};

const typed: TypedApplication = {
  home: "14 Alder Row, Leeds LS6 2QB",
  country: "ENG",
  rent: "£2,070.00",
  advertisedRent: "",
  rentPeriod: "month",
  currency: "GBP",
  start: "2026-04-01",
  term: "12",
  agency: "Quillfield Lettings",
  branch: "",
  reference: "",
  policy: "england-default",
  language: "en",
  people: [amara],
};

const judging = {
  today: TODAY,
  policies: [{ name: "england-default", countries: ["ENG"] as const }],
};

describe("what was typed", () => {
  test("becomes an application with amounts in minor units", () => {
    expect(typedIssues(typed, judging)).toEqual({});
    expect(toApplication(typed, TODAY)).toMatchObject({
      rentMinor: 207_000,
      termMonths: 12,
      people: [{ firstName: "Amara", shareMinor: 207_000 }],
    });
    expect(toApplication(typed, TODAY).people[0]).not.toHaveProperty("key");
  });

  test("is a month's rent whatever the rent period, and the shares are of it", () => {
    const weekly = {
      ...typed,
      rent: "230",
      advertisedRent: "230",
      rentPeriod: "week" as const,
      people: [{ ...amara, share: "996.67" }],
    };
    expect(typedIssues(weekly, judging)).toEqual({});
    expect(toApplication(weekly, TODAY)).toMatchObject({ rentMinor: 99_667, advertisedRentMinor: 99_667 });
  });

  test("LAW-01 (in part) has no term where the law knows none", () => {
    expect(toApplication(typed, "2026-05-01").termMonths).toBeUndefined();
    expect(toApplication({ ...typed, country: "SCT" }, "2026-05-01").termMonths).toBe(12);
  });

  test("LAW-03 (in part) a rent above the advertised one leaves what is wrong with the shares", () => {
    const above = { ...typed, advertisedRent: "2,000", people: [{ ...amara, share: "2,035" }] };
    const today = "2026-05-01";
    expect(Object.keys(typedIssues(above, { ...judging, today }))).toEqual(["rent", "people"]);
  });

  test.each<[Partial<TypedApplication>, Record<string, string>]>([
    [{ rent: "a lot" }, { rent: "validation.amount" }],
    [{ term: "a year" }, { term: "validation.range" }],
    [{ start: "2026-4-" }, { start: "validation.date.invalid" }],
    [{ home: " " }, { home: "validation.required" }],
    [{ country: "WLS" }, { policy: "newApplication.validations.policyCountry" }],
    [{ policy: "retired" }, { policy: "validation.please_select_an_option" }],
    [{ people: [{ ...amara, share: "2,035" }] }, { people: "newApplication.validations.shares" }],
    [
      { people: [{ ...amara, share: "" }] },
      { "people.0.share": "newApplication.validations.share", people: "newApplication.validations.shares" },
    ],
    [
      { people: [amara, { ...amara, key: 2, share: "0" }] },
      { "people.1.email": "newApplication.validations.repeated" },
    ],
    [
      { people: [{ ...amara, guarantor: amara }] },
      { "people.0.guarantor.email": "newApplication.validations.ownGuarantor" },
    ],
  ])("%j is refused", (wrong, codes) => {
    const issues = Object.entries(typedIssues({ ...typed, ...wrong }, judging));
    expect(Object.fromEntries(issues.map(([field, { code }]) => [field, code]))).toEqual(codes);
  });
});

test.each([
  [207_000, 2, ["1035.00", "1035.00"]],
  [100_000, 3, ["333.34", "333.33", "333.33"]],
  [1, 2, ["0.01", "0.00"]],
  [500, 1, ["5.00"]],
])("%d among %d is %j", (rent, count, shares) => {
  expect(equalShares(rent, count)).toEqual(shares);
});
