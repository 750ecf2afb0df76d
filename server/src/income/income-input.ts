import { questionsAbout } from "@latchkey/domain/income/questions.ts";
import { type IncomeSource, noDetails } from "@latchkey/domain/income/source.ts";
import { amountText, minorOf, typedAmount } from "@latchkey/domain/rules/amount.ts";
import { tidy } from "@latchkey/domain/rules/text.ts";
import type { Currency, IncomeType, PayFrequency } from "@latchkey/domain/vocabulary/money.ts";
import { type Input, inputsOf } from "@latchkey/domain/wizard/question.ts";
import type { Updateable } from "kysely";
import type { DocumentInput } from "../documents/section-documents.ts";
import type { Schema } from "../platform/db/schema.ts";

type Text = string | null | undefined;

/** What is told about a source; what is not sent is not touched (spec 3 §7, mutation). */
export interface SourceInput {
  readonly incomeType?: IncomeType | null | undefined;
  readonly companyName?: Text;
  readonly companyNumber?: Text;
  readonly jobTitle?: Text;
  readonly startDate?: Text;
  readonly endDate?: Text;
  /** Months. */
  readonly probationDuration?: number | null | undefined;
  readonly removeProbation?: boolean | null | undefined;
  /** Both null: nobody can be named. */
  readonly referenceName?: Text;
  readonly referenceEmail?: Text;
  /** In whole units of the currency. */
  readonly annualGrossIncome?: number | null | undefined;
  readonly currency?: Currency | null | undefined;
  readonly netIncome?: number | null | undefined;
  readonly netIncomeFrequency?: PayFrequency | null | undefined;
  readonly paymentDate?: Text;
  readonly financialInstitutionName?: Text;
  readonly accountDocuments?: readonly DocumentInput[] | null | undefined;
  readonly withdrawnDocuments?: readonly string[] | null | undefined;
}

const probationStatus = ({ removeProbation, probationDuration }: SourceInput): string | undefined => {
  if (removeProbation) return "no";
  return probationDuration === undefined || probationDuration === null ? undefined : "yes";
};

const withoutMissing = (input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** The arguments as the forms would have them; the files are checked one by one. */
export const typedInputs = ({
  incomeType: _type,
  accountDocuments: _added,
  withdrawnDocuments: _withdrawn,
  removeProbation,
  probationDuration,
  ...said
}: SourceInput): Input =>
  withoutMissing({
    ...said,
    annualGrossIncome: typedAmount(said.annualGrossIncome),
    netIncome: typedAmount(said.netIncome),
    probationStatus: probationStatus({ removeProbation, probationDuration }),
    probationDuration: probationDuration === undefined ? undefined : String(probationDuration ?? ""),
  });

/** The stored facts of a source as the arguments that would carry them. */
export const storedInputs = (source: IncomeSource): Input => {
  const questions = questionsAbout(source.incomeType);
  return Object.assign({}, ...questions.map(({ step }) => inputsOf(questions, step, source)));
};

const tidied = (text: string | null): string | null => (text === null ? null : tidy(text) || null);

const minor = (major: number | null): number | null => (major === null ? null : (minorOf(major) ?? null));

const probationColumns = (input: SourceInput): Updateable<Schema["income_source"]> => {
  const status = probationStatus(input);
  if (status === undefined) return {};
  const months = status === "yes" ? (input.probationDuration ?? null) : null;
  return { is_on_probation: status === "yes", probation_months: months };
};

/** Two arguments, one value; a name without an address asks nobody. */
const referenceColumns = (
  { referenceName, referenceEmail }: SourceInput,
  { reference }: Pick<IncomeSource, "reference">,
): Updateable<Schema["income_source"]> => {
  if (referenceName === undefined && referenceEmail === undefined) return {};
  const name = tidied(referenceName === undefined ? (reference?.name ?? null) : referenceName);
  const email = tidied(referenceEmail === undefined ? (reference?.email ?? null) : referenceEmail);
  return { reference: name && email ? JSON.stringify({ name, email }) : null };
};

const texts = {
  companyName: "company_name",
  companyNumber: "company_number",
  jobTitle: "job_title",
  financialInstitutionName: "institution_name",
  startDate: "start_date",
  endDate: "end_date",
  paymentDate: "payment_date",
} as const satisfies Partial<Record<keyof SourceInput, keyof Schema["income_source"]>>;

const textColumns = (input: SourceInput): Updateable<Schema["income_source"]> =>
  Object.fromEntries(
    (Object.keys(texts) as (keyof typeof texts)[]).flatMap((argument) => {
      const text = input[argument];
      return text === undefined ? [] : [[texts[argument], tidied(text)] as const];
    }),
  );

/** Another type has other details: those of the old one go. */
const emptyColumns: Updateable<Schema["income_source"]> = {
  company_name: noDetails.companyName,
  company_number: noDetails.companyNumber,
  job_title: noDetails.jobTitle,
  currency: noDetails.currency,
  annual_gross_minor: noDetails.annualGrossMinor,
  net_minor: noDetails.netMinor,
  net_frequency: noDetails.netFrequency,
  payment_date: noDetails.paymentDate,
  start_date: noDetails.startDate,
  end_date: noDetails.endDate,
  institution_name: noDetails.institutionName,
  is_on_probation: noDetails.isOnProbation,
  probation_months: noDetails.probationMonths,
  reference: noDetails.reference,
  bank: noDetails.bank,
};

/** The columns that a save changes. @param stored the source as it is */
export const columnsOf = (
  input: SourceInput,
  stored: Pick<IncomeSource, "incomeType" | "reference">,
): Updateable<Schema["income_source"]> => ({
  ...(input.incomeType && input.incomeType !== stored.incomeType
    ? { ...emptyColumns, income_type: input.incomeType }
    : {}),
  ...textColumns(input),
  ...(input.currency !== undefined && { currency: input.currency }),
  ...(input.annualGrossIncome !== undefined && { annual_gross_minor: minor(input.annualGrossIncome) }),
  ...(input.netIncome !== undefined && { net_minor: minor(input.netIncome) }),
  ...(input.netIncomeFrequency !== undefined && { net_frequency: input.netIncomeFrequency }),
  ...probationColumns(input),
  ...referenceColumns(input, stored),
});

/** The facts of a source as a page reads and sends them. */
export const sourceAsSent = (source: IncomeSource) => ({
  incomeType: source.incomeType,
  companyName: source.companyName,
  companyNumber: source.companyNumber,
  jobTitle: source.jobTitle,
  startDate: source.startDate,
  endDate: source.endDate,
  probationDuration: source.probationMonths,
  referenceName: source.reference?.name ?? null,
  referenceEmail: source.reference?.email ?? null,
  annualGrossIncome: source.annualGrossMinor === null ? null : Number(amountText(source.annualGrossMinor)),
  currency: source.currency,
  netIncome: source.netMinor === null ? null : Number(amountText(source.netMinor)),
  netIncomeFrequency: source.netFrequency,
  paymentDate: source.paymentDate,
  financialInstitutionName: source.institutionName,
});
