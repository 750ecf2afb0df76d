import { identityQuestions } from "@latchkey/domain/identity/questions.ts";
import { sourceQuestions } from "@latchkey/domain/income/questions.ts";
import { describe, expect, test } from "vitest";
import { knownEvent } from "./known-events.ts";
import { knownField, knownPage } from "./known-names.ts";

describe("an event leaves as it is listed", () => {
  test.each([
    "Clicked continue",
    "clicked submit",
    "Back to IDENTITY - name",
    "Back to identity - nationality",
    "Validation error in firstName, error: validation.name.length",
    "Validation error in PASSPORT, error: minFiles",
    "Validation error in NATIONAL_ID_FRONT, error: blurred",
    "Changed field birthdate",
    "Changed field termsAndConditions",
    "Changed field residenceType",
    "Changed field whoIsPaying",
    "Changed field have-you-ever",
    "Changed field withoutEmployer",
    "Validation error in secondaryDocumentOne, error: validation.please_select_an_option",
    "Validation error in address.postalCode, error: validation.postcode",
    "Validation error in referenceEmail, error: companyReference.validations.personalEmailMatch",
    "Validation error in rent, error: rental-details.validations.rent",
    "Validation error in homes, error: noneUk",
    "Validation error in termsAndConditions, error: mustAccept",
    "Validation error in BANK_STATEMENT, error: tooManyFiles",
    "Verified document PASSPORT with result error",
  ])("%s", (name) => expect(knownEvent(name)).toBe(name));

  test("every field that a section declares has its name", () => {
    for (const { fields } of [...identityQuestions, ...sourceQuestions]) {
      for (const name of Object.keys(fields)) expect(knownField(name)).toBe(name);
    }
  });
});

describe("PRV-01 (in part) what somebody typed is in no event", () => {
  test.each([
    ["Changed field AB123456C", "Changed field other"],
    ["Changed field Canaryfirst", "Changed field other"],
    ["Changed field canary@example.com", "Changed field other"],
    ["Validation error in Canarylast, error: required", "Validation error in other, error: required"],
    ["Validation error in firstName, error: Canarylast", "Validation error in firstName, error: other"],
    [
      "Validation error in firstName, error: validation.canary",
      "Validation error in firstName, error: other",
    ],
    ["Validation error in firstName, error: 1991-02-03", "Validation error in firstName, error: other"],
    ["Validation error in firstName, error: W7CANARY1", "Validation error in firstName, error: other"],
    ["Back to Canarylast - name", undefined],
    ["Back to IDENTITY - Canarylast", "Back to IDENTITY - other"],
    ["Verified document canary.pdf with result ok", "Verified document other with result ok"],
    ["Verified document PASSPORT with result canary", undefined],
    ["Clicked continue canary", undefined],
    ["Typed canary", undefined],
    ["", undefined],
  ])("%s becomes %s", (name, left) => expect(knownEvent(name)).toBe(left));
});

describe("a page leaves as its template", () => {
  test.each([
    ["/dashboard", "/dashboard"],
    ["/dashboard/?case=0d0f9a2e", "/dashboard"],
    ["/otl?link#t=canarytoken", "/otl"],
    ["/questions/identity/name?remedial_uuid=1", "/questions/identity/name"],
    ["/questions/identity/Canarylast", "/questions/identity/other"],
    ["/questions/income", "/questions/income"],
    ["/questions/canary", "/*"],
    ["/rental-reference/0d0f9a2e-0000-4000-8000-000000000000?k=canary", "/rental-reference/:uuid"],
    ["/employment-reference/canary", "/employment-reference/:uuid"],
    ["/canary", "/*"],
    ["https://canary.example/", "/*"],
    ["", "/*"],
  ])("%s becomes %s", (address, page) => expect(knownPage(address)).toBe(page));
});
