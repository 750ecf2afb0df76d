import { exemptionIssues, type GivenExemption } from "@latchkey/domain/compliance/right-to-rent/exemption.ts";
import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import type { MemberForm } from "../documents/member-files.ts";
import { firstTenant } from "../parties/first-tenant.ts";
import { reportsMayChange } from "../parties/make-reports.job.ts";
import { lockApplication } from "../parties/parties.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertMaySee } from "../review/own-party.ts";
import type { StaffSender } from "../review/staff-files.ts";
import { evidenceIssue, prepareEvidence } from "./check-files.ts";
import { readLetting } from "./letting.ts";
import { type KeptExemption, readExemptions } from "./read-exemptions.ts";
import { rulesFor } from "./rules-for.ts";

/** @throws NOT_FOUND for a home outside England; OWN_CASE; SECOND_REVIEW_OPEN */
const assertInScheme = async (work: Work, applicationId: string): Promise<void> => {
  await assertMaySee(work, applicationId);
  if ((await readLetting(work.tx, applicationId))?.country !== "ENG") throw notFound();
};

/** @throws as `assertInScheme`; INVALID_INPUT for another type; TOO_MANY_REQUESTS */
export const prepareExemptionFile = async (
  work: Work,
  applicationId: string,
  { staffId, ...sender }: StaffSender,
): Promise<MemberForm> => {
  await assertInScheme(work, applicationId);
  return prepareEvidence(work, await firstTenant(work.tx, applicationId), {
    by: { staffId },
    ...sender,
  });
};

/**
 * It counts once a second reviewer has agreed; until then, the one before counts.
 *
 * @throws as `assertInScheme`; INVALID_INPUT by field; RULES_NOT_CONFIRMED
 */
export const proposeExemption = async (
  work: Work,
  applicationId: string,
  { staffId, ...given }: GivenExemption & { readonly staffId: string },
): Promise<void> => {
  await assertInScheme(work, applicationId);
  await lockApplication(work.tx, applicationId);
  const holder = await firstTenant(work.tx, applicationId);
  const today = work.services.today();
  const rules = await rulesFor(work, today);
  const uploadId = await evidenceIssue(work, holder, given.uploadId);
  const issues = { ...(uploadId && { uploadId }), ...exemptionIssues(given, { rules, today }) };
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await work.tx
    .insertInto("right_to_rent_exemption")
    .values({
      application_id: applicationId,
      rule_set: rules.id,
      ground: given.ground,
      words: given.words.trim(),
      confirmed_by: given.confirmedBy.trim(),
      confirmed_on: given.confirmedOn,
      recorded_on: today,
      party_id: holder.partyId,
      upload_id: given.uploadId,
      staff_id: staffId,
    })
    .execute();
  await noted(work, "exemption-proposed", applicationId);
};

const noted = (
  work: Work,
  action: "exemption-proposed" | "exemption-agreed" | "exemption-refused" | "exemption-ended",
  applicationId: string,
): Promise<void> => audit(work, { action, outcome: "done", applicationId, subject: applicationId });

export interface NamedExemption {
  readonly applicationId: string;
  readonly exemptionId: number;
  readonly reason: string;
  readonly staffId: string;
}

/** Locks the application. @throws as `assertInScheme`; NOT_FOUND; DECISION_OVER if it is not the newest in this state */
const newestIn = async (
  work: Work,
  { applicationId, exemptionId }: NamedExemption,
  states: readonly KeptExemption["state"][],
): Promise<KeptExemption> => {
  await assertInScheme(work, applicationId);
  await lockApplication(work.tx, applicationId);
  const all = await readExemptions(work.tx, applicationId, work.services.today());
  if (!all.some(({ id }) => id === exemptionId)) throw notFound();
  const newest = all.find(({ state }) => states.includes(state));
  if (newest?.id !== exemptionId) throw new Refusal("DECISION_OVER");
  return newest;
};

/** @throws as `newestIn`; SECOND_PERSON_NEEDED for who proposed it; INVALID_INPUT to refuse without a reason */
export const answerExemption = async (
  work: Work,
  { agrees, ...named }: NamedExemption & { readonly agrees: boolean },
): Promise<void> => {
  const exemption = await newestIn(work, named, ["proposed"]);
  if (exemption.staffId === named.staffId) throw new Refusal("SECOND_PERSON_NEEDED");
  const issue = agrees ? undefined : neededDecisionNoteIssue(named.reason);
  if (issue) throw invalidInput({ reason: issue });
  await work.tx
    .insertInto("exemption_answer")
    .values({
      exemption_id: exemption.id,
      agrees,
      reason: named.reason.trim() || null,
      staff_id: named.staffId,
    })
    .execute();
  await reportsMayChange(work.tx, named.applicationId);
  await noted(work, agrees ? "exemption-agreed" : "exemption-refused", named.applicationId);
};

/** From then on each adult needs a record. @throws as `newestIn`; INVALID_INPUT without a reason */
export const endExemption = async (work: Work, named: NamedExemption): Promise<void> => {
  const exemption = await newestIn(work, named, ["in_force", "to_ask_again"]);
  const issue = neededDecisionNoteIssue(named.reason);
  if (issue) throw invalidInput({ reason: issue });
  await work.tx
    .insertInto("exemption_end")
    .values({ exemption_id: exemption.id, reason: named.reason.trim(), staff_id: named.staffId })
    .execute();
  await reportsMayChange(work.tx, named.applicationId);
  await noted(work, "exemption-ended", named.applicationId);
};
