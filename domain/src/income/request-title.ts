import type { RequestTitle } from "../wizard/request-title.ts";
import type { IncomeStep } from "./steps.ts";

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

export const incomeRequestTitle = (start: IncomeStep): RequestTitle => titles[start] ?? "source";

const withoutSource: readonly RequestTitle[] = ["payer", "guarantor"];

export const isAboutSource = (title: RequestTitle): boolean => !withoutSource.includes(title);
