import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type NewApplication,
  newApplicationIssues,
  newPeopleIssues,
  remainderOf,
} from "./new-application.ts";

const TODAY = "2026-11-23";

const amara = { firstName: "Amara", lastName: "Okafor", email: "amara@example.com", shareMinor: 103_500 };
const lukas = { firstName: "Lukas", lastName: "Brandt", email: "lukas@example.com", shareMinor: 103_500 };
const ingrid = { firstName: "Ingrid", lastName: "Brandt", email: "ingrid@example.com" };

const application = (given: Partial<NewApplication> = {}): NewApplication => ({
  home: "14 Alder Row\nLeeds LS6 2QB",
  country: "ENG",
  rentMinor: 207_000,
  advertisedRentMinor: 5_000_000,
  rentPeriod: "month",
  currency: "GBP",
  start: "2027-01-01",
  termMonths: undefined,
  agency: "Quillfield Lettings",
  reference: "",
  policy: "england-default",
  language: "en",
  people: [amara, { ...lukas, guarantor: ingrid }],
  ...given,
});

const policyFor = ({ policy = "" }: Partial<NewApplication>) =>
  policy === "unknown" ? undefined : { countries: ["ENG"] as const };

const codesOf = (given: Partial<NewApplication>) =>
  Object.fromEntries(
    Object.entries(newApplicationIssues(application(given), { today: TODAY, policy: policyFor(given) })).map(
      ([field, { code }]) => [field, code],
    ),
  );

describe("what the agency offers", () => {
  const offer = { allowed: ["england-default"], branches: ["leeds"], isStopped: false };
  const issues = (given: Partial<NewApplication>, offered: typeof offer | undefined = offer) =>
    newApplicationIssues(application(given), {
      today: TODAY,
      policy: { countries: ["ENG"] },
      offer: offered,
    });

  test("is taken", () => {
    expect(issues({ branch: "leeds" })).toEqual({});
    expect(issues({ branch: undefined })).toEqual({});
  });

  test("is all that is taken", () => {
    expect(issues({ policy: "students", branch: "york" })).toEqual({
      policy: { code: "newApplication.validations.policyAgency" },
      branch: { code: "validation.please_select_an_option" },
    });
  });

  test("is nothing while the agency takes no new applications", () => {
    expect(issues({}, { ...offer, isStopped: true })).toEqual({
      agency: { code: "newApplication.validations.agencyStopped" },
    });
  });

  test("is each policy and no branch, of a new agency", () => {
    const asked = { today: TODAY, policy: { countries: ["ENG"] as const } };
    expect(newApplicationIssues(application({ policy: "students" }), asked)).toEqual({});
    expect(Object.keys(newApplicationIssues(application({ branch: "leeds" }), asked))).toEqual(["branch"]);
  });
});

describe("a new application", () => {
  test("with everything right has nothing against it", () => {
    expect(codesOf({})).toEqual({});
  });

  test.each<[string, Partial<NewApplication>, Record<string, string>]>([
    ["no home", { home: "  " }, { home: "validation.required" }],
    ["a home with a control character", { home: "14 Alder\u0000Row" }, { home: "validation.pattern" }],
    ["no rent", { rentMinor: 0, people: [{ ...amara, shareMinor: 0 }] }, { rent: "validation.amount" }],
    [
      "half a penny",
      { rentMinor: 206_999.5 },
      { rent: "validation.amount", people: "newApplication.validations.shares" },
    ],
    ["a start that is no date", { start: "2027-02-30" }, { start: "validation.date.invalid" }],
    ["a start a year ago", { start: "2025-11-23" }, {}],
    ["a start before that", { start: "2025-11-22" }, { start: "newApplication.validations.start" }],
    ["a start in two years", { start: "2028-11-23" }, {}],
    ["a start after that", { start: "2028-11-24" }, { start: "newApplication.validations.start" }],
    ["no agency", { agency: "" }, { agency: "validation.required" }],
    ["a long reference", { reference: "x".repeat(101) }, { reference: "validation.max_length" }],
    ["an unknown policy", { policy: "unknown" }, { policy: "validation.please_select_an_option" }],
    [
      "a policy for homes elsewhere",
      { country: "SCT", termMonths: 12 },
      { policy: "newApplication.validations.policyCountry" },
    ],
  ])("%s", (_what, given, issues) => {
    expect(codesOf(given)).toEqual(issues);
  });
});

describe("an agreement in England", () => {
  const issuesOn = (today: string, given: Partial<NewApplication>) =>
    newApplicationIssues(application({ start: today, ...given }), { today, policy: policyFor({}) });

  test("LAW-01 (in part) has no term from 1 May 2026, and one before", () => {
    expect(issuesOn("2026-05-01", { termMonths: 12 })).toEqual({
      term: {
        code: "newApplication.validations.noTerm",
        params: { law: "Renters' Rights Act 2025, section 1; Housing Act 1988, section 4A" },
      },
    });
    expect(issuesOn("2026-04-30", { termMonths: 12 })).toEqual({});
    expect(issuesOn("2026-04-30", { termMonths: undefined }).term?.code).toBe("validation.range");
  });

  test.each([
    ["week", undefined],
    ["four_weeks", undefined],
    ["month", undefined],
    ["quarter", "newApplication.validations.rentPeriod"],
    ["year", "newApplication.validations.rentPeriod"],
    ["decade" as "year", "validation.please_select_an_option"],
  ] as const)("LAW-01 (in part) its rent is due every %s: %s", (rentPeriod, code) => {
    expect(issuesOn(TODAY, { rentPeriod }).rentPeriod?.code).toBe(code);
    expect(issuesOn("2026-04-30", { rentPeriod: "year", termMonths: 12 })).toEqual({});
  });

  test("LAW-03 (in part) names the advertised rent, and no higher one from 1 May 2026", () => {
    expect(codesOf({ advertisedRentMinor: undefined })).toEqual({ advertisedRent: "validation.required" });
    expect(codesOf({ advertisedRentMinor: 0.5 }).advertisedRent).toBe("validation.amount");
    expect(codesOf({ advertisedRentMinor: 207_001 })).toEqual({});
    expect(issuesOn("2026-05-01", { advertisedRentMinor: 206_999 })).toEqual({
      rent: {
        code: "newApplication.validations.bidding",
        params: { law: "Renters' Rights Act 2025, sections 56 and 57" },
      },
    });
    expect(issuesOn("2026-04-30", { advertisedRentMinor: 206_999, termMonths: 12 })).toEqual({});
  });
});

describe.each(["SCT", "WLS", "NIR"] as const)("an agreement in %s", (country) => {
  const issues = (given: Partial<NewApplication>) =>
    newApplicationIssues(application({ country, termMonths: 12, ...given }), {
      today: TODAY,
      policy: { countries: [country] },
    });

  test("may be for more than was advertised, or name no advertised rent, and have any rent period", () => {
    expect(issues({ advertisedRentMinor: 206_999 })).toEqual({});
    expect(issues({ advertisedRentMinor: undefined })).toEqual({});
    expect(issues({ rentPeriod: "year" })).toEqual({});
  });

  test.each([
    [0, "validation.range"],
    [undefined, "validation.range"],
    [1.5, "validation.range"],
    [120, undefined],
    [121, "validation.range"],
  ])("a term of %s months: %s", (termMonths, code) => {
    expect(issues({ termMonths }).term?.code).toBe(code);
  });
});

describe("its people", () => {
  test("are at least one, and at most six", () => {
    expect(codesOf({ people: [] })).toEqual({ people: "newApplication.validations.nobody" });
    const seven = Array.from({ length: 7 }, (_, index) => ({
      ...amara,
      email: `a${index}@example.com`,
      shareMinor: index === 0 ? 207_000 : 0,
    }));
    expect(codesOf({ people: seven })).toEqual({ people: "newApplication.validations.tooMany" });
    expect(codesOf({ people: seven.slice(0, 6) })).toEqual({});
  });

  test("have names and an address each, and so have their guarantors", () => {
    const nameless = {
      ...lukas,
      firstName: "",
      email: "lukas",
      guarantor: { ...ingrid, lastName: "B", email: "" },
    };
    expect(codesOf({ people: [amara, nameless] })).toEqual({
      "people.1.firstName": "validation.required",
      "people.1.email": "validation.email.format",
      "people.1.guarantor.lastName": "validation.name.length",
      "people.1.guarantor.email": "validation.required",
    });
  });

  test("nobody guarantees their own share", () => {
    const own = { ...lukas, guarantor: { ...ingrid, email: "Lukas+guarantor@example.com" } };
    expect(codesOf({ people: [amara, own] })).toEqual({
      "people.1.guarantor.email": "newApplication.validations.ownGuarantor",
    });
  });

  test("two may share a mailbox, but nobody is there twice", () => {
    expect(codesOf({ people: [amara, { ...lukas, email: amara.email }] })).toEqual({});
    expect(
      codesOf({ people: [amara, { ...amara, firstName: " AMARA", email: "AMARA@example.com" }] }),
    ).toEqual({
      "people.1.email": "newApplication.validations.repeated",
    });
  });

  test("share the rent to the penny: a share may be nothing, but never less", () => {
    expect(codesOf({ people: [amara, { ...lukas, shareMinor: 100_000 }] })).toEqual({
      people: "newApplication.validations.shares",
    });
    const negative = [
      { ...amara, shareMinor: 207_001 },
      { ...lukas, shareMinor: -1 },
    ];
    expect(codesOf({ people: negative })).toEqual({
      "people.0.share": "newApplication.validations.share",
      "people.1.share": "newApplication.validations.share",
    });
    expect(
      codesOf({
        people: [
          { ...amara, shareMinor: 207_000 },
          { ...lukas, shareMinor: 0 },
        ],
      }),
    ).toEqual({});
  });

  test("whatever the shares, they are right when nothing of the rent is left", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 6 }),
        (shares) => {
          const people = shares.map((shareMinor, index) => ({
            ...amara,
            email: `a${index}@example.com`,
            shareMinor,
          }));
          const rentMinor = shares.reduce((sum, share) => sum + share, 0);
          fc.pre(rentMinor > 0);
          expect(remainderOf({ rentMinor, people })).toBe(0);
          expect(codesOf({ rentMinor, people })).toEqual({});
          expect(codesOf({ rentMinor: rentMinor + 1, people })).toEqual({
            people: "newApplication.validations.shares",
          });
        },
      ),
    );
  });
});

describe("a change to a household", () => {
  const staying = [
    { ...amara, isPaying: true },
    { ...lukas, isPaying: true },
  ];
  const codes = (given: Partial<Parameters<typeof newPeopleIssues>[0]>) =>
    Object.fromEntries(
      Object.entries(newPeopleIssues({ rentMinor: 207_000, staying, added: [], ...given })).map(
        ([field, { code }]) => [field, code],
      ),
    );

  test("shares out the whole rent again, with whoever comes", () => {
    expect(codes({})).toEqual({});
    const mei = { firstName: "Mei", lastName: "Tan", email: "mei@example.com", shareMinor: 50_000 };
    expect(codes({ added: [mei] })).toEqual({ people: "newApplication.validations.shares" });
    const less = [staying[0], { ...lukas, isPaying: true, shareMinor: 53_500 }];
    expect(codes({ added: [mei], staying: less as typeof staying })).toEqual({});
  });

  test("makes no tenant an occupier, and the other way round neither", () => {
    const turned = [
      { ...amara, isPaying: true, shareMinor: 0 },
      { ...lukas, isPaying: false, shareMinor: 207_000 },
    ];
    expect(codes({ staying: turned })).toEqual({
      "shares.0.share": "newApplication.validations.roleStays",
      "shares.1.share": "newApplication.validations.roleStays",
    });
  });

  test("adds nobody who is there", () => {
    expect(codes({ added: [{ ...amara, shareMinor: 0 }] })).toEqual({
      "added.0.email": "newApplication.validations.repeated",
    });
  });
});
