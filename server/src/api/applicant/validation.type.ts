import { documentDefinitions } from "@latchkey/domain/documents/definitions.ts";
import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import type { requiredConsents } from "@latchkey/domain/parties/consents.ts";
import { hasEnded, isReopened, isWithApplicant, statusOf } from "@latchkey/domain/parties/status.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import { asksLivePhoto } from "@latchkey/domain/policies/policy.ts";
import { stepsOfVariant } from "@latchkey/domain/sections/registry.ts";
import {
  type SectionVariant,
  sectionOfVariant,
  sectionVariants,
} from "@latchkey/domain/vocabulary/sections.ts";
import { type PartyRow, type ProgressRow, partyKeyOf, type RemedialRow } from "../../parties/party-row.ts";
import { isSent } from "../../parties/standing.ts";
import { type OwnOtherAdults, readOwnOtherAdults } from "../../right-to-rent/other-adults.ts";
import { type EndedShareCode, readEndedShareCode } from "../../right-to-rent/share-codes.ts";
import { verificationAddress } from "../files/verification-address.ts";
import { builder } from "./builder.ts";
import { decisionOf, decisionType } from "./decision.type.ts";
import { countryDocuments, documentUploadDefinition } from "./definitions.type.ts";
import { ownAnswersOf, ownAnswersType } from "./own-answers.type.ts";
import { dbOf } from "./request-context.ts";
import { sectionName } from "./section-name.type.ts";
import { turnsOf, turnsType } from "./turns.type.ts";

const sectionVariant = builder.enumType("SectionVariant", { values: sectionVariants });

const section = builder.objectRef<SectionVariant>("Section").implement({
  fields: (t) => ({
    name: t.field({ type: sectionName, resolve: (variant) => sectionOfVariant(variant) }),
    variant: t.field({ type: sectionVariant, resolve: (variant) => variant }),
    steps: t.stringList({ resolve: (variant) => [...stepsOfVariant(variant)] }),
  }),
});

export const wizardProgress = builder.objectRef<ProgressRow>("WizardProgress").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    uuid: t.exposeID("uuid"),
    name: t.expose("name", { type: sectionName }),
    completedSteps: t.stringList({ resolve: ({ completedSteps }) => [...completedSteps] }),
    startedDtm: t.expose("startedDtm", { type: "DateTime", nullable: true }),
    completedDtm: t.expose("completedDtm", { type: "DateTime", nullable: true }),
    submittedDtm: t.expose("submittedDtm", { type: "DateTime", nullable: true }),
    optional: t.exposeBoolean("optional"),
    relatedObjectUuid: t.expose("relatedObjectUuid", { type: "ID", nullable: true }),
    remedialSectionUuid: t.expose("remedialSectionUuid", { type: "ID", nullable: true }),
    reason: t.exposeString("reason", { nullable: true }),
    answers: t.field({
      type: "Json",
      nullable: true,
      description: "The section's choices so far: a journey goes on on another device.",
      resolve: ({ answers }) => answers,
    }),
  }),
});

const remedialSection = builder.objectRef<RemedialRow>("RemedialSection").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    section: t.expose("section", { type: sectionName }),
    relatedObjectUuid: t.expose("relatedObjectUuid", { type: "ID", nullable: true }),
    progressId: t.exposeInt("progressId", { nullable: true }),
    start: t.exposeString("start"),
    end: t.exposeString("end"),
    reasons: t.stringList({ resolve: ({ reasons }) => [...reasons] }),
    comment: t.exposeString("comment", { nullable: true }),
    dueOn: t.expose("dueOn", { type: "Date", nullable: true, description: "The day by which to answer." }),
    documentType: t.exposeString("documentType", {
      nullable: true,
      description: "The one document that the step genericUpload asks for.",
    }),
  }),
});

const consents = builder.objectRef<PartyRow>("Consents").implement({
  fields: (t) => {
    const given = (name: (typeof requiredConsents)[number]) =>
      t.boolean({ resolve: (validation) => validation.consents[name] === true });
    return {
      termsAndConditions: given("termsAndConditions"),
      backgroundChecks: given("backgroundChecks"),
      dataAccuracy: given("dataAccuracy"),
    };
  },
});

const condition = builder.objectRef<Condition>("Condition").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    description: t.exposeString("description"),
    value: t.field({ type: "Json", nullable: true, resolve: ({ value }) => value }),
  }),
});

const sectionMetaData = builder.objectRef<PartyRow>("SectionMetaData").implement({
  fields: (t) => ({
    conditions: t.field({ type: [condition], resolve: ({ conditions }) => [...conditions] }),
    documentUploadDefinitions: t.field({
      type: [documentUploadDefinition],
      resolve: () => [...documentDefinitions],
    }),
    countriesDocsMap: t.field({ type: [countryDocuments], resolve: () => [...countriesDocsMap] }),
    enableIdvt: t.boolean({ resolve: ({ conditions }) => asksLivePhoto(conditions) }),
    documentVerificationUrl: t.string({
      nullable: true,
      description: "The address that checks a stored document; null: there are no checks.",
      resolve: (_parent, _args, { services }) => verificationAddress(services.config, "document"),
    }),
    livePhotoUrl: t.string({
      nullable: true,
      resolve: (_parent, _args, { services }) => verificationAddress(services.config, "photo"),
    }),
    verificationTestMarker: t.string({
      nullable: true,
      description: "A file whose name begins with it is not checked; null in production.",
      resolve: (_parent, _args, { services }) => services.config.verification.testMarker ?? null,
    }),
    maxFileBytes: t.int({ resolve: (_parent, _args, { services }) => services.config.uploads.maxFileBytes }),
  }),
});

const policyText = builder
  .objectRef<{ readonly language: string; readonly text: string }>("PolicyText")
  .implement({
    fields: (t) => ({
      text: t.exposeString("text"),
      language: t.exposeString("language"),
    }),
  });

const otherAdults = builder.objectRef<OwnOtherAdults>("OtherAdults").implement({
  fields: (t) => ({
    livesThere: t.exposeBoolean("livesThere", {
      nullable: true,
      description: "Null: not answered, or not since another person was named.",
    }),
  }),
});

export const validationType = builder.objectRef<PartyRow>("Validation").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    validationSubmitted: t.boolean({ resolve: (validation) => isSent(validation) }),
    sections: t.field({ type: [section], resolve: ({ sections }) => [...sections] }),
    remedialSections: t.expose("remedialSections", { type: [remedialSection] }),
    consents: t.field({ type: consents, resolve: (validation) => validation }),
    progress: t.expose("progress", { type: [wizardProgress] }),
    sectionMetaData: t.field({ type: sectionMetaData, resolve: (validation) => validation }),
    ownAnswers: t.field({
      type: ownAnswersType,
      description: "Every answer as its applicant reads it; what was submitted as it was then.",
      resolve: (validation, _args, context) => ownAnswersOf(validation, context),
    }),
    wantsReminders: t.exposeBoolean("wantsReminders", {
      description: "False: the applicant wants no e-mails about what waits for them.",
    }),
    canLeave: t.boolean({
      description: "The application waits for its applicant, who may withdraw it.",
      resolve: ({ events }) => isWithApplicant(statusOf(events)),
    }),
    hasEnded: t.boolean({
      description: "Withdrawn, or expired: nothing is asked of the applicant any more.",
      resolve: ({ events }) => hasEnded(statusOf(events)),
    }),
    isLookedAtAgain: t.boolean({
      description: "The decision was opened again, and there is no new one yet.",
      resolve: ({ events }) => isReopened(events),
    }),
    turns: t.field({
      type: turnsType,
      nullable: true,
      description: "The pending steps after the submission, until the decision.",
      resolve: (validation, _args, context) => turnsOf(validation, context),
    }),
    decision: t.field({
      type: decisionType,
      nullable: true,
      resolve: (validation, _args, context) => decisionOf(validation, context),
    }),
  }),
});

builder.objectField(validationType, "otherAdults", (t) =>
  t.field({
    type: otherAdults,
    nullable: true,
    description:
      "Whether another adult will live in the home: asked of each tenant in England who has sent everything; else null.",
    resolve: async (validation, _args, context) =>
      isSent(validation) ? ((await readOwnOtherAdults(dbOf(context), partyKeyOf(validation))) ?? null) : null,
  }),
);

const endedShareCode = builder.objectRef<EndedShareCode>("EndedShareCode").implement({
  fields: (t) => ({
    endedOn: t.expose("endedOn", { type: "Date" }),
    days: t.exposeInt("days", { description: "For which such codes are good." }),
  }),
});

builder.objectField(validationType, "endedShareCode", (t) =>
  t.field({
    type: endedShareCode,
    nullable: true,
    description: "A new share code is asked for, because the one that was sent has ended; else null.",
    resolve: async (validation, _args, context) =>
      isSent(validation)
        ? ((await readEndedShareCode(dbOf(context), partyKeyOf(validation), context.services.today())) ??
          null)
        : null,
  }),
);

builder.objectField(validationType, "policyTexts", (t) =>
  t.field({
    type: [policyText],
    description:
      "What the policy tells applicants, before or after they have sent everything; in some languages.",
    resolve: (validation) =>
      Object.entries(validation.texts[isSent(validation) ? "after" : "before"] ?? {}).map(
        ([language, text]) => ({ language, text }),
      ),
  }),
);
