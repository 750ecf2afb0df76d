import { statusOf } from "@latchkey/domain/parties/status.ts";
import {
  type GivenReopening,
  type ReopeningReason,
  reopeningIssues,
} from "@latchkey/domain/review/reopening.ts";
import { screenLater } from "../../compliance/sanctions/screening.jobs.ts";
import { appendDecisionEvent } from "../../parties/events.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import { addJob } from "../../platform/jobs/job.ts";
import { invalidInput, Refusal } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";
import { reassign } from "../../review/reassign.ts";
import { readLetting } from "../../right-to-rent/letting.ts";
import { lockHome, personIn } from "../home.ts";
import { type DecisionRow, decidersOf, readDecisions } from "../read-decisions.ts";
import { sendReopenedEmail } from "./reopened-email.job.ts";

interface Reopening extends GivenReopening {
  readonly staffId: string;
}

/** @throws SECOND_LOOK_RUNNING; NOT_DECIDED, also for a case that was withdrawn or has expired; SECOND_PERSON_NEEDED */
const assertReopenable = async (
  work: Work,
  party: PartyKey,
  { isDecided, staffId }: { readonly isDecided: boolean; readonly staffId: string },
): Promise<{ readonly standing: DecisionRow; readonly deciders: readonly string[] }> => {
  const decisions = await readDecisions(work.tx, party);
  const standing = decisions.find(({ state }) => state === "final");
  if (!isDecided && standing?.secondLook && !standing.reopened) throw new Refusal("SECOND_LOOK_RUNNING");
  if (!isDecided || !standing) throw new Refusal("NOT_DECIDED");
  const deciders = decidersOf(decisions);
  if (deciders.includes(staffId)) throw new Refusal("SECOND_PERSON_NEEDED");
  return { standing, deciders };
};

/** The newest course of the home counts, also where everyone was declined. */
const hasEnded = async ({ tx }: Work, { applicationId }: PartyKey): Promise<boolean> => {
  const recorded = await tx
    .selectFrom("home_course")
    .select("course")
    .where("application_id", "=", applicationId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  const letting = await readLetting(tx, applicationId);
  return recorded?.course === "end" || (letting !== undefined && letting.endedOn !== null);
};

/**
 * The case is in review again with the same evidence, closed to those who decided. Clocks of the law go on.
 *
 * @throws NOT_FOUND; HOME_ENDED; SECOND_LOOK_RUNNING; NOT_DECIDED; SECOND_PERSON_NEEDED for a reviewer who decided;
 * INVALID_INPUT by field
 */
export const reopenCase = async (
  work: Work,
  party: PartyKey,
  { staffId, ...given }: Reopening,
): Promise<void> => {
  const person = personIn(await lockHome(work, party.applicationId), party);
  const isDecided = statusOf(person.standing.events) === "decided";
  const { standing, deciders } = await assertReopenable(work, party, { isDecided, staffId });
  if (await hasEnded(work, party)) throw new Refusal("HOME_ENDED");
  const issues = reopeningIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await work.tx
    .insertInto("reopening")
    .values({
      decision_id: standing.id,
      application_id: party.applicationId,
      party_id: party.partyId,
      // The rules have found it in their list.
      reason: given.reason as ReopeningReason,
      sentence: given.sentence.trim(),
      staff_id: staffId,
      at: work.now,
    })
    .execute();
  await appendDecisionEvent(work, party, { kind: "reopened", decisionId: standing.id });
  await reassign(work, party, { reviewerId: null, closedTo: deciders });
  await endReportLinks(work, party);
  // Newer lists may have come while the case was closed.
  await screenLater(work.tx, party);
  await addJob(work.tx, sendReopenedEmail, { decisionId: standing.id });
  await audit(work, { action: "case-reopened", outcome: "done", party, subject: standing.id });
};

/** A link would show an outcome that does not stand. */
const endReportLinks = async ({ tx, now }: Work, { applicationId, partyId }: PartyKey): Promise<void> => {
  await tx
    .updateTable("report_link as l")
    .from("report as r")
    .set({ ended_at: now })
    .whereRef("r.id", "=", "l.report_id")
    .where("r.application_id", "=", applicationId)
    .where((of) => of.or([of("r.party_id", "is", null), of("r.party_id", "=", partyId)]))
    .where("l.ended_at", "is", null)
    .execute();
};
