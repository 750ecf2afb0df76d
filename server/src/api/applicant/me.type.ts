import { employmentStatuses, incomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import { pathOfKey } from "../../documents/paths.ts";
import { shareCodeOf } from "../../identity/share-code.ts";
import { builder } from "./builder.ts";
import type { GuarantorRow, IdentityDocumentRow, IncomeSourceRow, MeRow } from "./me.ts";
import { validationType } from "./validation.type.ts";

const employmentStatus = builder.enumType("EmploymentStatus", { values: employmentStatuses });
const incomeType = builder.enumType("IncomeType", { values: incomeTypes });

const personName = builder.objectRef<MeRow>("PersonName").implement({
  fields: (t) => ({
    firstName: t.exposeString("firstName", { nullable: true }),
    middleName: t.exposeString("middleName", { nullable: true }),
    lastName: t.exposeString("lastName", { nullable: true }),
  }),
});

const profile = builder.objectRef<MeRow>("Profile").implement({
  fields: (t) => ({
    nationality: t.exposeString("nationality", { nullable: true }),
    birthdate: t.expose("birthdate", { type: "Date", nullable: true }),
    shareCode: t.string({
      nullable: true,
      resolve: (me, _args, { services }) => shareCodeOf(me, services.keyring),
    }),
  }),
});

const marketingConsent = builder.objectRef<MeRow>("MarketingConsent").implement({
  fields: (t) => ({ marketing: t.exposeBoolean("marketing") }),
});

const identityDocument = builder.objectRef<IdentityDocumentRow>("IdentityDocument").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.exposeString("type"),
    path: t.string({
      resolve: ({ path }, _args, { services }) => pathOfKey(services.config.uploads.storageOrigin, path),
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

const income = builder.objectRef<MeRow>("Income").implement({
  fields: (t) => ({
    incomeSources: t.expose("incomeSources", { type: [incomeSource] }),
    meetsAffordabilityCriteria: t.exposeBoolean("meetsAffordability"),
    someoneElsePayingForRent: t.exposeBoolean("someoneElsePays"),
    employmentStatus: t.expose("employmentStatus", { type: employmentStatus, nullable: true }),
  }),
});

/** The applicant who asks (spec 1 §3). */
export const meType = builder.objectRef<MeRow>("Me").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    email: t.exposeString("email"),
    name: t.field({ type: personName, resolve: (me) => me }),
    profile: t.field({ type: profile, resolve: (me) => me }),
    consents: t.field({ type: marketingConsent, resolve: (me) => me }),
    connectedOpenBanking: t.exposeBoolean("connectedOpenBanking"),
    zendeskJwt: t.string({
      nullable: true,
      description: "The support messenger's token; null while no messenger is configured.",
      resolve: () => null,
    }),
    identityDocuments: t.expose("identityDocuments", { type: [identityDocument] }),
    guarantor: t.expose("guarantor", { type: guarantor, nullable: true }),
    income: t.field({ type: income, resolve: (me) => me }),
    latestValidation: t.field({
      type: validationType,
      nullable: true,
      resolve: ({ validation, idvtEnabled }) => validation && { ...validation, idvtEnabled },
    }),
  }),
});

builder.queryField("me", (t) => t.field({ type: meType, resolve: (_root, _args, context) => context.me() }));
