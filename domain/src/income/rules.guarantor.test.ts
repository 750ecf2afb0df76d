import { describe, expect, test } from "vitest";
import type { Form } from "../testing/income-forms.ts";
import { incomeContext } from "../testing/incomes.ts";
import { issuesOf } from "../wizard/question.ts";
import { guarantorQuestion } from "./questions.ts";

const REQUIRED = "validation.required";

describe("yourGuarantor", () => {
  const right = {
    firstName: "Margaret",
    lastName: "Bennett",
    email: "margaret@example.com",
    phoneNumber: "",
  };
  const codes = (said: Form) =>
    Object.fromEntries(
      Object.entries(issuesOf(guarantorQuestion, { ...right, ...said }, incomeContext)).map(
        ([field, issue]) => [field, issue?.code],
      ),
    );

  test("INC-179 (in part) INC-180 (in part) INC-181 (in part) first name, last name and e-mail are required, the phone is not", () => {
    expect(codes({})).toEqual({});
    expect(codes({ firstName: "", lastName: "", email: "" })).toEqual({
      firstName: REQUIRED,
      lastName: REQUIRED,
      email: REQUIRED,
    });
  });

  test("INC-182 (in part) nobody guarantees for themselves", () => {
    expect(codes({ email: "amara+g@example.com" })).toEqual({
      email: "yourGuarantor.validations.personalEmailMatch",
    });
  });

  test.each<[string, string | undefined]>([
    ["+447700900123", undefined],
    ["+44 (0) 7700-900123", undefined],
    ["07700 900123", undefined],
    ["07700 90012", "validation.phone_number"],
    ["+12345678", "validation.phone_number"],
    ["+1234567890123456", "validation.phone_number"],
  ])("INC-183 (in part) the phone number %s", (phoneNumber, code) => {
    expect(codes({ phoneNumber }).phoneNumber).toBe(code);
  });
});
