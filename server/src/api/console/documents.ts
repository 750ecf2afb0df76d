import { type ComparedRow, compareZone } from "@latchkey/domain/identity/zone-comparison.ts";
import type { StoredSource } from "@latchkey/domain/income/source.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { PersonRow } from "../../applications/read-application.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { type DocumentClaim, readClaim } from "../../review/document-claim.ts";
import { findDocumentFile } from "../../review/document-file.ts";
import { judgeDocument } from "../../review/judge-document.ts";
import { type Dossier, type DossierDocument, readDossier } from "../../review/read-dossier.ts";
import { mayTake } from "../../review/take-party.ts";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import { readPerson } from "../../verification/person.ts";
import { readStoredZone } from "../../verification/stored-zone.ts";
import type { AppServices } from "../app-services.ts";
import { party } from "./application.type.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { documentVerdict, dossierDocument, MAY_TAKE } from "./dossier.type.ts";
import { openEvidenceParty, SECOND_REVIEW_ID } from "./evidence-party.ts";
import { evidencePartyNamed, partyNamed } from "./party-named.ts";

interface ViewedDocument {
  readonly person: PersonRow;
  readonly claim: DocumentClaim;
  readonly document: DossierDocument;
  readonly documents: readonly DossierDocument[];
  readonly compared: readonly ComparedRow[];
  readonly heldByYou: boolean;
  readonly secondReviewId: string | undefined;
  readonly mayTake: boolean;
}

const comparedRow = builder.objectRef<ComparedRow>("ComparedRow").implement({
  fields: (t) => ({
    field: t.exposeString("field"),
    typed: t.exposeString("typed", { nullable: true, description: "null: it is not asked for." }),
    shown: t.exposeString("shown", { nullable: true, description: "null: it is sealed." }),
    agrees: t.exposeBoolean("agrees", {
      nullable: true,
      description: "null: nothing to compare, or unclear.",
    }),
  }),
});

const claimedIncome = builder.objectRef<StoredSource>("ClaimedIncome").implement({
  description: "The income that a paper is to show, as the applicant states it. Amounts in minor units.",
  fields: (t) => ({
    incomeType: t.exposeString("incomeType"),
    employer: t.exposeString("companyName", { nullable: true }),
    currency: t.exposeString("currency", { nullable: true }),
    yearlyMinor: t.float({ nullable: true, resolve: ({ annualGrossMinor }) => annualGrossMinor }),
    netMinor: t.float({ nullable: true, resolve: ({ netMinor }) => netMinor }),
    netFrequency: t.exposeString("netFrequency", { nullable: true }),
  }),
});

const documentClaim = builder.objectRef<DocumentClaim>("DocumentClaim").implement({
  description: "What the document has to show.",
  fields: (t) => ({
    name: t.exposeString("name"),
    birthdate: t.exposeString("birthdate", { description: "A civil date; empty: not given." }),
    income: t.field({ type: claimedIncome, nullable: true, resolve: ({ income }) => income }),
    isPaper: t.exposeBoolean("isPaper", { description: "A yearly figure is read on it." }),
  }),
});

const viewedDocument = builder.objectRef<ViewedDocument>("ViewedDocument").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ document }) => document.id }),
    party: t.field({ type: party, resolve: ({ person }) => person }),
    document: t.field({ type: dossierDocument, resolve: ({ document }) => document }),
    documents: t.field({
      type: [dossierDocument],
      description: "All documents of the party, including this one.",
      resolve: ({ documents }) => [...documents],
    }),
    claim: t.field({ type: documentClaim, resolve: ({ claim }) => claim }),
    compared: t.field({
      type: [comparedRow],
      description: "The answers beside the machine-readable lines; empty without such lines.",
      resolve: ({ compared }) => [...compared],
    }),
    heldUntil: t.field({ type: "DateTime", nullable: true, resolve: ({ person }) => person.heldUntil }),
    heldByYou: t.exposeBoolean("heldByYou"),
    secondReviewId: t.exposeID("secondReviewId", SECOND_REVIEW_ID),
    mayTake: t.exposeBoolean("mayTake", MAY_TAKE),
  }),
});

const comparedOf = async (work: Work, key: PartyKey, uploadId: string): Promise<readonly ComparedRow[]> => {
  const zone = await readStoredZone(work, key, uploadId);
  if (!zone) return [];
  const { firstName, middleName, lastName, birthdate } = await readPerson(work.tx, key);
  const name = { first_name: firstName, middle_name: middleName, last_name: lastName };
  return compareZone(zone, { name, birthdate }, work.services.today());
};

const withoutVerdicts = (dossier: Dossier, isBlind: boolean): Dossier =>
  isBlind
    ? { ...dossier, documents: dossier.documents.map((document) => ({ ...document, verdict: null })) }
    : dossier;

interface Asked {
  readonly partyId: string;
  readonly documentId: string;
}

/** @throws NOT_FOUND, also for a document of another party */
const lookAtDocument = (
  services: AppServices,
  actor: StaffActor,
  { partyId, documentId }: Asked,
): Promise<ViewedDocument> =>
  inTransaction(services, actor, async (work) => {
    const { key, person, heldByYou, secondReviewId } = await openEvidenceParty(work, partyId, actor.staffId);
    const isBlind = secondReviewId !== undefined;
    const { documents } = withoutVerdicts(await readDossier(work.tx, key), isBlind);
    const document = documents.find(({ id }) => id === documentId);
    if (!document) throw notFound();
    await audit(work, { action: "document-opened", outcome: "done", party: key, subject: documentId });
    return {
      person,
      document,
      documents,
      claim: await readClaim(work, key, document),
      compared: await comparedOf(work, key, document.uploadId),
      heldByYou,
      secondReviewId,
      mayTake: await mayTake(work, key, actor.staffId),
    };
  });

builder.queryField("document", (t) =>
  t.field({
    type: viewedDocument,
    args: { partyId: t.arg.id({ required: true }), documentId: t.arg.id({ required: true }) },
    resolve: (_root, asked, context) =>
      asRole(context, "REVIEWER", (actor) => lookAtDocument(context.services, actor, asked)),
  }),
);

builder.mutationField("judgeDocument", (t) =>
  t.field({
    type: dossierDocument,
    description: "The reviewer's verdict on a document. The newest counts.",
    args: {
      partyId: t.arg.id({ required: true }),
      documentId: t.arg.id({ required: true }),
      verdict: t.arg({ type: documentVerdict, required: true }),
      reasons: t.arg.stringList({ required: true }),
      note: t.arg.string({ required: true }),
      explained: t.arg.stringList({ description: "The findings of level BAD that the note explains." }),
      shownMinor: t.arg.float({
        description:
          "The yearly figure that an accepted income paper shows, in minor units of the source's currency.",
      }),
    },
    resolve: (_root, { partyId, documentId, explained, shownMinor, ...judged }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        if (!isUuid(documentId)) throw notFound();
        const { work, actor } = operation;
        const key = await partyNamed(operation, partyId);
        const judgement = { ...judged, explained: explained ?? [], shownMinor: shownMinor ?? null };
        await judgeDocument(work, key, { ...judgement, documentId, staffId: actor.staffId });
        const { documents } = await readDossier(work.tx, key);
        const document = documents.find(({ id }) => id === documentId);
        if (!document) throw notFound();
        return document;
      }),
  }),
);

builder.mutationField("revealDocumentNumber", (t) =>
  t.string({
    nullable: true,
    description: "The number in the machine-readable lines, shown on press and audited; null: there is none.",
    args: { partyId: t.arg.id({ required: true }), documentId: t.arg.id({ required: true }) },
    resolve: (_root, asked, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const { work } = operation;
        const key = await evidencePartyNamed(operation, asked.partyId);
        const file = isUuid(asked.documentId) ? await findDocumentFile(work.tx, asked) : undefined;
        if (!file) throw notFound();
        const zone = await readStoredZone(work, key, file.uploadId);
        if (!zone) return null;
        const subject = `${asked.documentId}/number`;
        await audit(work, { action: "sealed-value-revealed", outcome: "done", party: key, subject });
        return zone.number;
      }),
  }),
);
