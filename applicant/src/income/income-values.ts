import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type { StoredSource } from "@latchkey/domain/income/source.ts";
import {
  type IncomeFacts,
  type IncomeFile,
  type IncomeValues,
  incomeValues,
} from "@latchkey/domain/income/values.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import type { UpdateIncomeMutation } from "../graphql/operations.generated.ts";
import { type Asked, answerLayers } from "../questions/section-opening.ts";
import type { IncomeMe } from "./income-data.graphql.ts";

type SourceItem = UpdateIncomeMutation["updateIncome"]["me"]["income"]["incomeSources"][number];

const minorOf = (major: number | null): number | null => (major === null ? null : Math.round(major * 100));

export const sourceOfItem = (item: SourceItem): StoredSource => ({
  uuid: item.uuid,
  incomeType: item.incomeType,
  currency: item.currency,
  annualGrossMinor: minorOf(item.annualGrossIncome),
  netMinor: minorOf(item.netIncome),
  netFrequency: item.netIncomeFrequency,
  paymentDate: item.paymentDate,
  companyName: item.companyName,
  companyNumber: item.companyNumber,
  jobTitle: item.jobTitle,
  startDate: item.startDate,
  endDate: item.endDate,
  institutionName: item.financialInstitutionDetails?.name ?? null,
  isOnProbation: item.isOnProbation,
  probationMonths: item.probation?.duration ?? null,
  reference: item.reference && { name: item.reference.name, email: item.reference.email },
  bank: item.bank,
  link: item.link,
  linkFailure: item.linkFailure,
});

/** Only the person's own files; those of a bank connection cannot be removed. */
const filesOf = (items: readonly SourceItem[]): readonly IncomeFile[] =>
  items.flatMap(({ uuid, accountDocuments }) =>
    accountDocuments
      .filter(({ origin }) => origin === "person")
      .map(({ id, type, path, fileName }) => ({ id, type, path, fileName, incomeUuid: uuid })),
  );

type Known = Pick<UpdateIncomeMutation["updateIncome"]["me"], "guarantor" | "income">;
type Validation = NonNullable<IncomeMe["latestValidation"]>;

export const factsOf = ({ guarantor, income }: Known): IncomeFacts => ({
  sources: income.incomeSources.map(sourceOfItem),
  guarantor: guarantor && {
    uuid: guarantor.uuid,
    email: guarantor.email,
    firstName: guarantor.firstName,
    lastName: guarantor.lastName,
    phoneNumber: guarantor.phoneNumber,
  },
  documents: filesOf(income.incomeSources),
  meetsAffordabilityCriteria: income.meetsAffordabilityCriteria,
  someoneElsePaysForRent: income.someoneElsePayingForRent,
  konfirCompleted: income.konfirCompleted,
});

export const valuesOf = (me: IncomeMe, validation: Validation, asked: Asked): IncomeValues =>
  incomeValues(
    factsOf(me),
    asked.record?.relatedObjectUuid ?? asked.query.relatedObjectUuid,
    ...answerLayers("INCOME", validation, asked),
  );

export interface Affordability {
  readonly sharePence: number;
  readonly criteria: Criteria;
}

export const affordabilityOf = ({ income: { rentShare, criteria } }: IncomeMe): Affordability => {
  const { ratesDate, rates, ...rules } = criteria;
  const tenThousandths = Object.fromEntries(rates.map((rate) => [rate.currency, rate.tenThousandths]));
  return {
    sharePence: Math.round(rentShare * 100),
    criteria: {
      ...rules,
      // A person sees only their own share: the household's sum is not theirs to know.
      assessment: "share",
      // The server sends a rate for every currency.
      rates: { date: ratesDate, tenThousandths: tenThousandths as Record<Currency, number> },
    },
  };
};
