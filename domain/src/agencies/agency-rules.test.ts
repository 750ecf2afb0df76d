import { describe, expect, test } from "vitest";
import {
  type AcceptedTerms,
  acceptedTermsIssues,
  type DataAgreement,
  dataAgreementIssues,
} from "./agreements.ts";
import { branchIssues } from "./branches.ts";
import { type AgencyDetails, agencyDetailsIssues } from "./details.ts";
import { type AgencyPolicies, agencyPoliciesIssues, isAllowedPolicy } from "./policies.ts";

const codesIn = (issues: Readonly<Record<string, { readonly code: string }>>) =>
  Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code]));

describe("the details of an agency", () => {
  const details = (given: Partial<AgencyDetails> = {}): AgencyDetails => ({
    name: "Hartley & Co",
    registeredName: "",
    phone: "",
    website: "",
    replyEmail: "",
    language: "",
    ...given,
  });

  test.each<[string, Partial<AgencyDetails>, Record<string, string>]>([
    ["its name alone", {}, {}],
    [
      "all of them",
      {
        registeredName: "Hartley Lettings (Leeds) Ltd",
        phone: "0113 496 0140",
        website: "https://hartley.example/help?topic=references",
        replyEmail: "lettings@hartley.example",
        language: "pt",
      },
      {},
    ],
    ["no name", { name: " " }, { name: "validation.required" }],
    ["a name of two lines", { registeredName: "Hartley\nLtd" }, { registeredName: "validation.pattern" }],
    ["too few digits", { phone: "0113" }, { phone: "validation.phone_number" }],
    ["no address", { replyEmail: "lettings" }, { replyEmail: "validation.email.format" }],
    ["a language of nowhere", { language: "xx" }, { language: "validation.please_select_an_option" }],
  ])("may be %s", (_what, given, codes) => {
    expect(codesIn(agencyDetailsIssues(details(given)))).toEqual(codes);
  });

  test.each([
    "http://hartley.example",
    "javascript:alert(1)",
    "https://localhost/",
    "https://hartley.example/a b",
    'https://hartley.example/"onclick',
    "https://user@hartley.example",
    "hartley.example",
  ])("have no link such as %s", (website) => {
    expect(codesIn(agencyDetailsIssues(details({ website })))).toEqual({
      website: "agency.validations.website",
    });
  });

  test("have no link that is longer than a column", () => {
    const website = `https://hartley.example/${"a".repeat(200)}`;
    expect(codesIn(agencyDetailsIssues(details({ website })))).toEqual({ website: "validation.max_length" });
  });
});

describe("the policies of an agency", () => {
  const known = ["england-default", "identity-only"];
  const issues = (given: Partial<AgencyPolicies>) =>
    codesIn(agencyPoliciesIssues({ allowed: [], standard: null, promiseDays: null, ...given }, { known }));

  test.each<[string, Partial<AgencyPolicies>, Record<string, string>]>([
    ["are all of them", {}, {}],
    ["have a default among all", { standard: "identity-only" }, {}],
    ["have a default among the allowed", { allowed: ["identity-only"], standard: "identity-only" }, {}],
    [
      "have no default that is not allowed",
      { allowed: ["england-default"], standard: "identity-only" },
      { standard: "agency.validations.standardNotAllowed" },
    ],
    [
      "have no default that is unknown",
      { standard: "x" },
      { standard: "agency.validations.standardNotAllowed" },
    ],
    ["are known", { allowed: ["x"] }, { allowed: "validation.please_select_an_option" }],
    ["promise one day", { promiseDays: 1 }, {}],
    ["promise twenty days", { promiseDays: 20 }, {}],
    ["promise no day", { promiseDays: 0 }, { promiseDays: "validation.range" }],
    ["promise no longer", { promiseDays: 21 }, { promiseDays: "validation.range" }],
    ["promise no part of a day", { promiseDays: 1.5 }, { promiseDays: "validation.range" }],
    ["promise a number", { promiseDays: Number.NaN }, { promiseDays: "validation.range" }],
  ])("%s", (_what, given, codes) => {
    expect(issues(given)).toEqual(codes);
  });

  test("allow each one where none is named", () => {
    expect(isAllowedPolicy({ allowed: [] }, "england-default")).toBe(true);
    expect(isAllowedPolicy({ allowed: ["identity-only"] }, "england-default")).toBe(false);
  });
});

test("a branch has a name and an address, and a phone number if it has one", () => {
  const branch = { name: "Leeds", address: "2 Calverley Court\nLeeds LS2 7QD", phone: "" };
  expect(branchIssues(branch)).toEqual({});
  expect(codesIn(branchIssues({ name: "", address: " ", phone: "12" }))).toEqual({
    name: "validation.required",
    address: "validation.required",
    phone: "validation.phone_number",
  });
});

describe("agreements with an agency", () => {
  const today = "2026-11-30";
  const agreement: DataAgreement = { role: "processor", agreedOn: "2026-11-03", fileId: "file" };
  const terms: AcceptedTerms = { version: "3", acceptedOn: today, acceptedBy: "Joanna Hartley" };

  test("are complete", () => {
    expect(dataAgreementIssues(agreement, { today })).toEqual({});
    expect(acceptedTermsIssues(terms, { today })).toEqual({});
  });

  test("lack nothing", () => {
    expect(codesIn(dataAgreementIssues({ role: "", agreedOn: "", fileId: "" }, { today }))).toEqual({
      role: "validation.please_select_an_option",
      agreedOn: "validation.required",
      fileId: "agency.validations.dataFile",
    });
    expect(codesIn(acceptedTermsIssues({ version: "", acceptedOn: "", acceptedBy: "" }, { today }))).toEqual({
      version: "validation.required",
      acceptedOn: "validation.required",
      acceptedBy: "validation.required",
    });
  });

  test("are not of a later day", () => {
    const later = "2026-12-01";
    expect(Object.keys(dataAgreementIssues({ ...agreement, agreedOn: later }, { today }))).toEqual([
      "agreedOn",
    ]);
    expect(Object.keys(acceptedTermsIssues({ ...terms, acceptedOn: later }, { today }))).toEqual([
      "acceptedOn",
    ]);
  });
});
