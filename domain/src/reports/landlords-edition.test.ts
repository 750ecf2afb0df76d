import { expect, test } from "vitest";
import { landlordsEdition } from "./landlords-edition.ts";
import { thingsNotChecked } from "./not-checked.ts";
import type { ReportFacts, ReportPerson } from "./report-facts.ts";

const person: ReportPerson = {
  id: "person-1",
  number: "LK-20411",
  name: "Amara Okafor",
  role: "tenant",
  isAdult: true,
  shareMinor: 95_000,
  outcome: "ACCEPTED_CONDITIONS",
  label: "Accepted with conditions",
  reasons: ["INCOME_TOO_NEW"],
  conditions: [{ kind: "ORIGINALS_BEFORE_KEYS", by: "2026-12-01", state: "open" }],
  decidedOn: "2026-11-26",
  decidedBy: ["P. N."],
  guarantor: { name: "Moira Kershaw", outcome: "ACCEPTED", label: "Accepted" },
  identity: { kinds: 2, withPhoto: true, checkedOn: "2026-11-24" },
  rightToRent: { state: "recorded", recordedOn: "2026-11-24" },
  affordability: {
    isMet: true,
    householdMet: null,
    shownHundredths: 3_600,
    askedMultiple: 30,
    shortByMinor: null,
    countsSavings: false,
    amounts: { incomeMinor: 3_600_000, savingsMinor: 0 },
    affordableMinor: 120_000,
  },
  incomes: [{ sort: "OTHER_LAWFUL_INCOME", isShown: true, foundIn: ["BANK_CONNECTION"] }],
  references: [{ kind: "rental", state: "answered", on: "2026-11-23", facts: [] }],
  residence: { months: 36, isCovered: true },
  outside: [],
  screenedOn: "2026-11-25",
  evidence: [{ sort: "BANK_CONNECTION", on: "2026-11-22", daysAtStart: 6 }],
};

const facts: ReportFacts = {
  agency: "Hartley & Co",
  branch: null,
  reference: "HC-204",
  home: {
    address: "11 Almond Street",
    country: "ENG",
    rentMinor: 95_000,
    currency: "GBP",
    start: "2026-12-05",
  },
  outcome: "ACCEPTED_CONDITIONS",
  label: "Accepted with conditions",
  decidedOn: "2026-11-26",
  validUntil: "2027-02-26",
  policy: { title: "Quillfield standard", version: 9 },
  criteria: { name: "default", version: 1, date: "2026-11-01" },
  homeIsComplete: true,
  people: [person],
  notChecked: thingsNotChecked([person]),
};

test("the landlord reads outcome, conditions, guarantor and the affordable rent, and of a person nothing else", () => {
  const { people, ...home } = landlordsEdition(facts);
  expect(people).toEqual([
    {
      id: "person-1",
      name: "Amara Okafor",
      role: "tenant",
      outcome: "ACCEPTED_CONDITIONS",
      label: "Accepted with conditions",
      conditions: person.conditions,
      decidedOn: "2026-11-26",
      guarantor: person.guarantor,
      affordability: { isMet: true, affordableMinor: 120_000 },
    },
  ]);
  expect(home).not.toHaveProperty("notChecked");
  expect(JSON.stringify(people)).not.toMatch(/BANK|rental|recorded|3600|INCOME/);
});

test("what was checked of nobody in the report is named", () => {
  expect(thingsNotChecked([person])).toEqual(["EMPLOYER", "PUBLIC_RECORD"]);
  const unasked = { ...person, rightToRent: null, residence: null, identity: null };
  expect(thingsNotChecked([unasked])).toEqual([
    "IDENTITY",
    "RIGHT_TO_RENT",
    "ADDRESSES",
    "EMPLOYER",
    "PUBLIC_RECORD",
  ]);
  expect(thingsNotChecked([unasked, person])).toEqual(["EMPLOYER", "PUBLIC_RECORD"]);
});
