import { type FlatPart, flatPart } from "@latchkey/domain/parties/flat-part.ts";
import {
  type ChangedAnswer,
  changedAnswers,
  type ShownLine,
  type ShownRow,
  type SummarisedItem,
  shownKinds,
} from "@latchkey/domain/parties/summarised-item.ts";
import { type OutsideSlot, outsideSlots } from "@latchkey/domain/review/outside-result.ts";
import { choiceLists } from "@latchkey/domain/wizard/answer-parts.ts";
import {
  type ApplicationRow,
  isHeldAt,
  type PersonRow,
  readApplication,
} from "../../applications/read-application.ts";
import { readSanctionsStanding, type SanctionsStanding } from "../../compliance/sanctions/screenings.ts";
import { type CaseHold, readCaseHold } from "../../parties/case-holds.ts";
import { readParty } from "../../parties/party-row.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { type FailedEmail, readFailedEmails } from "../../review/failed-emails.ts";
import { writeNote } from "../../review/notes.ts";
import { readOutsideHistory, type ShownOutside } from "../../review/outside-results.ts";
import { type Dossier, type DossierNote, readDossier, readGivenNote } from "../../review/read-dossier.ts";
import { readSubmittedSummaries } from "../../review/submitted-summaries.ts";
import { keepHolding, mayTake, noteActed } from "../../review/take-party.ts";
import { readSecret, summariseParty } from "../../sections/summarise.ts";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import type { AppServices } from "../app-services.ts";
import { applicantCall } from "./applicant-calls.ts";
import { application, party, sectionName } from "./application.type.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import {
  caseHold,
  dossierDocument,
  dossierEvent,
  dossierNote,
  dossierRequest,
  failedEmail,
  MAY_TAKE,
} from "./dossier.type.ts";
import { outsideResult, outsideSlot } from "./outside-result.type.ts";
import { evidencePartyNamed, partyNamed } from "./party-named.ts";
import { dossierReference } from "./reference.type.ts";
import { sanctionsStanding } from "./sanctions.type.ts";

interface ShownDossier extends Dossier {
  readonly application: ApplicationRow;
  readonly person: PersonRow;
  readonly items: readonly SummarisedItem[];
  /** Changes since the previous round; empty in the first one. */
  readonly changes: readonly ChangedAnswer[];
  readonly outsideSlots: readonly OutsideSlot[];
  readonly outsideResults: readonly ShownOutside[];
  readonly earlierOutside: readonly ShownOutside[];
  readonly failedEmails: readonly FailedEmail[];
  readonly sanctions: SanctionsStanding;
  readonly caseHold: CaseHold | null;
  readonly givenNote: DossierNote | null;
  readonly heldByYou: boolean;
  readonly mayTake: boolean;
}

const answerPartKind = builder.enumType("AnswerPartKind", { values: shownKinds });
const choiceList = builder.enumType("ChoiceList", { values: choiceLists });

const answerPart = builder.objectRef<FlatPart>("AnswerPart").implement({
  fields: (t) => ({
    kind: t.expose("kind", { type: answerPartKind }),
    value: t.exposeString("value", {
      nullable: true,
      description: "A typed text, a date, a country, a code, or an address in one line.",
    }),
    words: t.exposeString("words", {
      nullable: true,
      description: "The person's own words for another reason.",
    }),
    list: t.expose("list", {
      type: choiceList,
      nullable: true,
      description: "The list with the code's words.",
    }),
    names: t.stringList({
      description: "The parts of a name, or the name of a file.",
      resolve: ({ names }) => [...names],
    }),
    minor: t.exposeFloat("minor", { nullable: true }),
    currency: t.exposeString("currency", { nullable: true }),
    every: t.exposeString("every", { nullable: true, description: "The frequency of the payments." }),
    from: t.exposeString("from", { nullable: true, description: "A date or a month." }),
    to: t.exposeString("to", { nullable: true, description: "A date or a month; null: it goes on." }),
    months: t.exposeInt("months", { nullable: true, description: "The length of the probation." }),
  }),
});

const answerLine = builder.objectRef<ShownLine>("AnswerLine").implement({
  fields: (t) => ({ parts: t.field({ type: [answerPart], resolve: (line) => line.map(flatPart) }) }),
});

const summaryRow = builder.objectRef<ShownRow>("SummaryRow").implement({
  fields: (t) => ({
    step: t.exposeString("step"),
    answer: t.field({
      type: [answerLine],
      description: "Line by line.",
      resolve: ({ answer }) => [...answer],
    }),
  }),
});

export const summarisedItem = builder.objectRef<SummarisedItem>("SummarisedItem").implement({
  fields: (t) => ({
    section: t.expose("section", { type: sectionName }),
    relatedObjectUuid: t.id({ nullable: true, resolve: ({ relatedObjectUuid }) => relatedObjectUuid }),
    remedialSectionUuid: t.id({ nullable: true, resolve: ({ remedialSectionUuid }) => remedialSectionUuid }),
    rows: t.field({ type: [summaryRow], resolve: ({ rows }) => [...rows] }),
  }),
});

const changedAnswer = builder.objectRef<ChangedAnswer>("ChangedAnswer").implement({
  fields: (t) => ({
    section: t.expose("section", { type: sectionName }),
    relatedObjectUuid: t.id({ nullable: true, resolve: ({ relatedObjectUuid }) => relatedObjectUuid }),
    remedialSectionUuid: t.id({ nullable: true, resolve: ({ remedialSectionUuid }) => remedialSectionUuid }),
    step: t.exposeString("step"),
    before: t.field({ type: [answerLine], nullable: true, resolve: ({ before }) => before && [...before] }),
    after: t.field({ type: [answerLine], nullable: true, resolve: ({ after }) => after && [...after] }),
  }),
});

const shownDossier = builder.objectRef<ShownDossier>("Dossier").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ person }) => person.standing.uuid }),
    application: t.field({ type: application, resolve: ({ application }) => application }),
    party: t.field({ type: party, resolve: ({ person }) => person }),
    round: t.int({ resolve: ({ person }) => person.standing.round }),
    items: t.field({ type: [summarisedItem], resolve: ({ items }) => [...items] }),
    changes: t.field({
      type: [changedAnswer],
      description: "Since the round before.",
      resolve: ({ changes }) => [...changes],
    }),
    requests: t.field({
      type: [dossierRequest],
      description: "The newest first.",
      resolve: ({ requests }) => [...requests],
    }),
    documents: t.field({ type: [dossierDocument], resolve: ({ documents }) => [...documents] }),
    references: t.field({ type: [dossierReference], resolve: ({ references }) => [...references] }),
    notes: t.field({ type: [dossierNote], resolve: ({ notes }) => [...notes] }),
    calls: t.field({ type: [applicantCall], resolve: ({ calls }) => [...calls] }),
    events: t.field({ type: [dossierEvent], resolve: ({ events }) => [...events] }),
    outsideSlots: t.field({ type: [outsideSlot], resolve: (shown) => [...shown.outsideSlots] }),
    outsideResults: t.field({ type: [outsideResult], resolve: (shown) => [...shown.outsideResults] }),
    earlierOutside: t.field({
      type: [outsideResult],
      description: "Results that a newer one of their kind replaced, newest first.",
      resolve: (shown) => [...shown.earlierOutside],
    }),
    failedEmails: t.field({
      type: [failedEmail],
      description: "The newest first.",
      resolve: ({ failedEmails }) => [...failedEmails],
    }),
    sanctions: t.field({ type: sanctionsStanding, resolve: ({ sanctions }) => sanctions }),
  }),
});

builder.objectFields(shownDossier, (t) => ({
  heldUntil: t.field({ type: "DateTime", nullable: true, resolve: ({ person }) => person.heldUntil }),
  caseHold: t.field({ type: caseHold, nullable: true, resolve: (shown) => shown.caseHold }),
  givenNote: t.field({
    type: dossierNote,
    nullable: true,
    description: "With it the case was given to the caller, who has not acted yet.",
    resolve: (shown) => shown.givenNote,
  }),
  heldByYou: t.exposeBoolean("heldByYou"),
  mayTake: t.exposeBoolean("mayTake", MAY_TAKE),
}));

const partyNow = async (work: Work, key: PartyKey, { staffId }: StaffActor): Promise<ShownDossier> => {
  const application = await readApplication(work.tx, key.applicationId);
  const person = application?.people.find(({ standing }) => standing.uuid === key.partyId);
  if (!application || !person) throw notFound();
  const dossier = await readDossier(work.tx, key);
  const items = await summariseParty(work, await readParty(work, key));
  const [latest, before] = await readSubmittedSummaries(work.tx, key);
  const { newest, earlier } = await readOutsideHistory(work.tx, person.standing, work.services.today());
  return {
    ...dossier,
    application,
    person,
    items,
    changes: latest && before ? changedAnswers(before, latest) : [],
    outsideSlots: outsideSlots(person.standing.conditions),
    outsideResults: newest,
    earlierOutside: earlier,
    failedEmails: await readFailedEmails(work.tx, key),
    sanctions: await readSanctionsStanding(work, key),
    caseHold: (await readCaseHold(work.tx, key, work.services.today())) ?? null,
    givenNote: (await readGivenNote(work.tx, key, staffId)) ?? null,
    heldByYou: person.reviewer?.id === staffId && isHeldAt(person, work.now),
    mayTake: await mayTake(work, key, staffId),
  };
};

/** Every view of a case is audited, and extends the assignment of the reviewer who holds it. */
const lookAtParty = (services: AppServices, actor: StaffActor, partyId: string): Promise<ShownDossier> =>
  inTransaction(services, actor, async (work) => {
    const found = await partyNamed({ work }, partyId);
    await keepHolding(work, found, actor.staffId);
    const shown = await partyNow(work, found, actor);
    await audit(work, { action: "party-viewed", outcome: "done", party: found, subject: partyId });
    return shown;
  });

builder.queryField("dossier", (t) =>
  t.field({
    type: shownDossier,
    args: { partyId: t.arg.id({ required: true }) },
    resolve: (_root, { partyId }, context) =>
      asRole(context, "REVIEWER", (actor) => lookAtParty(context.services, actor, partyId)),
  }),
);

builder.mutationField("writeNote", (t) =>
  t.field({
    type: shownDossier,
    args: { partyId: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: (_root, { partyId, text }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const key = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        await writeNote(operation.work, key, { staffId, text });
        await noteActed(operation.work, key, staffId);
        await keepHolding(operation.work, key, staffId);
        return partyNow(operation.work, key, operation.actor);
      }),
  }),
);

builder.mutationField("revealAnswer", (t) =>
  t.string({
    nullable: true,
    description: "An answer that is sealed, shown on press and audited; null: there is none.",
    args: {
      partyId: t.arg.id({ required: true }),
      section: t.arg({ type: sectionName, required: true }),
      relatedObjectUuid: t.arg.id(),
      remedialSectionUuid: t.arg.id({ description: "The request that it answers." }),
      step: t.arg.string({ required: true }),
    },
    resolve: (_root, { partyId, section, step, ...item }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const key = await evidencePartyNamed(operation, partyId);
        const value = await readSecret(operation.work, key, {
          section,
          relatedObjectUuid: item.relatedObjectUuid ?? null,
          remedialSectionUuid: item.remedialSectionUuid ?? null,
          step,
        });
        if (value === undefined) return null;
        await audit(operation.work, {
          action: "sealed-value-revealed",
          outcome: "done",
          party: key,
          subject: `${section}/${step}`,
        });
        return value;
      }),
  }),
);
