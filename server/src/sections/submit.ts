import { isWaived, submissionGate } from "@latchkey/domain/dashboard/gate.ts";
import type { DashboardInput } from "@latchkey/domain/dashboard/items.ts";
import { missingConsents } from "@latchkey/domain/parties/guarantee.ts";
import { conditionValue } from "@latchkey/domain/policies/policy.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { sql } from "kysely";
import { countReceipt } from "../applications/count-cases.ts";
import { screenLater } from "../compliance/sanctions/screening.jobs.ts";
import { readDocuments } from "../documents/documents.ts";
import { type IncomeFactsRow, readIncome } from "../income/income-facts.ts";
import { appendEvent } from "../parties/events.ts";
import { type PartyRow, partyKeyOf, readParty } from "../parties/party-row.ts";
import { isSent } from "../parties/standing.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { crashPoint } from "../platform/config/crash-point.ts";
import { addJob } from "../platform/jobs/job.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { lookAtFilesLater } from "../verification/look-at-files.job.ts";
import { askAboutHomes } from "./ask-about-homes.ts";
import { askAboutJobs } from "./ask-about-jobs.ts";
import { inviteGuarantor } from "./invite-guarantor.job.ts";
import { sendSubmissionEmail } from "./submission-email.job.ts";
import { keepSummary } from "./summarise.ts";
import { mayCountAsCompleted } from "./walk.ts";

const dashboardInput = (standing: PartyRow, income: IncomeFactsRow): DashboardInput => ({
  sections: standing.sections.map((variant) => ({ name: sectionOfVariant(variant) })),
  remedialSections: standing.remedialSections,
  progress: standing.progress,
  income: {
    incomeSources: income.incomeSources,
    meetsAffordabilityCriteria: income.meetsAffordability,
    someoneElsePayingForRent: income.someoneElsePays,
  },
  guarantor: income.guarantor,
});

/** Walks every item again unless it is waived: a stored completion is not enough. */
const walkedShort = async (
  work: Work,
  standing: PartyRow,
  { someoneElsePays }: IncomeFactsRow,
): Promise<readonly string[]> => {
  const required = standing.progress.filter(
    ({ submittedDtm, optional, name }) => !submittedDtm && !optional && !isWaived(name, someoneElsePays),
  );
  const short: string[] = [];
  for (const item of required) {
    if (!(await mayCountAsCompleted(work, standing, item))) short.push(item.name);
  }
  return short;
};

/** An unscanned file blocks the submission (FIL-05). */
const filesBeingScanned = async ({ tx }: Work, party: PartyKey): Promise<readonly string[]> =>
  (await readDocuments(tx, party)).some(({ scanState }) => scanState === "pending") ? ["FILE_CHECK"] : [];

/** By the contract's section names; empty: it may be submitted. */
const missingForSubmission = async (
  work: Work,
  party: PartyKey,
  standing: PartyRow,
): Promise<readonly string[]> => {
  const income = await readIncome(work.tx, party);
  const gate = submissionGate(dashboardInput(standing, income));
  const consents = missingConsents(standing).length > 0 ? ["CONSENTS"] : [];
  return [
    ...new Set([
      ...consents,
      ...gate.missing,
      ...gate.missingRemedial,
      ...(await walkedShort(work, standing, income)),
      ...(await filesBeingScanned(work, party)),
    ]),
  ];
};

/** Includes waived items; a waived section without an item gets one. */
const markSubmitted = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  standing: PartyRow,
): Promise<void> => {
  const withoutItem = standing.sections
    .map((variant) => sectionOfVariant(variant))
    .filter((section) => !standing.progress.some(({ name }) => name === section));
  if (withoutItem.length > 0) {
    await tx
      .insertInto("progress_item")
      .values(
        withoutItem.map((section) => ({
          application_id: applicationId,
          party_id: partyId,
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
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("optional", "=", false)
    .where("submitted_at", "is", null)
    .execute();
};

const hasNamedGuarantor = async ({ tx }: Work, { applicationId, partyId }: PartyKey): Promise<boolean> => {
  const named = await tx
    .selectFrom("party")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("id", "=", partyId)
    .where("guarantor_named_by", "=", "tenant")
    .executeTakeFirst();
  return named !== undefined;
};

/** Guarantors are invited after the submission. A policy may leave this to the reviewers. */
const inviteNominated = async (work: Work, standing: PartyRow): Promise<void> => {
  if (conditionValue(standing.conditions, "INVITE_GUARANTOR") === false) return;
  const party = partyKeyOf(standing);
  const { guarantor } = await readIncome(work.tx, party);
  if (guarantor || (await hasNamedGuarantor(work, party))) await addJob(work.tx, inviteGuarantor, party);
};

/**
 * One transaction with the event and the job that sends the e-mail. A second submission of the same round
 * changes nothing and gets the same response (spec 1 §6).
 */
export const submitParty = async (work: Work, party: PartyKey, language: Language): Promise<void> => {
  const { tx, services } = work;
  const standing = await readParty(work, party);
  if (isSent(standing)) return;
  const missing = await missingForSubmission(work, party, standing);
  if (missing.length > 0) throw new Refusal("SUBMISSION_NOT_ALLOWED", { missing });
  const mayCrash = (place: string) => crashPoint(services.config, `submit/${place}`);
  mayCrash("allowed");
  await markSubmitted(work, party, standing);
  mayCrash("items-marked");
  const round = standing.round + 1;
  await tx
    .updateTable("party")
    .set({ round })
    .where("application_id", "=", party.applicationId)
    .where("id", "=", party.partyId)
    .execute();
  mayCrash("round-counted");
  await keepSummary(work, party, round);
  await appendEvent(work, party, "submitted");
  if (standing.round === 0) await countReceipt(work, party);
  await askAboutHomes(work, standing);
  await askAboutJobs(work, standing);
  await inviteNominated(work, standing);
  await lookAtFilesLater(tx, party);
  await screenLater(tx, party);
  mayCrash("event-appended");
  await addJob(tx, sendSubmissionEmail, { ...party, round, language });
  mayCrash("email-queued");
  await audit(work, { action: "validation-submitted", outcome: "done", party, subject: party.partyId });
  mayCrash("audited");
};
