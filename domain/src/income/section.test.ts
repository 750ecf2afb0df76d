import { describe, expect, test } from "vitest";
import { TODAY } from "../testing/civil-days.ts";
import { condition } from "../testing/conditions.ts";
import { aGuarantor, anIncomeFile, aSource, SOURCE, zeroShare } from "../testing/incomes.ts";
import type { SectionRequest } from "../wizard/request.ts";
import type { PartyContext } from "../wizard/section.ts";
import { incomeSection } from "./section.ts";
import type { IncomeFacts } from "./values.ts";

const context: PartyContext = { today: TODAY, conditions: [condition("SKIP_OPEN_BANKING", true)] };

interface Given extends Partial<IncomeFacts> {
  readonly uuid?: string;
  readonly layers?: readonly unknown[];
  readonly request?: SectionRequest;
}

const pension = aSource("T_PENSION");
const statement = anIncomeFile("PENSION_STATEMENT");
const chosen = { documents: "PENSION_STATEMENT" };

const item = ({ uuid = SOURCE, layers = [chosen], request, ...facts }: Given) => ({
  variant: "INCOME_DEFAULT" as const,
  facts: {
    sources: [pension],
    guarantor: null,
    documents: [statement],
    meetsAffordabilityCriteria: false,
    someoneElsePaysForRent: false,
    konfirCompleted: false,
    email: "amara@example.com",
    konfirEnabled: false,
    openBankingEnabled: true,
    taxLinkEnabled: true,
    ...facts,
    uuid,
  },
  answerLayers: layers,
  request,
});

const mayComplete = (given: Given) => incomeSection.mayComplete(item(given), context);

describe("income may complete", () => {
  test.each<[string, Given, boolean]>([
    ["with a source and its document", {}, true],
    ["whatever the outcome", { meetsAffordabilityCriteria: true }, true],
    ["not without the file", { documents: [] }, false],
    ["not with the file of another source", { documents: [{ ...statement, incomeUuid: null }] }, false],
    ["not with another source's record", { uuid: "00000000-0000-4000-8000-0000000000ff" }, false],
    ["not without an answer", { layers: [] }, false],
    ["not with untrusted answers", { layers: [{ documents: "PASSPORT" }] }, false],
    ["not with a type that is not offered", { sources: [{ ...pension, incomeType: "T_NOINCOME" }] }, false],
    [
      "with a zero-percent share",
      { sources: [zeroShare], documents: [], layers: [{ zeroPercentNotice: "acknowledged" }] },
      true,
    ],
    [
      "with a guarantor",
      {
        sources: [],
        documents: [],
        guarantor: aGuarantor,
        layers: [{ guarantorConfirmation: "acknowledged" }],
      },
      true,
    ],
    [
      "without documents, when nothing more is added",
      {
        documents: [],
        layers: [{ documents: "none", noDocumentsNotice: "acknowledged", additionalIncome: "enough" }],
      },
      true,
    ],
  ])("%s", (_what, given, expected) => {
    expect(mayComplete(given)).toBe(expected);
  });
});

describe("a request", () => {
  const request = { start: "genericUpload", end: "genericUpload", documentType: "PAYSLIP" } as const;

  test("is complete with the document that it names, about the source", () => {
    expect(mayComplete({ request, documents: [anIncomeFile("PAYSLIP")] })).toBe(true);
    expect(mayComplete({ request })).toBe(false);
  });

  test("does not inherit that there were no documents", () => {
    const answers = { documents: "none", noDocumentsNotice: "acknowledged" };
    const again = { start: "documents", end: "noDocumentsNotice" };
    expect(mayComplete({ request: again, documents: [], layers: [answers, {}] })).toBe(false);
    expect(mayComplete({ request: again, documents: [], layers: [answers, answers] })).toBe(true);
  });

  test("opens what it names, and nothing else", () => {
    const opened = incomeSection.opens("INCOME_DEFAULT", { start: "yourSalary", end: "companyReference" });
    expect(["annualGrossIncome", "referenceEmail"].map(opened.input)).toEqual([true, true]);
    expect(["companyName", "incomeType", "accountDocuments", "nothing"].map(opened.input)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(opened.document("BANK_STATEMENT")).toBe(false);
    const named = incomeSection.opens("INCOME_DEFAULT", request);
    expect([
      named.document("PAYSLIP"),
      named.document("BANK_STATEMENT"),
      named.input("accountDocuments"),
    ]).toEqual([true, false, true]);
    expect(
      incomeSection.opens("INCOME_DEFAULT", { start: "documents", end: "upload" }).document("TAX_RETURN"),
    ).toBe(true);
  });

  test("of an unknown step opens nothing", () => {
    const opened = incomeSection.opens("INCOME_DEFAULT", { start: "nowhere", end: "nowhere" });
    expect([opened.input("companyName"), opened.document("PAYSLIP")]).toEqual([false, false]);
  });
});

test("in the first round everything that the section asks for is open", () => {
  const { input, document } = incomeSection.opens("INCOME_DEFAULT", undefined);
  const asked = [
    "incomeType",
    "guarantor",
    "companyName",
    "companyNumber",
    "probationDuration",
    "referenceName",
  ];
  expect(asked.filter((argument) => !input(argument))).toEqual([]);
  expect([input("nothing"), document("OTHER"), document("PASSPORT")]).toEqual([false, true, false]);
});

test("the steps are those of the contract", () => {
  expect(incomeSection.steps("INCOME_DEFAULT")).toHaveLength(36);
  expect(() => incomeSection.mayComplete({ ...item({}), variant: "RESIDENCE_DEFAULT" }, context)).toThrow(
    "no variant",
  );
});

describe("the summary", () => {
  const choice = (value: string) => [[{ kind: "choice", list: "answer", value }]];
  const rows = (given: Given) =>
    Object.fromEntries(incomeSection.summary(item(given), context).map(({ step, answer }) => [step, answer]));

  test("tells what was answered, in the order of the walk", () => {
    expect(incomeSection.summary(item({}), context)).toEqual([
      { step: "whoIsPaying", answer: [[{ kind: "choice", list: "answer", value: "me" }]] },
      { step: "incomeType", answer: [[{ kind: "choice", list: "answer", value: "T_PENSION" }]] },
      {
        step: "pensionDetails",
        answer: [
          [
            { kind: "text", value: "Teachers' Pensions" },
            { kind: "date", value: "2019-04-01" },
          ],
        ],
      },
      {
        step: "pensionAmount",
        answer: [
          [
            { kind: "money", minor: 3_600_000, currency: "GBP" },
            { kind: "money", minor: 240_000, currency: "GBP" },
            { kind: "choice", list: "frequency", value: "MONTHLY" },
            { kind: "date", value: "2026-10-30" },
          ],
        ],
      },
      { step: "documents", answer: [[{ kind: "choice", list: "answer", value: "PENSION_STATEMENT" }]] },
      { step: "upload", answer: [[{ kind: "file", name: "PENSION_STATEMENT.pdf" }]] },
    ]);
  });

  test("of a job, with the bonus, and with nobody to ask", () => {
    const job = aSource("T_EMPLOYED_PERM", { probationMonths: 3, reference: null });
    const layers = [{ bonus: "yes", withoutEmployer: "nobody_knows_me" }];
    expect(rows({ sources: [job], documents: [], layers })).toMatchObject({
      currentEmployer: [
        [
          { kind: "text", value: "Harbour Bakery Ltd" },
          { kind: "text", value: "Baker" },
          { kind: "span", from: "2024-02-01", to: null },
          { kind: "probation", months: 3 },
        ],
      ],
      yourSalary: [
        [
          { kind: "money", minor: 3_600_000, currency: "GBP" },
          { kind: "money", minor: 240_000, currency: "GBP" },
          { kind: "choice", list: "frequency", value: "MONTHLY" },
          { kind: "date", value: "2026-10-30" },
          { kind: "choice", list: "bonus", value: "yes" },
        ],
      ],
      companyReference: choice("nobody_knows_me"),
    });
    const inWords = { withoutEmployer: "something_else", withoutEmployerWords: "The company has closed" };
    expect(rows({ sources: [job], documents: [], layers: [{ bonus: "yes", ...inWords }] })).toMatchObject({
      companyReference: [
        [{ kind: "choice", list: "answer", value: "something_else", words: "The company has closed" }],
      ],
    });
  });

  test("has what was typed in parts of their own, whatever it looks like", () => {
    const typed = { companyName: "THE WEEKLY STANDARD", jobTitle: "Priory 2021-05-01, 12 MONTHS (AGENT)" };
    const { currentEmployer } = rows({
      sources: [aSource("T_EMPLOYED_PERM", typed)],
      documents: [],
      layers: [{ bonus: "no" }],
    });
    expect(currentEmployer?.[0]?.slice(0, 2)).toEqual([
      { kind: "text", value: typed.companyName },
      { kind: "text", value: typed.jobTitle },
    ]);
  });

  test.each([
    ["bank", "connected", "connected"],
    ["bank", "failed", "failed"],
    ["tax", "connected", "tax_connected"],
    ["tax", "failed", "tax_failed"],
  ] as const)("of a link to the %s that has %s, by a word of its own", (link, bank, value) => {
    const sources = [aSource("T_PENSION", { link, bank })];
    const withBank: PartyContext = { today: TODAY, conditions: [condition("TAX_LINK", true)] };
    const { openBanking } = Object.fromEntries(
      incomeSection
        .summary(item({ sources, documents: [], layers: [{}] }), withBank)
        .map(({ step, answer }) => [step, answer]),
    );
    expect(openBanking).toEqual(choice(value));
  });

  test("of a guarantor", () => {
    const layers = [{ guarantorConfirmation: "acknowledged" }];
    expect(rows({ sources: [], documents: [], guarantor: aGuarantor, layers })).toEqual({
      whoIsPaying: choice("other"),
      someoneElse: choice("T_GUARANTOR"),
      yourGuarantor: [
        [
          { kind: "name", names: ["Margaret", "Bennett"] },
          { kind: "text", value: "margaret@example.com" },
          { kind: "text", value: "+447700900123" },
        ],
      ],
    });
  });
});
