// @vitest-environment happy-dom

import { languageNames } from "@latchkey/browser/i18n/language-names.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { type IncomeStep, incomeSteps } from "@latchkey/domain/income/steps.ts";
import { condition } from "@latchkey/domain/testing/conditions.ts";
import { aGuarantor, anIncomeFile, aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { createI18n } from "../../locales/create-i18n.ts";
import { aRemedial, startedNow } from "../../testing/fake-server.ts";
import { type IncomeCase, incomePath, incomeRecord, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

type Type = Parameters<typeof aSource>[0];

/** A case in which a step may be open, and the text that it is headed by. */
interface Opened {
  readonly given: IncomeCase;
  readonly title: string;
  /** The document that the title names. */
  readonly document?: string;
}

const of = (type: Type, given: IncomeCase = {}): IncomeCase => ({
  sources: [aSource(type)],
  about: SOURCE,
  answers: { bonus: "no" },
  ...given,
});

const manual = { openBanking: "manual", feedback: "technical_difficulties" };
const pensionPaper = { ...manual, documents: "PENSION_STATEMENT" };
const statements = { ...manual, documents: "BANK_STATEMENT", docSignposting: ["BANK_STATEMENT"] };
const nothing = { ...manual, documents: "none", noDocumentsNotice: "acknowledged" };
const contracts = [condition("DOCUMENTS_PENSION", ["EMPLOYMENT_CONTRACT"])];

const pension = (answers: object, given: IncomeCase = {}): IncomeCase =>
  of("T_PENSION", { answers, ...given });
const byBank = (sharePence: number): IncomeCase =>
  of("T_PENSION", { sources: [aSource("T_PENSION", { bank: "connected" })], sharePence });
const paidByOther = (someoneElse?: string): IncomeCase => ({
  answers: { whoIsPaying: "other", someoneElse },
});

const ENOUGH = 10_000;
const TOO_MUCH = 150_000;
const UUID = "3b0f4b60-0f59-4b9e-9c55-0d6f1c4d3a11";

const asked = (request: Parameters<typeof aRemedial>[0]): IncomeCase =>
  of("T_PENSION", {
    progress: [
      incomeRecord(7, { ...startedNow, relatedObjectUuid: SOURCE, remedialSectionUuid: UUID, answers: {} }),
    ],
    remedialSections: [
      aRemedial({
        uuid: UUID,
        progressId: 7,
        relatedObjectUuid: SOURCE,
        end: request?.start ?? "",
        ...request,
      }),
    ],
  });

const steps: Readonly<Record<IncomeStep, Opened>> = {
  whoIsPaying: { given: {}, title: "income:whoIsPaying.title" },
  someoneElse: { given: paidByOther(), title: "income:someoneElse.title" },
  zeroPercentNotice: {
    given: paidByOther("T_ZERO_PERCENT_RENT_SHARE"),
    title: "income:zeroPercentNotice.title",
  },
  yourGuarantor: { given: paidByOther("T_GUARANTOR"), title: "income:yourGuarantor.title" },
  guarantorConfirmation: {
    given: { ...paidByOther("T_GUARANTOR"), guarantor: aGuarantor, about: aGuarantor.uuid },
    title: "income:guarantorConfirmation.title",
  },
  incomeType: { given: { answers: { whoIsPaying: "me" } }, title: "income:incomeType.title" },
  currentEmployer: { given: of("T_EMPLOYED_PERM"), title: "income:currentEmployer.title" },
  yourSalary: { given: of("T_EMPLOYED_PERM"), title: "income:yourSalary.title" },
  companyReference: { given: of("T_EMPLOYED_ZH"), title: "income:companyReference.title" },
  loanDetails: { given: of("T_SCHOLARSHIP_LOANS"), title: "income:loanDetails.title" },
  yourLoan: { given: of("T_SCHOLARSHIP_LOANS"), title: "income:yourLoan.title" },
  pensionDetails: { given: of("T_PENSION"), title: "income:pensionDetails.title" },
  pensionAmount: { given: of("T_PENSION"), title: "income:pensionAmount.title" },
  benefitDetails: { given: of("T_BENFITS"), title: "income:benefitDetails.title" },
  benefitAmount: { given: of("T_BENFITS"), title: "income:benefitAmount.title" },
  companyDetails: { given: of("T_SELFEMPLOYED"), title: "income:companyDetails.title" },
  yourIncome: { given: of("T_SELFEMPLOYED"), title: "income:yourIncome.title" },
  savingsAmount: { given: of("T_SAVINGS"), title: "income:savingsAmount.title" },
  nonOpenBankingNotice: {
    given: of("T_PENSION", { conditions: [condition("INCOME_START_STEP", "nonOpenBankingNotice")] }),
    title: "income:nonOpenBankingNotice.title",
  },
  openBanking: { given: of("T_PENSION"), title: "income:openBanking.title" },
  feedback: { given: pension({ openBanking: "manual" }), title: "income:feedback.title" },
  error: {
    given: of("T_PENSION", { sources: [aSource("T_PENSION", { bank: "failed" })] }),
    title: "income:error.title",
  },
  success: { given: byBank(ENOUGH), title: "income:success.title" },
  successAddIncome: { given: byBank(TOO_MUCH), title: "income:success.title" },
  documents: { given: pension(manual), title: "income:documents.title" },
  noDocumentsNotice: {
    given: pension({ ...manual, documents: "none" }),
    title: "income:noDocumentsNotice.title",
  },
  bankStatementSignposting: {
    given: pension({ ...manual, documents: "BANK_STATEMENT" }),
    title: "upload-dialogs:papers.statement.title",
  },
  documentSignposting: {
    given: pension({ ...manual, documents: "EMPLOYMENT_CONTRACT" }, { conditions: contracts }),
    title: "upload-dialogs:papers.contract.title",
  },
  upload: { given: pension(pensionPaper), title: "guidance:upload.only", document: "PENSION_STATEMENT" },
  uploadBankStatements: { given: pension(statements), title: "income:upload.statements" },
  incomeUploadSuccess: {
    given: pension(pensionPaper, {
      files: { [SOURCE]: [{ ...anIncomeFile("PENSION_STATEMENT"), remedialSectionUuid: null }] },
      sharePence: ENOUGH,
    }),
    title: "income:incomeUploadSuccess.title",
  },
  additionalIncome: {
    given: pension(nothing, { sharePence: TOO_MUCH }),
    title: "income:additionalIncome.title",
  },
  konfir: {
    given: pension(nothing, { sharePence: ENOUGH, konfirEnabled: true }),
    title: "income:konfir.title",
  },
  konfirComplete: {
    given: pension(nothing, { sharePence: ENOUGH, konfirEnabled: true, konfirCompleted: true }),
    title: "income:konfirComplete.title",
  },
  missingInformation: { given: asked({ start: "pensionAmount" }), title: "remedial:title.source" },
  genericUpload: {
    given: asked({ start: "genericUpload", documentType: "PAYSLIP" }),
    title: "guidance:upload.only",
    document: "PAYSLIP",
  },
};

const addressOf = (step: IncomeStep, { about, remedialSections }: IncomeCase): string =>
  `${incomePath(step, about)}${remedialSections ? `&remedial_uuid=${UUID}` : ""}`;

/** The texts of each language alone: no English in the place of what is missing. */
const namespaces = ["income", "guidance", "upload-dialogs", "other-document-names", "remedial"] as const;
const catalogues = await Promise.all(
  languages.map(async (language) => {
    const i18n = await createI18n({ language, namespaces });
    const text = (name: string): unknown =>
      i18n.getResource(language, ...(name.split(":") as [string, string]));
    return { language, text };
  }),
);

type Catalogue = (typeof catalogues)[number];

const titleIn = ({ text }: Catalogue, { title, document }: Opened): string =>
  String(text(title)).replace("{{document}}", String(text(`other-document-names:kind.${document}`)));

describe("each step at its own address", () => {
  test.each(incomeSteps)(
    "INC-016 INC-017 /questions/income/%s, headed by its text in six languages",
    async (step) => {
      const opened = steps[step];
      const place = addressOf(step, opened.given);
      const { screen, address } = await openIncome({ ...opened.given, path: place });
      const heading = () => screen.queryByRole("heading", { level: 1 })?.textContent;
      for (const catalogue of catalogues) {
        const name = languageNames[catalogue.language];
        const expected = titleIn(catalogue, opened);
        expect(expected).not.toMatch(/undefined|^$/);
        await eventually(() => screen.getByRole("heading", { level: 1 }));
        fireEvent.click(screen.getByRole("button", { name, hidden: true }));
        await eventually(() => expect(heading()).toBe(expected));
      }
      expect(address()).toBe(place);
    },
  );

  test("INC-017 (in part) no text heads two steps, but for the uploads and the bank that answered", () => {
    const keys = Object.values(steps).map(({ title }) => title);
    const shared = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
    expect([...shared].toSorted()).toEqual(["guidance:upload.only", "income:success.title"]);
  });
});
