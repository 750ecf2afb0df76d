import { isWaived, submissionGate } from "@latchkey/domain/dashboard/gate.ts";
import { requiredConsents } from "@latchkey/domain/validations/consents.ts";
import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { sql } from "kysely";
import { builder, inOperation, type Work } from "../api/applicant/builder.ts";
import type { MeRow, ValidationRow } from "../api/applicant/me.ts";
import { type ValidationParent, validationType } from "../api/applicant/validation.type.ts";
import { dashboardInput, isSent, validationOf } from "../cases/standing.ts";
import { sendSubmissionLetter } from "../cases/submission-email.job.ts";
import { audit, byApplicant } from "../platform/audit/audit.ts";
import { crashPoint } from "../platform/config/crash-point.ts";
import { addJob } from "../platform/jobs/job.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import { mayCountAsCompleted, type WalkServices, walkServices } from "./walk-section.ts";

const payload = builder.objectRef<ValidationParent>("SubmitValidation").implement({
  fields: (t) => ({
    submittedValidation: t.field({ type: validationType, resolve: (validation) => validation }),
  }),
});

/** Completed on paper is not enough: every item that is not waived is walked again. */
const walkedShort = (me: MeRow, validation: ValidationRow, walk: WalkServices): readonly string[] =>
  validation.progress
    .filter(
      ({ submittedDtm, optional, name }) => !submittedDtm && !optional && !isWaived(name, me.someoneElsePays),
    )
    .filter((item) => !mayCountAsCompleted(me, validation, item, walk))
    .map(({ name }) => name);

/** A file that the virus scanner has not looked at yet holds the submission up (FIL-05). */
const filesBeingScanned = ({ identityDocuments }: MeRow): readonly string[] =>
  identityDocuments.some(({ scanState }) => scanState === "pending") ? ["FILE_CHECK"] : [];

/** What is missing, in the words of the contract's sections; empty: it may be sent. */
const missingForSubmission = (
  me: MeRow,
  validation: ValidationRow,
  walk: WalkServices,
): readonly string[] => {
  const gate = submissionGate(dashboardInput(me, validation));
  const consents = requiredConsents.every((name) => validation.consents[name]) ? [] : ["CONSENTS"];
  return [
    ...new Set([
      ...consents,
      ...gate.missing,
      ...gate.missingRemedial,
      ...walkedShort(me, validation, walk),
      ...filesBeingScanned(me),
    ]),
  ];
};

/** Sets the time on every item of the round that is not optional, waived ones included; a waived section without one gets one. */
const markSubmitted = async ({ tx }: Work, me: MeRow, validation: ValidationRow): Promise<void> => {
  const withoutItem = validation.sections
    .map(sectionOfVariant)
    .filter((section) => !validation.progress.some(({ name }) => name === section));
  if (withoutItem.length > 0) {
    await tx
      .insertInto("progress_item")
      .values(
        withoutItem.map((section) => ({
          validation_id: validation.uuid,
          applicant_id: me.uuid,
          section,
          completed_steps: [],
          answers: "{}",
        })),
      )
      .execute();
  }
  await tx
    .updateTable("progress_item")
    .set({ submitted_at: sql<Date>`now()` })
    .where("applicant_id", "=", me.uuid)
    .where("validation_id", "=", validation.uuid)
    .where("optional", "=", false)
    .where("submitted_at", "is", null)
    .execute();
};

/**
 * One transaction with the event and the job that mails. A second submit of the same round changes nothing and
 * answers the same.
 */
const submit = async (work: Work, language: string): Promise<ValidationParent> => {
  const { tx, context } = work;
  const me = await context.me();
  const validation = validationOf(me);
  if (isSent(validation)) return { ...validation, idvtEnabled: me.idvtEnabled };
  const missing = missingForSubmission(me, validation, walkServices(context.services));
  if (missing.length > 0) throw new Refusal("SUBMISSION_NOT_ALLOWED", { missing });
  const mayCrash = (place: string) => crashPoint(context.services.config, `submit/${place}`);
  mayCrash("allowed");
  await markSubmitted(work, me, validation);
  mayCrash("items-marked");
  const round = validation.round + 1;
  await tx
    .updateTable("validation")
    .set({ round })
    .where("applicant_id", "=", me.uuid)
    .where("id", "=", validation.uuid)
    .execute();
  mayCrash("round-counted");
  await tx
    .insertInto("validation_event")
    .values({ validation_id: validation.uuid, applicant_id: me.uuid, kind: "submitted" })
    .execute();
  mayCrash("event-appended");
  await addJob(tx, sendSubmissionLetter, { validationId: validation.uuid, round, language });
  mayCrash("letter-ordered");
  await audit(tx, {
    ...byApplicant(me.uuid),
    action: "validation-submitted",
    outcome: "done",
    subject: validation.uuid,
  });
  mayCrash("audited");
  context.forgetMe();
  return { ...validationOf(await context.me()), idvtEnabled: me.idvtEnabled };
};

builder.mutationField("submitValidation", (t) =>
  t.field({
    type: payload,
    args: { language: t.arg.string() },
    resolve: (_root, { language }, context) =>
      inOperation(context, (work) => submit(work, asLanguage(language) ?? fallbackLanguage)),
  }),
);
