import type { CompanyReference, GuarantorNomination, IncomeSource } from "@latchkey/domain/income/source.ts";
import {
  employmentStatuses,
  incomeTypes,
  PROBATION_UNIT,
  payFrequencies,
  timeUnits,
} from "@latchkey/domain/vocabulary/money.ts";
import { type DocumentRow, wireTypeOf } from "../../documents/documents.ts";
import { pathOfKey } from "../../documents/paths.ts";
import type { IncomeFactsRow } from "../../income/income-facts.ts";
import { builder } from "./builder.ts";
import { currency } from "./residence.type.ts";

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

/** A source, and the files about it. */
interface SourceRow extends IncomeSource {
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

const accountDocument = builder.objectRef<DocumentRow>("AccountDocument").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.string({ resolve: wireTypeOf }),
    path: t.string({
      resolve: ({ key }, _args, { services }) => pathOfKey(services.config.uploads.storageOrigin, key),
    }),
    fileName: t.exposeString("fileName"),
    remedialSectionUuid: t.expose("remedialSectionUuid", { type: "ID", nullable: true }),
  }),
});

const inWholeUnits = (minor: number | null): number | null => (minor === null ? null : minor / 100);
const OF_REQUEST = "Of one request for missing information; without it, of the first round.";

const incomeSource = builder.objectRef<SourceRow>("IncomeSource").implement({
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
    financialInstitutionDetails: t.field({
      type: institution,
      nullable: true,
      resolve: ({ institutionName }) => (institutionName === null ? null : { name: institutionName }),
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
      args: { remedialSectionUuid: t.arg.id({ description: "Whom to ask is the same in every round." }) },
      resolve: ({ reference }) => reference,
    }),
    accountDocuments: t.field({
      type: [accountDocument],
      args: { remedialSectionUuid: t.arg.id({ description: OF_REQUEST }) },
      resolve: ({ documents }, { remedialSectionUuid }) =>
        documents.filter((document) => document.remedialSectionUuid === (remedialSectionUuid ?? null)),
    }),
  }),
});

/** What is known about the income of a person, and its files. */
interface IncomeRow extends IncomeFactsRow {
  readonly documents: readonly DocumentRow[];
}

export const incomeSummary = builder.objectRef<IncomeRow>("Income").implement({
  fields: (t) => ({
    incomeSources: t.field({
      type: [incomeSource],
      resolve: ({ incomeSources, documents }) =>
        incomeSources.map((source) => ({
          ...source,
          documents: documents.filter(({ relatedObjectUuid }) => relatedObjectUuid === source.uuid),
        })),
    }),
    meetsAffordabilityCriteria: t.exposeBoolean("meetsAffordability"),
    someoneElsePayingForRent: t.exposeBoolean("someoneElsePays"),
    employmentStatus: t.expose("employmentStatus", { type: employmentStatus, nullable: true }),
  }),
});
