import { amountText, minorOf, parseAmount, typedAmount } from "../rules/amount.ts";
import { type CheckedDate, checkedDate } from "../rules/checked-date.ts";
import { tidy, tidyEmail } from "../rules/tidy.ts";
import {
  type Currency,
  currencies,
  type IncomeType,
  type PayFrequency,
  payFrequencies,
} from "../vocabulary/money.ts";
import { type Input, inputsOf } from "../wizard/question.ts";
import { questionsAbout } from "./questions.ts";
import { type CompanyReference, type IncomeSource, newSource, storedSource } from "./source.ts";

/** The arguments of the income mutation about a source (spec 3 §7): written, read and judged here. */

type Text = string | null | undefined;

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
  readonly referenceName?: Text;
  readonly referenceEmail?: Text;
  /** Whole units of the currency. */
  readonly annualGrossIncome?: number | null | undefined;
  readonly currency?: Currency | null | undefined;
  readonly netIncome?: number | null | undefined;
  readonly netIncomeFrequency?: PayFrequency | null | undefined;
  readonly paymentDate?: Text;
  readonly financialInstitutionName?: Text;
}

export type SourceForm = Readonly<Record<string, string>>;

const inWholeUnits = (minor: number | null): number | null => (minor === null ? null : minor / 100);

const majorOf = (typed: string): number | null => inWholeUnits(parseAmount(typed) ?? null);

const orNull = (typed: string): string | null => tidy(typed) || null;

const listedIn = <Value extends string>(values: readonly Value[], typed: string): Value | null =>
  values.find((value) => value === typed) ?? null;

const probationIn = ({ probationStatus, probationDuration = "" }: SourceForm): SourceInput => {
  if (probationStatus === undefined) return {};
  return probationStatus === "yes"
    ? { probationDuration: Number(probationDuration) }
    : { removeProbation: true };
};

const texts = [
  "companyName",
  "companyNumber",
  "jobTitle",
  "startDate",
  "endDate",
  "referenceName",
  "referenceEmail",
  "paymentDate",
  "financialInstitutionName",
] as const satisfies readonly (keyof SourceInput)[];

/** The arguments that carry a form without issues. An empty field removes the fact. */
export const inputOfForm = (form: SourceForm): SourceInput => {
  const { annualGrossIncome, netIncome, currency, netIncomeFrequency } = form;
  const said = texts.flatMap((name) => {
    const typed = form[name];
    return typed === undefined
      ? []
      : [[name, orNull(name === "referenceEmail" ? tidyEmail(typed) : typed)] as const];
  });
  return {
    ...Object.fromEntries(said),
    ...(annualGrossIncome !== undefined && { annualGrossIncome: majorOf(annualGrossIncome) }),
    ...(netIncome !== undefined && { netIncome: majorOf(netIncome) }),
    ...(currency !== undefined && { currency: listedIn(currencies, currency) }),
    ...(netIncomeFrequency !== undefined && {
      netIncomeFrequency: listedIn(payFrequencies, netIncomeFrequency),
    }),
    ...probationIn(form),
  };
};

const probationStatus = ({ removeProbation, probationDuration }: SourceInput): string | undefined => {
  if (removeProbation) return "no";
  return probationDuration === undefined || probationDuration === null ? undefined : "yes";
};

const withoutMissing = (input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

export const typedInputs = ({
  incomeType: _type,
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

export const storedInputs = (source: IncomeSource): Input => {
  const questions = questionsAbout(source.incomeType);
  return Object.assign({}, ...questions.map(({ step }) => inputsOf(questions, step, source)));
};

const said = <Value>(sent: Value | undefined, known: Value): Value => (sent === undefined ? known : sent);

const textSaid = (sent: Text, known: string | null): string | null =>
  sent === undefined || sent === null ? said(sent, known) : orNull(sent);

const dateSaid = (sent: Text, known: CheckedDate): CheckedDate =>
  sent === undefined ? known : checkedDate(sent);

const minorSaid = (sent: number | null | undefined, known: number | null): number | null =>
  sent === undefined || sent === null ? said(sent, known) : (minorOf(sent) ?? null);

const referenceSaid = (
  { referenceName, referenceEmail }: SourceInput,
  reference: CompanyReference | null,
): CompanyReference | null => {
  const name = textSaid(referenceName, reference?.name ?? null);
  const email = textSaid(referenceEmail, reference?.email ?? null);
  return name && email ? { name, email } : null;
};

const probationSaid = (
  input: SourceInput,
  { isOnProbation, probationMonths }: IncomeSource,
): Pick<IncomeSource, "isOnProbation" | "probationMonths"> => {
  const status = probationStatus(input);
  if (status === undefined) return { isOnProbation, probationMonths };
  const isOn = status === "yes";
  return { isOnProbation: isOn, probationMonths: isOn ? (input.probationDuration ?? null) : null };
};

export const ofType = (source: IncomeSource, type: IncomeType | null | undefined): IncomeSource =>
  !type || type === source.incomeType ? source : newSource(source.uuid, type);

export const sourceWith = (stored: IncomeSource, input: SourceInput): IncomeSource => {
  const source = ofType(stored, input.incomeType);
  return {
    ...source,
    ...probationSaid(input, source),
    companyName: textSaid(input.companyName, source.companyName),
    companyNumber: textSaid(input.companyNumber, source.companyNumber),
    jobTitle: textSaid(input.jobTitle, source.jobTitle),
    startDate: dateSaid(input.startDate, source.startDate),
    endDate: dateSaid(input.endDate, source.endDate),
    currency: said(input.currency, source.currency),
    annualGrossMinor: minorSaid(input.annualGrossIncome, source.annualGrossMinor),
    netMinor: minorSaid(input.netIncome, source.netMinor),
    netFrequency: said(input.netIncomeFrequency, source.netFrequency),
    paymentDate: dateSaid(input.paymentDate, source.paymentDate),
    institutionName: textSaid(input.financialInstitutionName, source.institutionName),
    reference: referenceSaid(input, source.reference),
  };
};

export const sourceAsSent = (held: IncomeSource): SourceInput => {
  const source = storedSource(held);
  return {
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
  };
};
