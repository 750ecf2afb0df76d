import { describe, expect, test } from "vitest";
import { type InvitationFields, invitationIssues, memberIssues } from "./member.ts";

const mei: InvitationFields = { name: "Mei Tan", email: "mei.tan@quillfield.example", roles: ["REVIEWER"] };

const codesOf = (issues: ReturnType<typeof memberIssues>) =>
  Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code]));

describe("what an administrator states about a colleague", () => {
  test.each([
    [{}, {}],
    [{ roles: ["REVIEWER", "ADMINISTRATOR"] }, {}],
    [{ name: " " }, { name: "validation.required" }],
    [{ name: "M" }, { name: "validation.name.length" }],
    [{ name: "Mei <b>" }, { name: "validation.name.pattern" }],
    [{ roles: [] }, { roles: "validation.please_select_an_option" }],
    [{ email: "" }, { email: "validation.required" }],
    [{ email: "mei.tan" }, { email: "validation.email.format" }],
  ] as const)("%j is refused for %j", (given, codes) => {
    expect(codesOf(invitationIssues({ ...mei, ...given }))).toEqual(codes);
  });

  test("a change has no address", () => {
    expect(codesOf(memberIssues({ name: "", roles: [] }))).toEqual({
      name: "validation.required",
      roles: "validation.please_select_an_option",
    });
  });
});
