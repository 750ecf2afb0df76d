import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import type { PersonRow } from "../../applications/read-application.ts";
import { audit } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { findUsedOutside, prepareOutsideFile, recordOutsideResult } from "../../review/outside-results.ts";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import type { AppServices } from "../app-services.ts";
import { party } from "./application.type.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { openEvidenceParty, SECOND_REVIEW_ID } from "./evidence-party.ts";
import { reviewedOutside } from "./outside-result.type.ts";
import { partyNamed } from "./party-named.ts";
import { staffForm } from "./staff-form.type.ts";

interface ViewedOutside {
  readonly person: PersonRow;
  readonly result: UsedOutside;
  readonly heldByYou: boolean;
  readonly secondReviewId: string | undefined;
}

const viewedOutside = builder.objectRef<ViewedOutside>("ViewedOutside").implement({
  description: "A result beside its file. Without the verdict, which a second reviewer must not know.",
  fields: (t) => ({
    party: t.field({ type: party, resolve: ({ person }) => person }),
    result: t.field({ type: reviewedOutside, resolve: ({ result }) => result }),
    heldByYou: t.exposeBoolean("heldByYou"),
    secondReviewId: t.exposeID("secondReviewId", SECOND_REVIEW_ID),
  }),
});

interface AskedResult {
  readonly partyId: string;
  readonly resultId: string;
}

/** @throws NOT_FOUND, also for a result of another party */
const lookAtResult = (
  services: AppServices,
  actor: StaffActor,
  { partyId, resultId }: AskedResult,
): Promise<ViewedOutside> =>
  inTransaction(services, actor, async (work) => {
    const { key, person, heldByYou, secondReviewId } = await openEvidenceParty(work, partyId, actor.staffId);
    const result = await findUsedOutside(work.tx, { ...person.standing, resultId }, services.today());
    await audit(work, { action: "document-opened", outcome: "done", party: key, subject: resultId });
    return { person, result, heldByYou, secondReviewId };
  });

builder.queryField("outsideResult", (t) =>
  t.field({
    type: viewedOutside,
    args: { partyId: t.arg.id({ required: true }), resultId: t.arg.id({ required: true }) },
    resolve: (_root, asked, context) =>
      asRole(context, "REVIEWER", (actor) => lookAtResult(context.services, actor, asked)),
  }),
);

builder.mutationField("prepareOutsideFile", (t) =>
  t.field({
    type: staffForm,
    description: "For the file of an outside result: a PDF, JPG or PNG.",
    args: { partyId: t.arg.id({ required: true }), fileType: t.arg.string({ required: true }) },
    resolve: (_root, { partyId, fileType }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        const { staffId, sessionId } = operation.actor;
        return prepareOutsideFile(operation.work, party, { staffId, sessionId, fileType });
      }),
  }),
);

const outsideResultInput = builder.inputType("OutsideResultInput", {
  fields: (t) => ({
    kind: t.string({ required: true }),
    title: t.string({ required: true, description: "What was screened; empty for a credit file." }),
    provider: t.string({ required: true }),
    madeOn: t.string({ required: true, description: "A civil date." }),
    corrects: t.boolean({
      description: "It may be older than the result that counts, which was recorded wrongly.",
    }),
    uploadId: t.string({ required: true, description: "As prepared; the file has arrived." }),
    ccjs: t.float({ description: "Of a credit file." }),
    insolvency: t.string({ required: true, description: "Of a credit file; empty otherwise." }),
    verdict: t.string({ required: true }),
    reason: t.string({ required: true, description: "May be empty if nothing counts against." }),
  }),
});

builder.mutationField("recordOutsideResult", (t) =>
  t.boolean({
    description: "The one of a kind that was recorded last counts.",
    args: {
      partyId: t.arg.id({ required: true }),
      input: t.arg({ type: outsideResultInput, required: true }),
    },
    resolve: (_root, { partyId, input: { ccjs, corrects, ...given } }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        const result = { ...given, ccjs: ccjs ?? null, corrects: corrects ?? false };
        await recordOutsideResult(operation.work, party, { ...result, staffId });
        return true;
      }),
  }),
);
