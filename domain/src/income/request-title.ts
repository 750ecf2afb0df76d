import type { RequestTitle } from "../wizard/request-title.ts";
import type { IncomeStep } from "./flow.ts";

/** Steps that are about something else than the source itself. */
const titles: Partial<Readonly<Record<IncomeStep, RequestTitle>>> = {
  whoIsPaying: "payer",
  someoneElse: "payer",
  zeroPercentNotice: "payer",
  yourGuarantor: "guarantor",
  guarantorConfirmation: "guarantor",
  companyReference: "reference",
  nonOpenBankingNotice: "income",
  openBanking: "income",
  feedback: "income",
  error: "income",
  documents: "income",
  noDocumentsNotice: "income",
  bankStatementSignposting: "income",
  documentSignposting: "income",
  upload: "income",
  uploadBankStatements: "income",
  genericUpload: "income",
};

/** What a request about income is about, by its start step. */
export const incomeRequestTitle = (start: IncomeStep): RequestTitle => titles[start] ?? "source";

/** Whatever is not about who pays is about one of the sources. */
const withoutSource: readonly RequestTitle[] = ["payer", "guarantor"];

export const isAboutSource = (title: RequestTitle): boolean => !withoutSource.includes(title);
