import { partyRoles } from "@latchkey/domain/policies/policy.ts";
import { isWithApplicant, statusOf } from "@latchkey/domain/validations/status.ts";
import { employmentStatuses, incomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import { type DocumentRow, wireTypeOf } from "../../documents/documents.ts";
import { pathOfKey } from "../../documents/paths.ts";
import type { IdentityFactsRow } from "../../identity/identity-facts.ts";
import { openShareCode } from "../../identity/share-code.ts";
import type { GuarantorRow, IncomeFactsRow, IncomeSourceRow } from "../../income/income-facts.ts";
import { builder } from "./builder.ts";
import type { MeRow, OwnCaseRow } from "./me.ts";
import { residentialHistoryItem } from "./residence.type.ts";
import { validationType } from "./validation.type.ts";

const employmentStatus = builder.enumType("EmploymentStatus", { values: employmentStatuses });
const incomeType = builder.enumType("IncomeType", { values: incomeTypes });
const partyRole = builder.enumType("PartyRole", { values: partyRoles });

const personName = builder.objectRef<IdentityFactsRow>("PersonName").implement({
  fields: (t) => ({
    firstName: t.exposeString("firstName", { nullable: true }),
    middleName: t.exposeString("middleName", { nullable: true }),
    lastName: t.exposeString("lastName", { nullable: true }),
  }),
});

const profile = builder.objectRef<IdentityFactsRow>("Profile").implement({
  fields: (t) => ({
    nationality: t.exposeString("nationality", { nullable: true }),
    birthdate: t.expose("birthdate", { type: "Date", nullable: true }),
    shareCode: t.string({
      nullable: true,
      resolve: ({ sealedShareCode }, _args, { services }) => openShareCode(sealedShareCode, services.keyring),
    }),
  }),
});

const marketingConsent = builder.objectRef<MeRow>("MarketingConsent").implement({
  fields: (t) => ({ marketing: t.exposeBoolean("marketing") }),
});

const identityDocument = builder.objectRef<DocumentRow>("IdentityDocument").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.string({ resolve: wireTypeOf }),
    path: t.string({
      resolve: ({ key }, _args, { services }) => pathOfKey(services.config.uploads.storageOrigin, key),
    }),
    fileName: t.exposeString("fileName"),
    expiresOn: t.expose("expiresOn", { type: "Date", nullable: true }),
    remedialSectionUuid: t.expose("remedialSectionUuid", { type: "ID", nullable: true }),
  }),
});

const guarantor = builder.objectRef<GuarantorRow>("Guarantor").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    email: t.exposeString("email"),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    phoneNumber: t.exposeString("phoneNumber"),
  }),
});

const incomeSource = builder.objectRef<IncomeSourceRow>("IncomeSource").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    incomeType: t.expose("incomeType", { type: incomeType }),
    companyName: t.exposeString("companyName", { nullable: true }),
  }),
});

const income = builder.objectRef<IncomeFactsRow>("Income").implement({
  fields: (t) => ({
    incomeSources: t.expose("incomeSources", { type: [incomeSource] }),
    meetsAffordabilityCriteria: t.exposeBoolean("meetsAffordability"),
    someoneElsePayingForRent: t.exposeBoolean("someoneElsePays"),
    employmentStatus: t.expose("employmentStatus", { type: employmentStatus, nullable: true }),
  }),
});

const ownCase = builder.objectRef<OwnCaseRow>("OwnCase").implement({
  description: "One of the cases of the account that is signed in.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "As `me { uuid }` of a page that shows this case." }),
    application: t.exposeID("applicationId", { description: "Equal for people of one letting." }),
    role: t.expose("role", { type: partyRole }),
    home: t.exposeString("home"),
    firstName: t.exposeString("firstName", { nullable: true }),
    open: t.boolean({
      description: "Whether it waits for its applicant.",
      resolve: ({ events }) => isWithApplicant(statusOf(events)),
    }),
  }),
});

/** The person of the case that the page shows (spec 1 §3). */
export const meType = builder.objectRef<MeRow>("Me").implement({
  fields: (t) => ({
    uuid: t.id({ resolve: ({ standing }) => standing.uuid }),
    email: t.exposeString("email"),
    name: t.field({ type: personName, resolve: ({ identity }) => identity }),
    profile: t.field({ type: profile, resolve: ({ identity }) => identity }),
    consents: t.field({ type: marketingConsent, resolve: (me) => me }),
    connectedOpenBanking: t.boolean({ resolve: (me) => me.income.connectedOpenBanking }),
    zendeskJwt: t.string({
      nullable: true,
      description: "The support messenger's token; null while no messenger is configured.",
      resolve: () => null,
    }),
    identityDocuments: t.field({
      type: [identityDocument],
      resolve: ({ documents }) => documents.filter(({ section }) => section === "IDENTITY"),
    }),
    guarantor: t.field({ type: guarantor, nullable: true, resolve: (me) => me.income.guarantor }),
    income: t.field({ type: income, resolve: (me) => me.income }),
    residentialHistory: t.field({
      type: [residentialHistoryItem],
      resolve: ({ residences, documents }) =>
        residences.map((home) => ({
          ...home,
          documents: documents.filter(
            ({ section, relatedObjectUuid }) => section === "RESIDENCE" && relatedObjectUuid === home.uuid,
          ),
        })),
    }),
    role: t.field({ type: partyRole, resolve: ({ standing }) => standing.role }),
    cases: t.expose("cases", {
      type: [ownCase],
      description: "All cases of the account, those that wait for their applicant first.",
    }),
    latestValidation: t.field({
      type: validationType,
      nullable: true,
      resolve: ({ standing }) => standing,
    }),
  }),
});

builder.queryField("me", (t) => t.field({ type: meType, resolve: (_root, _args, context) => context.me() }));
