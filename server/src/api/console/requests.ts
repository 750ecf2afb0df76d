import type { AskedRequest } from "@latchkey/domain/review/request.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { OfferedStart } from "@latchkey/domain/wizard/section.ts";
import { readLanguage } from "../../parties/parties.ts";
import { readParty } from "../../parties/party-row.ts";
import { audit } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { askForMore, cannedOf } from "../../review/ask-for-more.ts";
import { type OfferedSubject, readRequestSubjects } from "../../sections/request-choices.ts";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import type { AppServices } from "../app-services.ts";
import { language, sectionName } from "./application.type.ts";
import { cannedChoiceInput, showCanned, shownCanned } from "./canned-texts.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

interface RequestChoices {
  readonly language: Language;
  readonly subjects: readonly OfferedSubject[];
}

const startDocument = builder
  .objectRef<NonNullable<OfferedStart["document"]>>("RequestStartDocument")
  .implement({ fields: (t) => ({ type: t.exposeString("type"), side: t.exposeString("side") }) });

const start = builder.objectRef<OfferedStart>("RequestStart").implement({
  fields: (t) => ({
    step: t.exposeString("step"),
    title: t.exposeString("title", { description: "The key of its words." }),
    document: t.field({
      type: startDocument,
      nullable: true,
      description: "The question of the step itself.",
      resolve: ({ document }) => document ?? null,
    }),
    ends: t.stringList({ resolve: ({ ends }) => [...ends] }),
  }),
});

const about = builder.objectRef<NonNullable<OfferedSubject["about"]>>("RequestAbout").implement({
  fields: (t) => ({
    incomeType: t.exposeString("incomeType", { nullable: true, description: "null: the guarantor." }),
    name: t.exposeString("name"),
  }),
});

const subject = builder.objectRef<OfferedSubject>("RequestSubject").implement({
  fields: (t) => ({
    section: t.expose("section", { type: sectionName }),
    relatedObjectUuid: t.id({ nullable: true, resolve: ({ relatedObjectUuid }) => relatedObjectUuid }),
    about: t.field({ type: about, nullable: true, resolve: (offered) => offered.about }),
    starts: t.field({ type: [start], resolve: ({ starts }) => [...starts] }),
    reasons: t.stringList({ resolve: ({ reasons }) => [...reasons] }),
    documentTypes: t.stringList({ resolve: ({ documentTypes }) => [...documentTypes] }),
  }),
});

const choices = builder.objectRef<RequestChoices>("RequestChoices").implement({
  fields: (t) => ({
    language: t.expose("language", {
      type: language,
      description: "The language in which the applicant reads it.",
    }),
    subjects: t.field({ type: [subject], resolve: ({ subjects }) => [...subjects] }),
  }),
});

/** The choices name employers and guarantors, so reading them is audited like any view of the case. */
const readChoices = (services: AppServices, actor: StaffActor, partyId: string): Promise<RequestChoices> =>
  inTransaction(services, actor, async (work) => {
    const party = await partyNamed({ work }, partyId);
    await audit(work, { action: "party-viewed", outcome: "done", party, subject: partyId });
    return {
      language: await readLanguage(work.tx, party),
      subjects: await readRequestSubjects(work, await readParty(work, party)),
    };
  });

builder.queryField("requestChoices", (t) =>
  t.field({
    type: choices,
    args: { partyId: t.arg.id({ required: true }) },
    resolve: (_root, { partyId }, context) =>
      asRole(context, "REVIEWER", (actor) => readChoices(context.services, actor, partyId)),
  }),
);

const requestInput = builder.inputType("RequestInput", {
  fields: (t) => ({
    section: t.field({ type: sectionName, required: true }),
    relatedObjectUuid: t.id(),
    start: t.string({ required: true }),
    end: t.string({ required: true }),
    reasons: t.stringList({ required: true }),
    comment: t.string(),
    confirmedRule: t.string({ description: "The law rule that the comment seems to break, and does not." }),
    documentType: t.string({ description: "For a step that asks for one named document." }),
    canned: t.field({ type: [cannedChoiceInput], description: "Prepared words, at most one for a reason." }),
  }),
});

const askedRequest = (given: (typeof requestInput)["$inferInput"]): AskedRequest => ({
  ...given,
  relatedObjectUuid: given.relatedObjectUuid ?? null,
  comment: given.comment ?? "",
  documentType: given.documentType ?? null,
  canned: given.canned ?? [],
});

builder.queryField("cannedOfRequest", (t) =>
  t.field({
    type: [shownCanned],
    args: {
      partyId: t.arg.id({ required: true }),
      request: t.arg({ type: requestInput, required: true }),
    },
    resolve: (_root, { partyId, request }, context) =>
      asRole(context, "REVIEWER", (actor) =>
        inTransaction(context.services, actor, async (work) => {
          const party = await partyNamed({ work }, partyId);
          const subjects = await readRequestSubjects(work, await readParty(work, party));
          const asked = { request: askedRequest(request), subjects };
          return showCanned(work, party, await cannedOf(work, party, asked));
        }),
      ),
  }),
);

builder.mutationField("askForMore", (t) =>
  t.boolean({
    description: "Returns a case to its applicant, with all requests at once.",
    args: {
      partyId: t.arg.id({ required: true }),
      requests: t.arg({ type: [requestInput], required: true }),
    },
    resolve: (_root, { partyId, requests }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const { work, actor } = operation;
        const party = await partyNamed(operation, partyId);
        await askForMore(work, party, {
          staffId: actor.staffId,
          requests: requests.map(askedRequest),
          subjects: async () => readRequestSubjects(work, await readParty(work, party)),
        });
        return true;
      }),
  }),
);
