import { describe, expect, test } from "vitest";
import type { PolicyContent } from "../policies/policy.ts";
import { shippedVersions } from "../policies/shipped.ts";
import { contentNamed, withConditions } from "../testing/policies.ts";
import { type HomeCountry, homeCountries } from "../vocabulary/home-countries.ts";
import { demandWords } from "./demand-words/every-language.ts";
import { lawRules } from "./law-rules.ts";
import { keepsFromPublishing, type LintFinding, lintPolicy } from "./lint-policy.ts";

const TODAY = "2026-11-27";
const plain = contentNamed("scotland-wales-ni-default");

const lint = (content: PolicyContent, day = TODAY): readonly LintFinding[] =>
  lintPolicy(content, { day, lifted: [], words: demandWords });

const inCountries = (content: PolicyContent): PolicyContent => ({ ...content, countries: homeCountries });

const withText = (en: string): PolicyContent => ({ ...plain, texts: { before: { en } } });

const noBenefits = withConditions(plain, { ALLOWED_INCOME_TYPES: ["T_EMPLOYED_PERM", "T_PENSION"] });
const lessForBenefits: PolicyContent = {
  ...plain,
  criteria: { ...plain.criteria, counted: { T_BENFITS: 99 } },
};

/** Per country: the level of the rule under the law of 27 November 2026, or none. */
const table: readonly (readonly [
  string,
  PolicyContent,
  Readonly<Record<HomeCountry, string | undefined>>,
])[] = [
  ["benefits-left-out", noBenefits, { ENG: "civil_penalty", SCT: "offence", WLS: "offence", NIR: undefined }],
  [
    "benefits-counted-less",
    lessForBenefits,
    { ENG: "civil_penalty", SCT: "offence", WLS: "offence", NIR: undefined },
  ],
  [
    "text-benefits",
    withText("Sorry, no DSS."),
    { ENG: "civil_penalty", SCT: "offence", WLS: "offence", NIR: undefined },
  ],
  [
    "text-children",
    withText("The flat is not suitable for children."),
    { ENG: "civil_penalty", SCT: "offence", WLS: "offence", NIR: undefined },
  ],
  [
    "text-guarantor",
    withText("People on benefits must name a guarantor."),
    { ENG: "civil_penalty", SCT: "offence", WLS: "offence", NIR: undefined },
  ],
  [
    "text-nationality",
    withText("British nationals only."),
    { ENG: "discrimination", SCT: "discrimination", WLS: "discrimination", NIR: "discrimination" },
  ],
  [
    "rent-in-advance",
    withConditions(plain, { OFFER_ADVANCE: true }),
    { ENG: "civil_penalty", SCT: undefined, WLS: undefined, NIR: undefined },
  ],
  [
    "text-rent-in-advance",
    withText("We ask for six months of rent in advance."),
    { ENG: "civil_penalty", SCT: undefined, WLS: undefined, NIR: undefined },
  ],
  [
    "right-to-rent-elsewhere",
    contentNamed("england-default"),
    { ENG: undefined, SCT: "discrimination", WLS: "discrimination", NIR: "discrimination" },
  ],
];

describe("LAW-02 (in part) what the law of a home's country forbids", () => {
  test("each rule has a row", () => {
    expect(table.map(([rule]) => rule).toSorted()).toEqual(Object.keys(lawRules).toSorted());
  });

  test.each(
    table.flatMap(([rule, content, byCountry]) =>
      homeCountries.map((country) => [rule, country, content, byCountry[country]] as const),
    ),
  )("%s in %s", (rule, country, content, consequence) => {
    const found = lint(inCountries(content)).find((one) => one.rule === rule && one.country === country);
    expect([found?.level, found?.law?.consequence]).toEqual(
      consequence === undefined ? [undefined, undefined] : ["forbidden", consequence],
    );
    if (found) expect(found.law?.source).not.toBe("");
  });

  test.each([
    ["ENG", "2026-04-30", "note"],
    ["ENG", "2026-05-01", "forbidden"],
    ["SCT", "2026-04-30", "note"],
    ["SCT", "2026-05-01", "forbidden"],
    ["WLS", "2026-05-31", "note"],
    ["WLS", "2026-06-01", "forbidden"],
  ] as const)("in %s the law on benefits of %s gives a %s", (country, day, level) => {
    const found = lint({ ...noBenefits, countries: [country] }, day);
    expect(found.map((one) => [one.rule, one.level])).toContainEqual(["benefits-left-out", level]);
  });

  test("a lifted rule is shown and no longer keeps the policy back", () => {
    const content: PolicyContent = { ...noBenefits, countries: ["ENG"] };
    const [found] = lintPolicy(content, { day: TODAY, lifted: ["benefits-left-out"], words: demandWords });
    expect(found).toMatchObject({ rule: "benefits-left-out", level: "lifted" });
    expect(
      lintPolicy(content, { day: TODAY, lifted: ["benefits-left-out"], words: demandWords }).some(
        keepsFromPublishing,
      ),
    ).toBe(false);
    expect(
      lintPolicy(content, { day: TODAY, lifted: ["text-benefits"], words: demandWords }).some(
        keepsFromPublishing,
      ),
    ).toBe(true);
  });

  test("the guarantor's own terms are judged too", () => {
    const guarantor = {
      ...plain.terms.guarantor,
      conditions: { ...plain.terms.guarantor.conditions, ALLOWED_INCOME_TYPES: ["T_EMPLOYED_PERM"] as const },
    };
    const content: PolicyContent = { ...plain, countries: ["SCT"], terms: { ...plain.terms, guarantor } };
    expect(lint(content)[0]).toMatchObject({
      rule: "benefits-left-out",
      place: "terms.guarantor.conditions.ALLOWED_INCOME_TYPES",
    });
  });
});

describe("what no applicant could get past", () => {
  const identity = contentNamed("identity-only");
  const guarantorTerms = contentNamed("guarantor-required");
  test.each<[string, PolicyContent, string]>([
    [
      "nothing-asked",
      { ...identity, terms: { ...identity.terms, occupier: { sections: [], conditions: {} } } },
      "terms.occupier.sections",
    ],
    [
      "guarantor-below-tenant",
      { ...plain, criteria: { ...plain.criteria, guarantorIncome: 29 } },
      "criteria.guarantorIncome",
    ],
    [
      "no-income-offered",
      withConditions(plain, { ALLOWED_INCOME_TYPES: [] }),
      "terms.tenant.conditions.ALLOWED_INCOME_TYPES",
    ],
    [
      "no-guarantor-offered",
      withConditions(guarantorTerms, { ALLOWED_OTHER_PAYERS: ["T_ZERO_PERCENT_RENT_SHARE"] }),
      "terms.tenant.conditions.ALLOWED_OTHER_PAYERS",
    ],
    [
      "no-document-offered",
      withConditions(plain, { DOCUMENTS_PENSION: [] }),
      "terms.tenant.conditions.DOCUMENTS_PENSION",
    ],
    [
      "start-step-cannot-hold",
      withConditions(plain, { INCOME_START_STEP: "openBanking", SKIP_OPEN_BANKING: true }),
      "terms.tenant.conditions.INCOME_START_STEP",
    ],
  ])("%s", (rule, content, place) => {
    const found = lint(content).filter(keepsFromPublishing);
    expect(found).toEqual([expect.objectContaining({ rule, place, level: "problem" })]);
  });

  test("an empty list of documents of a kind that is not offered harms no one", () => {
    const content = withConditions(plain, {
      ALLOWED_INCOME_TYPES: ["T_EMPLOYED_PERM", "T_BENFITS"],
      DOCUMENTS_PENSION: [],
    });
    expect(lint(content).filter(keepsFromPublishing)).toEqual([]);
  });

  test("a guarantor's multiple that equals the tenant's is fine", () => {
    const content = { ...plain, criteria: { ...plain.criteria, guarantorIncome: 30 } };
    expect(lint(content).filter(keepsFromPublishing)).toEqual([]);
  });
});

describe("remarks", () => {
  const rulesOf = (content: PolicyContent) => lint(content).map(({ rule, country }) => [rule, country]);

  test("Northern Ireland: no rule on benefits or children is known, and the linter says so", () => {
    expect(rulesOf({ ...noBenefits, countries: ["NIR"] })).toEqual([
      ["income-left-out", undefined],
      ["northern-ireland-unknown", "NIR"],
    ]);
  });

  test("a policy for England without right to rent", () => {
    expect(rulesOf({ ...plain, countries: ["ENG"] })).toEqual([["right-to-rent-missing", "ENG"]]);
  });

  test("a start step that needs an income which a new section lacks", () => {
    const content = withConditions({ ...plain, countries: ["SCT"] }, { INCOME_START_STEP: "documents" });
    expect(rulesOf(content)).toEqual([["start-step-rarely-holds", undefined]]);
  });

  test("kinds that the policy leaves out are named", () => {
    const content = withConditions(
      { ...plain, countries: ["SCT"] },
      { ALLOWED_INCOME_TYPES: ["T_EMPLOYED_PERM", "T_BENFITS", "T_SELFEMPLOYED", "T_PENSION"] },
    );
    expect(lint(content)).toEqual([
      expect.objectContaining({
        rule: "income-left-out",
        params: { types: "T_SCHOLARSHIP_LOANS T_SAVINGS T_EMPLOYED_ZH" },
      }),
    ]);
  });
});

test("no shipped policy is kept from being published", () => {
  for (const { name, content } of shippedVersions) {
    expect(lint(content).filter(keepsFromPublishing), name).toEqual([]);
  }
});

test("a text is read in its own language", () => {
  const before = { en: "Welcome.", de: "Leider keine Kinder.", fr: "Nur britische Staatsangehörige." };
  const content: PolicyContent = { ...plain, countries: ["SCT"], texts: { before } };
  expect(lint(content).filter(({ level }) => level === "forbidden")).toMatchObject([
    { rule: "text-children", place: "texts.before.de", params: { sentence: "Leider keine Kinder." } },
  ]);
});
