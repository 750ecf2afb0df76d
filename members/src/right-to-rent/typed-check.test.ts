import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { expect, test } from "vitest";
import {
  emptyCheck,
  type FormFacts,
  factsOf,
  fieldsOf,
  followUpOf,
  givenOf,
  namesOf,
  typedIssues,
} from "./typed-check.ts";

const NOW = "2026-12-20T10:00";

const shown: FormFacts = {
  letting: {
    landlord: "R. Calvert",
    agreementOn: "2027-01-10",
    startsOn: "2027-01-14",
    signedOn: null,
    endedOn: null,
    isRecorded: true,
  },
  purpose: "BEFORE_AGREEMENT",
  nationality: "IN",
  hadNo: false,
  providers: [],
  agency: "Quillfield Lettings",
  agencyIsOwn: false,
  responsibilities: [
    { id: "1", landlord: "R. Calvert", acceptedOn: "2026-11-03", endedOn: null },
    { id: "2", landlord: null, acceptedOn: "2026-11-03", endedOn: null },
  ],
};
const rules = rightToRentRulesOn("2026-12-20");
if (!rules) throw new Error("There is a set of rules.");
const empty = emptyCheck(shown, rules, NOW);
const facts = factsOf(shown, rules, NOW);

test("what is known is filled in", () => {
  expect(empty).toMatchObject({
    landlord: "R. Calvert",
    onBehalfOf: "Quillfield Lettings",
    checkedAt: NOW,
    // Digital documents are not taken yet, so that paper is no question.
    documents_0_form: "paper",
    route: "",
  });
});

test("a way with two documents asks for both, by their places", () => {
  const typed = { ...empty, route: "MANUAL_A2", outcome: "unlimited" };
  expect(givenOf(typed, rules).documents).toHaveLength(2);
  const issues = typedIssues(typed, facts);
  expect(Object.keys(issues)).toEqual(expect.arrayContaining(["documents_0_kind", "documents_1_country"]));
  expect(issues).not.toHaveProperty("documents_0_form");
});

test("the form's fields follow each other as the page shows them", () => {
  const typed = { ...empty, route: "ONLINE", outcome: "time_limited" };
  const names = namesOf(fieldsOf(typed, facts), rules);
  expect(names.slice(0, 3)).toEqual(["route", "outcome", "limitedUntil"]);
  expect(names.indexOf("presence")).toBeLessThan(names.indexOf("landlord"));
});

test("the next check is known once the record is complete", () => {
  const typed = {
    ...empty,
    route: "ONLINE",
    responsible: "landlord",
    namesAgree: "agree",
    outcome: "time_limited",
    limitedUntil: "2028-06-30",
    statementShown: "yes",
    shareCode: "R12 345 678",
    landlordService: "yes",
    shownName: "Amara Okafor",
    resultFile: "upload-1",
    pageDay: "2026-12-20",
    likeness: "yes",
  };
  expect(followUpOf(typed, facts)).toBeUndefined();
  expect(followUpOf({ ...typed, presence: "in_person" }, facts)).toBe("2028-06-30");
});
