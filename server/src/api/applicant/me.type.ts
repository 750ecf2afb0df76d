import { offersKonfir } from "@latchkey/domain/income/context.ts";
import { isWithApplicant, statusOf } from "@latchkey/domain/parties/status.ts";
import { partyRoles } from "@latchkey/domain/vocabulary/party-roles.ts";
import type { DocumentRow } from "../../documents/documents.ts";
import { helpToken } from "../../help/help-token.ts";
import type { IdentityFactsRow } from "../../identity/identity-facts.ts";
import { openShareCode } from "../../identity/share-code.ts";
import { builder } from "./builder.ts";
import { documentFields } from "./document-fields.ts";
import { guaranteeType, guarantorStatus, guarantorStatusOf } from "./guarantee.type.ts";
import { guarantorType, incomeSummary } from "./income.type.ts";
import type { MeRow, OwnApplicationRow } from "./me.ts";
import { residentialHistoryItem } from "./residence.type.ts";
import { validationType } from "./validation.type.ts";

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
    ...documentFields(t),
    expiresOn: t.expose("expiresOn", { type: "Date", nullable: true }),
  }),
});

const ownParty = builder.objectRef<OwnApplicationRow>("OwnApplication").implement({
  description: "One of the cases of the account that is signed in.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "As `me { uuid }` of a page that shows this case." }),
    application: t.exposeID("applicationId", { description: "Equal for people of one application." }),
    role: t.expose("role", { type: partyRole }),
    home: t.exposeString("home"),
    firstName: t.exposeString("firstName", { nullable: true }),
    open: t.boolean({
      description: "True if it waits for its applicant.",
      resolve: ({ events }) => isWithApplicant(statusOf(events)),
    }),
  }),
});

/** The party that the page shows (spec 1 §3). */
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
      resolve: ({ standing: { uuid }, email, identity }, _args, { services: { config, nowSeconds } }) => {
        const { help, identifyWithContact } = config.telemetry;
        return helpToken(
          help,
          { uuid, contact: identifyWithContact ? { email, ...identity } : undefined },
          nowSeconds(),
        );
      },
    }),
    role: t.field({ type: partyRole, resolve: ({ standing }) => standing.role }),
    applications: t.expose("applications", {
      type: [ownParty],
      description: "All applications of the account, those that wait for their applicant first.",
    }),
    latestValidation: t.field({
      type: validationType,
      nullable: true,
      resolve: ({ standing }) => standing,
    }),
  }),
});

builder.objectFields(meType, (t) => ({
  identityDocuments: t.field({
    type: [identityDocument],
    resolve: ({ documents }) => documents.filter(({ section }) => section === "IDENTITY"),
  }),
  guarantor: t.field({ type: guarantorType, nullable: true, resolve: (me) => me.income.guarantor }),
  guarantee: t.field({
    type: guaranteeType,
    nullable: true,
    description: "A guarantor's guarantee, and their agreement to it.",
    resolve: ({ standing: { guarantee, events } }) => guarantee && { ...guarantee, events },
  }),
  guarantorStatus: t.field({
    type: guarantorStatus,
    nullable: true,
    description: "The progress of a tenant's guarantor, without their answers. Null: none is invited.",
    resolve: ({ guarantorEvents }) => guarantorEvents && guarantorStatusOf(guarantorEvents),
  }),
  income: t.field({
    type: incomeSummary,
    resolve: (me) => ({
      ...me.income,
      applicationId: me.standing.applicationId,
      documents: me.documents.filter(({ section }) => section === "INCOME"),
    }),
  }),
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
}));

/** The partners that the page may offer. */
builder.objectFields(meType, (t) => ({
  konfirEnabled: t.boolean({
    description: "True if the policy permits a verification provider and one is configured.",
    resolve: ({ standing }, _args, { services }) => offersKonfir(standing, services.konfirConfigured),
  }),
  openBankingEnabled: t.boolean({
    description: "True if a partner for bank connections is configured.",
    resolve: (_me, _args, { services }) => services.openBankingEnabled,
  }),
  taxLinkEnabled: t.boolean({
    description: "True if a partner for tax records is configured. The policy may exclude it.",
    resolve: (_me, _args, { services }) => services.taxLinkEnabled,
  }),
}));

builder.queryField("me", (t) => t.field({ type: meType, resolve: (_root, _args, context) => context.me() }));
