import { describe, expect, test } from "vitest";
import { type InvitedPerson, isStillValid, mayCarryOver } from "./carry-over.ts";

const person = (given: Partial<InvitedPerson> = {}): InvitedPerson => ({
  applicationId: "letting-1",
  firstName: "Nadia",
  lastName: "Petrova",
  ...given,
});

describe("what can be copied from an earlier case", () => {
  test.each<[string, Partial<InvitedPerson>, boolean]>([
    ["the same person of another letting", { applicationId: "letting-2" }, true],
    ["capitals and spaces do not matter", { applicationId: "letting-2", firstName: " NADIA " }, true],
    ["composed and decomposed letters are equal", { applicationId: "letting-2", lastName: "Petrova" }, true],
    ["somebody of the same letting", {}, false],
    ["another first name", { applicationId: "letting-2", firstName: "Nadja" }, false],
    ["another last name", { applicationId: "letting-2", lastName: "Petrov" }, false],
  ])("%s", (_what, earlier, may) => {
    expect(mayCarryOver(person(earlier), person())).toBe(may);
  });

  test("nothing is offered if an invitation has no name", () => {
    const nameless = { firstName: "", lastName: "" };
    expect(mayCarryOver(person({ ...nameless, applicationId: "letting-2" }), person(nameless))).toBe(false);
  });
});

test.each([
  [null, true],
  ["2026-03-12", true],
  ["2026-03-11", false],
])("a document that is good until %s is offered on 12 March 2026: %s", (until, offered) => {
  expect(isStillValid(until, "2026-03-12")).toBe(offered);
});
