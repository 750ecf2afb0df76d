import { describe, expect, test } from "vitest";
import {
  contradictsEmployment,
  type EmploymentForm,
  type EmploymentReply,
  employmentIssues,
  employmentReplyOf,
  parseEmploymentReply,
  untouchedEmployment,
} from "./employment.ts";

const filled: EmploymentForm = {
  ...untouchedEmployment,
  worksHere: "yes",
  detailsConfirmed: "yes",
  contract: "PERMANENT",
  pay: "32,300",
  name: "Ellen Marsh",
  role: "Payroll",
};
const reply: EmploymentReply = {
  works_here: true,
  details_confirmed: true,
  note: "",
  contract: "PERMANENT",
  pay: 32_300,
  pay_period: "YEAR",
  referee_name: "Ellen Marsh",
  referee_role: "Payroll",
  referee_phone: "",
};

const wrongFields = (changes: Partial<EmploymentForm>) =>
  Object.keys(employmentIssues({ ...filled, ...changes }));

describe("the employer's form", () => {
  test.each<[string, Partial<EmploymentForm>, readonly string[]]>([
    ["filled in", {}, []],
    ["untouched", untouchedEmployment, ["worksHere", "detailsConfirmed", "contract", "pay", "name", "role"]],
    [
      "nothing may be said",
      { worksHere: "unsaid", detailsConfirmed: "unsaid", contract: "unsaid", payUnsaid: true, pay: "" },
      [],
    ],
    ["other details without a note", { detailsConfirmed: "no" }, ["note"]],
    ["other details with a note", { detailsConfirmed: "no", note: "Since 2022." }, []],
    ["does not work here, without a note", { worksHere: "no", contract: "", pay: "" }, ["note"]],
    [
      "does not work here",
      { worksHere: "no", note: "Left in May.", detailsConfirmed: "", contract: "", pay: "" },
      [],
    ],
    ["no pay at all", { pay: "0" }, ["pay"]],
    ["pay that nobody gets", { pay: "10,000,000" }, ["pay"]],
    ["words for pay", { pay: "enough" }, ["pay"]],
    ["a wrong period", { payPeriod: "DAY" }, ["payPeriod"]],
    ["a telephone number", { phone: "+44 113 496 0000" }, []],
    ["a telephone number without its country", { phone: "0113 496 0000" }, []],
    ["no telephone number", { phone: "ask for Ellen" }, ["phone"]],
    ["a name that is too long", { name: "x".repeat(101) }, ["name"]],
  ])("%s", (_what, changes, fields) => {
    expect(wrongFields(changes)).toEqual(fields);
  });

  test("sends nothing that is not asked", () => {
    expect(employmentReplyOf(filled)).toEqual(reply);
    expect(employmentReplyOf({ ...filled, worksHere: "no", note: " Left in May. " })).toEqual({
      ...reply,
      works_here: false,
      details_confirmed: null,
      note: "Left in May.",
      contract: null,
      pay: null,
      pay_period: null,
    });
    expect(employmentReplyOf({ ...filled, note: "typed before" }).note).toBe("");
  });
});

describe("the body of a reply", () => {
  test("is taken if the page would have sent it", () => {
    expect(parseEmploymentReply(reply)).toEqual({ parsed: reply });
    const silent = {
      ...reply,
      works_here: null,
      details_confirmed: null,
      contract: null,
      pay: null,
      pay_period: null,
    };
    expect(parseEmploymentReply(silent)).toEqual({ parsed: silent });
  });

  test.each<[string, object, readonly string[]]>([
    ["a text for an answer", { works_here: "yes" }, ["works_here"]],
    ["an unknown contract", { contract: "FOREVER" }, ["contract"]],
    ["pay without a period", { pay_period: null }, ["pay_period"]],
    ["a period without pay", { pay: null }, ["pay"]],
    ["a fraction of a penny", { pay: 1.005 }, ["pay"]],
    ["a field of nobody", { verdict: "fine" }, ["verdict"]],
    ["nobody who answers", { referee_name: " " }, ["referee_name"]],
    ["a telephone number with an extension", { referee_phone: "0113 496 0000 ext 2" }, ["referee_phone"]],
  ])("%s is refused, by the name on the wire", (_what, changes, fields) => {
    expect(Object.keys(parseEmploymentReply({ ...reply, ...changes }).issues ?? {})).toEqual(fields);
  });

  test("holds a telephone number in one form, however it was typed", () => {
    expect(employmentReplyOf({ ...filled, phone: "(0113) 496 0000" }).referee_phone).toBe("+441134960000");
    const { parsed } = parseEmploymentReply({ ...reply, referee_phone: "0113 496 0000" });
    expect(parsed?.referee_phone).toBe("+441134960000");
  });

  test.each([undefined, null, "reply", []])("%j is none", (body) => {
    expect(parseEmploymentReply(body).parsed).toBeUndefined();
  });
});

describe("a contradiction of the applicant", () => {
  test.each<[string, Partial<EmploymentReply>, number | undefined, boolean]>([
    ["the same", {}, 3_230_000, false],
    ["a little less", { pay: 30_700 }, 3_230_000, false],
    ["clearly less", { pay: 30_600 }, 3_230_000, true],
    ["clearly less, by the month", { pay: 2_500, pay_period: "MONTH" }, 3_230_000, true],
    ["more", { pay: 40_000 }, 3_230_000, false],
    ["by the hour, which says nothing of a year", { pay: 12, pay_period: "HOUR" }, 3_230_000, false],
    ["nothing to compare with", { pay: 1 }, undefined, false],
    ["pay that is not said", { pay: null, pay_period: null }, 3_230_000, false],
    ["does not work there", { works_here: false }, undefined, true],
    ["other details", { details_confirmed: false }, undefined, true],
  ])("%s", (_what, changes, stated, expected) => {
    expect(contradictsEmployment({ ...reply, ...changes }, stated)).toBe(expected);
  });
});
