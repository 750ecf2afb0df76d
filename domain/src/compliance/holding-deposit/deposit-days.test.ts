import { expect, test } from "vitest";
import { agreementBy, depositDays, depositIssues, lettingEndedOn } from "./deposit-days.ts";
import { type DepositRules, depositRules } from "./deposit-rules.ts";

const TODAY = "2026-11-29";

const rulesOf = (country: "ENG" | "WLS"): DepositRules => {
  const rules = depositRules(country, TODAY);
  if (!rules) throw new Error("Both countries have rules.");
  return rules;
};

const plain = (receivedOn: string) => ({ receivedOn, agreedOn: null });

test.each([
  ["2026-03-01", "2026-03-15"],
  ["2026-12-20", "2027-01-03"],
  ["2028-02-20", "2028-03-05"],
])(
  "LAW-13 (in part) of 15 days that begin with the receipt on %s the last is %s, weekend or not",
  (received, last) => {
    expect(agreementBy(plain(received), rulesOf("ENG"))).toBe(last);
    expect(agreementBy(plain(received), rulesOf("WLS"))).toBe(last);
  },
);

test("LAW-13 (in part) a day agreed in writing takes its place", () => {
  expect(agreementBy({ receivedOn: "2026-03-01", agreedOn: "2026-04-10" }, rulesOf("ENG"))).toBe(
    "2026-04-10",
  );
});

test.each([
  ["not decided: seven days that begin with the deadline", undefined, "2026-03-21"],
  ["decided before: that begin with the decision", "2026-03-05", "2026-03-11"],
  ["decided on the last day", "2026-03-15", "2026-03-21"],
  ["decided after the deadline, which counts", "2026-03-20", "2026-03-21"],
])("LAW-13 (in part) notice and refund, %s", (_what, endedOn, day) => {
  expect(depositDays(plain("2026-03-01"), rulesOf("ENG"), endedOn)).toEqual({
    agreementBy: "2026-03-15",
    noticeBy: day,
    refundBy: day,
  });
});

test("LAW-13 (in part) there are no rules in Scotland and Northern Ireland, nor before the law; Wales has no ground of the right to rent", () => {
  expect(depositRules("SCT", TODAY)).toBeUndefined();
  expect(depositRules("NIR", TODAY)).toBeUndefined();
  expect(depositRules("ENG", "2019-05-31")).toBeUndefined();
  expect(depositRules("WLS", "2019-08-31")).toBeUndefined();
  expect(rulesOf("ENG").grounds).toEqual(["false_information", "right_to_rent", "withdrew", "no_steps"]);
  expect(rulesOf("WLS").grounds).not.toContain("right_to_rent");
});

test.each([
  ["the receipt alone", {}, {}],
  ["no receipt", { receivedOn: "" }, { receivedOn: "validation.required" }],
  ["a receipt tomorrow", { receivedOn: "2026-11-30" }, { receivedOn: "validation.date.future" }],
  ["a receipt today", { receivedOn: TODAY }, {}],
  ["a receipt a year ago", { receivedOn: "2025-11-29" }, {}],
  ["a receipt before", { receivedOn: "2025-11-28" }, { receivedOn: "deposit.validations.received" }],
  ["an agreed day without its file", { agreedOn: "2026-12-24" }, { uploadId: "validation.required" }],
  ["an agreed day with its file", { agreedOn: "2026-12-24", uploadId: "file" }, {}],
  ["a file without its day", { uploadId: "file" }, { agreedOn: "validation.required" }],
  [
    "an agreed day before the receipt",
    { agreedOn: "2026-11-19", uploadId: "file" },
    { agreedOn: "deposit.validations.agreed" },
  ],
  [
    "an agreed day in more than a year",
    { agreedOn: "2027-11-21", uploadId: "file" },
    { agreedOn: "deposit.validations.agreed" },
  ],
  [
    "an agreed day that is none",
    { agreedOn: "2027-02-30", uploadId: "file" },
    { agreedOn: "validation.date.invalid" },
  ],
])("LAW-13 (in part) %s", (_what, given, codes) => {
  const issues = depositIssues({ receivedOn: "2026-11-20", agreedOn: "", uploadId: "", ...given }, TODAY);
  expect(Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code]))).toEqual(codes);
});

test.each([
  [[], null, undefined],
  [["2026-11-02"], null, "2026-11-02"],
  [["2026-11-02", "2026-11-05"], null, "2026-11-05"],
  [["2026-11-02", null], null, undefined],
  [["2026-11-02", null], "2026-11-07", "2026-11-07"],
  [["2026-11-02", "2026-11-09"], "2026-11-07", "2026-11-07"],
] as const)(
  "tenants gone on %j and the letting recorded as over on %s: over on %s",
  (tenants, course, day) => {
    expect(
      lettingEndedOn(
        tenants.map((endedOn) => ({ endedOn })),
        course,
      ),
    ).toBe(day);
  },
);
