import { type Criteria, criteriaForRole } from "@latchkey/domain/affordability/criteria.ts";
import {
  bankReadings,
  bankStates,
  type CompanyReference,
  type GuarantorNomination,
  linkFailures,
  linkKinds,
  type StoredSource,
} from "@latchkey/domain/income/source.ts";
import type { TaxedEmployment } from "@latchkey/domain/income/tax-evidence.ts";
import { recognisedKinds } from "@latchkey/domain/recognition/kind-of-line.ts";
import { rhythms } from "@latchkey/domain/recognition/rhythm.ts";
import {
  type Currency,
  currencies,
  employmentStatuses,
  incomeTypes,
  PROBATION_UNIT,
  payFrequencies,
  timeUnits,
} from "@latchkey/domain/vocabulary/money.ts";
import { documentOrigins } from "../../documents/documents.table.ts";
import type { DocumentRow } from "../../documents/documents.ts";
import type { BankIncomeRow, BankRow, IncomeFactsRow, TaxRecordRow } from "../../income/income-facts.ts";
import { readCriteria } from "../../parties/read-criteria.ts";
import { builder } from "./builder.ts";
import { documentFields } from "./document-fields.ts";
import { currency } from "./residence.type.ts";

const bankState = builder.enumType("BankState", { values: bankStates });
const linkFailure = builder.enumType("LinkFailure", { values: linkFailures });
const linkKind = builder.enumType("LinkKind", { values: linkKinds });
const employmentStatus = builder.enumType("EmploymentStatus", { values: employmentStatuses });
export const incomeType = builder.enumType("IncomeType", { values: incomeTypes });
export const payFrequency = builder.enumType("PayFrequency", { values: payFrequencies });
export const timeUnit = builder.enumType("TimeUnit", { values: timeUnits });

export const guarantorType = builder.objectRef<GuarantorNomination>("Guarantor").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    email: t.exposeString("email"),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    phoneNumber: t.exposeString("phoneNumber"),
  }),
});

interface SourceRow extends StoredSource {
  readonly connection: BankRow | undefined;
  readonly record: TaxRecordRow | undefined;
  readonly documents: readonly DocumentRow[];
}

const probation = builder.objectRef<{ readonly duration: number }>("Probation").implement({
  fields: (t) => ({
    duration: t.exposeInt("duration"),
    unit: t.field({ type: timeUnit, resolve: () => PROBATION_UNIT }),
  }),
});

const companyReference = builder.objectRef<CompanyReference>("CompanyReference").implement({
  fields: (t) => ({ name: t.exposeString("name"), email: t.exposeString("email") }),
});

const institution = builder.objectRef<{ readonly name: string }>("FinancialInstitution").implement({
  fields: (t) => ({ name: t.exposeString("name") }),
});

const documentOrigin = builder.enumType("DocumentOrigin", {
  description: "Sent by the person, or written by the server from a bank's data.",
  values: documentOrigins,
});

const accountDocument = builder.objectRef<DocumentRow>("AccountDocument").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    ...documentFields(t),
    origin: t.expose("origin", { type: documentOrigin }),
  }),
});

const inWholeUnits = (minor: number | null): number | null => (minor === null ? null : minor / 100);
const OF_REQUEST = "Of one request for missing information; without it, of the first round.";

export const incomeSource = builder.objectRef<SourceRow>("IncomeSource").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    incomeType: t.expose("incomeType", { type: incomeType }),
    currency: t.expose("currency", { type: currency, nullable: true }),
    annualGrossIncome: t.float({
      nullable: true,
      description: "Or the amount of savings; in whole units of the currency.",
      resolve: ({ annualGrossMinor }) => inWholeUnits(annualGrossMinor),
    }),
    netIncome: t.float({ nullable: true, resolve: ({ netMinor }) => inWholeUnits(netMinor) }),
    netIncomeFrequency: t.expose("netFrequency", { type: payFrequency, nullable: true }),
    paymentDate: t.expose("paymentDate", { type: "Date", nullable: true }),
    financialInstitutionDetails: t.field({
      type: institution,
      nullable: true,
      resolve: ({ institutionName }) => (institutionName === null ? null : { name: institutionName }),
    }),
  }),
});

builder.objectFields(incomeSource, (t) => ({
  bankConnection: t.field({
    type: bankConnection,
    nullable: true,
    resolve: ({ connection }) => connection,
  }),
  bank: t.expose("bank", {
    type: bankState,
    nullable: true,
    description: "The state of the connected bank or tax record.",
  }),
  link: t.expose("link", { type: linkKind, nullable: true }),
  linkFailure: t.expose("linkFailure", {
    type: linkFailure,
    nullable: true,
    description: "The cause of a failed link, as far as it is known.",
  }),
  taxRecord: t.field({ type: taxRecord, nullable: true, resolve: ({ record }) => record }),
  accountDocuments: t.field({
    type: [accountDocument],
    args: { remedialSectionUuid: t.arg.id({ description: OF_REQUEST }) },
    resolve: ({ documents }, { remedialSectionUuid }) =>
      documents.filter((document) => document.remedialSectionUuid === (remedialSectionUuid ?? null)),
  }),
}));

/** The work that the source is paid for. */
builder.objectFields(incomeSource, (t) => ({
  companyName: t.exposeString("companyName", {
    nullable: true,
    description: "The employer, the own company, or the provider of a pension.",
  }),
  companyNumber: t.exposeString("companyNumber", { nullable: true }),
  jobTitle: t.exposeString("jobTitle", { nullable: true }),
  startDate: t.expose("startDate", { type: "Date", nullable: true }),
  endDate: t.expose("endDate", {
    type: "Date",
    nullable: true,
    description: "Or the day on which a benefit is reviewed.",
  }),
  isOnProbation: t.exposeBoolean("isOnProbation", { nullable: true }),
  probation: t.field({
    type: probation,
    nullable: true,
    resolve: ({ probationMonths }) => (probationMonths === null ? null : { duration: probationMonths }),
  }),
  reference: t.field({
    type: companyReference,
    nullable: true,
    args: { remedialSectionUuid: t.arg.id({ description: "The referee is the same in every round." }) },
    resolve: ({ reference }) => reference,
  }),
}));

const recognisedKind = builder.enumType("RecognisedKind", { values: recognisedKinds });
const rhythm = builder.enumType("Rhythm", { values: rhythms });
const bankReading = builder.enumType("BankReading", { values: bankReadings });

const bankIncome = builder.objectRef<BankIncomeRow>("BankIncome").implement({
  description: "One income that was recognised in the bank's data. Amounts are whole units of its currency.",
  fields: (t) => ({
    payer: t.exposeString("payer"),
    kind: t.expose("kind", { type: recognisedKind }),
    rhythm: t.expose("rhythm", { type: rhythm }),
    currency: t.expose("currency", { type: currency }),
    typical: t.float({ resolve: ({ typicalMinor }) => typicalMinor / 100 }),
    yearly: t.float({ resolve: ({ yearlyMinor }) => yearlyMinor / 100 }),
    lastDate: t.expose("lastDate", { type: "Date" }),
    monthsSeen: t.exposeInt("monthsSeen"),
  }),
});

const bankConnection = builder.objectRef<BankRow>("BankConnection").implement({
  fields: (t) => ({
    state: t.expose("state", { type: bankReading }),
    incomes: t.expose("incomes", { type: [bankIncome] }),
  }),
});

const taxEmployment = builder.objectRef<TaxedEmployment>("TaxEmployment").implement({
  description: "An employment or pension as reported to the tax authority. Amounts in pounds.",
  fields: (t) => ({
    employer: t.exposeString("employer"),
    isPension: t.exposeBoolean("isPension"),
    taxYear: t.exposeString("taxYear"),
    payToDate: t.float({
      nullable: true,
      resolve: ({ payToDateMinor }) => (payToDateMinor === null ? null : payToDateMinor / 100),
    }),
    paymentDate: t.expose("paymentDate", { type: "Date", nullable: true }),
  }),
});

const taxRecord = builder.objectRef<TaxRecordRow>("TaxRecord").implement({
  fields: (t) => ({
    state: t.expose("state", { type: bankReading }),
    employments: t.expose("employments", { type: [taxEmployment] }),
  }),
});

const rate = builder
  .objectRef<{ readonly currency: Currency; readonly tenThousandths: number }>("CurrencyRate")
  .implement({
    fields: (t) => ({
      currency: t.expose("currency", { type: currency }),
      tenThousandths: t.exposeInt("tenThousandths", { description: "Of a pound: 8700 is £0.87." }),
    }),
  });

const criteria = builder.objectRef<Criteria>("AffordabilityCriteria").implement({
  description: "The provider's rules, for the page that explains the sum.",
  fields: (t) => ({
    name: t.exposeString("name"),
    version: t.exposeInt("version"),
    date: t.expose("date", { type: "Date" }),
    tenantIncome: t.exposeInt("tenantIncome"),
    guarantorIncome: t.exposeInt("guarantorIncome"),
    savings: t.exposeInt("savings"),
    ratesDate: t.field({ type: "Date", resolve: ({ rates }) => rates.date }),
    rates: t.field({
      type: [rate],
      resolve: ({ rates }) =>
        currencies.map((one) => ({ currency: one, tenThousandths: rates.tenThousandths[one] })),
    }),
  }),
});

interface IncomeRow extends IncomeFactsRow {
  readonly applicationId: string;
  readonly documents: readonly DocumentRow[];
}

export const incomeSummary = builder.objectRef<IncomeRow>("Income").implement({
  fields: (t) => ({
    incomeSources: t.field({
      type: [incomeSource],
      resolve: ({ incomeSources, banks, taxRecords, documents }) =>
        incomeSources.map((source) => ({
          ...source,
          connection: banks.find(({ sourceUuid }) => sourceUuid === source.uuid),
          record: taxRecords.find(({ sourceUuid }) => sourceUuid === source.uuid),
          documents: documents.filter(({ relatedObjectUuid }) => relatedObjectUuid === source.uuid),
        })),
    }),
    meetsAffordabilityCriteria: t.exposeBoolean("meetsAffordability"),
    someoneElsePayingForRent: t.exposeBoolean("someoneElsePays"),
    employmentStatus: t.expose("employmentStatus", { type: employmentStatus, nullable: true }),
    konfirCompleted: t.exposeBoolean("konfirCompleted"),
    rentShare: t.float({
      description: "This person's part of the monthly rent, in pounds.",
      resolve: ({ sharePence }) => sharePence / 100,
    }),
    criteria: t.field({
      type: criteria,
      resolve: async ({ role, applicationId }, _args, { operation, services }) =>
        criteriaForRole(await readCriteria(operation?.work.tx ?? services.db, applicationId), role),
    }),
  }),
});
