import { type SourceInput, sourceWith } from "@latchkey/domain/income/input.ts";
import { type IncomeSource, type StoredSource, storedSource } from "@latchkey/domain/income/source.ts";
import type { Updateable } from "kysely";
import type { DocumentInput } from "../documents/section-documents.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface SourceSaveInput extends SourceInput {
  readonly accountDocuments?: readonly DocumentInput[] | null | undefined;
  readonly withdrawnDocuments?: readonly string[] | null | undefined;
}

const rowOf = (source: StoredSource) => ({
  income_type: source.incomeType,
  company_name: source.companyName,
  company_number: source.companyNumber,
  job_title: source.jobTitle,
  currency: source.currency,
  annual_gross_minor: source.annualGrossMinor,
  net_minor: source.netMinor,
  net_frequency: source.netFrequency,
  payment_date: source.paymentDate,
  start_date: source.startDate,
  end_date: source.endDate,
  institution_name: source.institutionName,
  is_on_probation: source.isOnProbation,
  probation_months: source.probationMonths,
  reference: source.reference && JSON.stringify(source.reference),
  bank: source.bank,
  link: source.link,
});

export const columnsOf = (input: SourceInput, stored: IncomeSource): Updateable<Schema["income_source"]> => {
  const before: Readonly<Record<string, unknown>> = rowOf(storedSource(stored));
  const after = Object.entries(rowOf(storedSource(sourceWith(stored, input))));
  return Object.fromEntries(after.filter(([column, value]) => value !== before[column]));
};
