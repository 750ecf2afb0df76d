import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import { actorName, type PartyKey } from "../platform/actor/actor.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { announceStatus } from "../webhooks/announce.ts";
import { endCaseHold } from "./case-holds.ts";
import { sendGuarantorGoneEmail } from "./guarantor-gone-email.job.ts";
import { reportsMayChange } from "./make-reports.job.ts";
import { partyChanged } from "./party-row.ts";
import { refreshQueueEntry } from "./queue-entry.ts";
import { decisionsMayChange } from "./settle-decisions.job.ts";
import { tellOfAnswer } from "./staff-notices.jobs.ts";

/** These events may invalidate the decisions of the application's other parties, or complete them. */
const UNSETTLING: readonly PartyEventKind[] = ["submitted", "withdrawn", "expired", "resumed"];

type Appending = Pick<Work, "tx" | "memo" | "actor">;

const ENDING: readonly PartyEventKind[] = ["withdrawn", "expired"];

const REPORTED: readonly PartyEventKind[] = ["decided", ...ENDING];

const tellTenants = async (
  { tx }: Appending,
  { applicationId, partyId: guarantorId }: PartyKey,
  eventId: number,
): Promise<void> => {
  const tenants = await tx
    .selectFrom("party")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("guarantor_id", "=", guarantorId)
    .execute();
  for (const { id: partyId } of tenants) {
    await addJob(tx, sendGuarantorGoneEmail, { applicationId, partyId, guarantorId, eventId });
  }
};

interface DecisionEvent {
  readonly kind: PartyEventKind;
  readonly decisionId: string | null;
}

/** History is append-only; a party's status is the fold of its events. */
export const appendDecisionEvent = async (
  work: Appending,
  party: PartyKey,
  { kind, decisionId }: DecisionEvent,
): Promise<void> => {
  const appended = await work.tx
    .insertInto("party_event")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      kind,
      actor: actorName(work.actor),
      decision_id: decisionId,
    })
    .returning(["id", "at"])
    .executeTakeFirstOrThrow();
  const id = Number(appended.id);
  await endCaseHold(work, party);
  if (UNSETTLING.includes(kind)) await decisionsMayChange(work.tx, party.applicationId);
  if (kind === "submitted")
    await addJob(work.tx, tellOfAnswer, { ...party, side: "applicant", answerId: String(id) });
  if (ENDING.includes(kind)) await tellTenants(work, party, id);
  if (REPORTED.includes(kind)) await reportsMayChange(work.tx, party.applicationId);
  await announceStatus(work.tx, party, { id, kind, at: appended.at });
  await refreshQueueEntry(work.tx, party);
  partyChanged(work, party);
};

export const appendEvent = (work: Appending, party: PartyKey, kind: PartyEventKind): Promise<void> =>
  appendDecisionEvent(work, party, { kind, decisionId: null });
