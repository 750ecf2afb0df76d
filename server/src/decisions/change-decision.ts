import { outcomeOfDecision } from "@latchkey/domain/applications/agencys-view.ts";
import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import { appendDecisionEvent } from "../parties/events.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { reassign } from "../review/reassign.ts";
import { announce } from "../webhooks/announce.ts";
import { sendDecisionEmail } from "./decision-email.job.ts";
import { type DecisionRow, decidersOf, readDecisions } from "./read-decisions.ts";

const update = (work: Work, { id }: Pick<DecisionRow, "id">) =>
  work.tx.updateTable("decision").where("id", "=", id);

/**
 * Returns the party to the proposer. While a reconsideration is open, it stays closed to those who decided
 * before.
 */
const backToProposer = async (work: Work, party: PartyKey, decision: DecisionRow): Promise<void> => {
  const decisions = await readDecisions(work.tx, party);
  const isContested = decisions.find(({ state }) => state === "final")?.secondLook != null;
  await reassign(work, party, {
    reviewerId: decision.proposedBy.id,
    closedTo: isContested ? decidersOf(decisions) : [],
  });
};

/** @param because `EVIDENCE_CHANGED` of domain, or a reviewer's reason */
export const dropDecision = async (
  work: Work,
  party: PartyKey,
  { decision, because }: { readonly decision: DecisionRow; readonly because: string },
): Promise<void> => {
  await update(work, decision).set({ state: "dropped", dropped_because: because }).execute();
  await appendDecisionEvent(work, party, { kind: "decision_dropped", decisionId: decision.id });
  await backToProposer(work, party, decision);
  await audit(work, { action: "decision-dropped", outcome: "done", party, subject: decision.id });
};

interface SecondView {
  readonly decision: DecisionRow;
  readonly staffId: string;
  readonly note: string | null;
}

export const refuseDecision = async (
  work: Work,
  party: PartyKey,
  { decision, staffId, note }: SecondView,
): Promise<void> => {
  await update(work, decision)
    .set({ state: "refused", second_by: staffId, second_at: work.now, second_note: note })
    .execute();
  await appendDecisionEvent(work, party, { kind: "decision_refused", decisionId: decision.id });
  await backToProposer(work, party, decision);
  await audit(work, { action: "decision-refused", outcome: "done", party, subject: decision.id });
};

export const agreeToDecision = async (
  work: Work,
  party: PartyKey,
  { decision, staffId, note }: SecondView,
): Promise<void> => {
  await update(work, decision)
    .set({ state: "agreed", second_by: staffId, second_at: work.now, second_note: note })
    .execute();
  await appendDecisionEvent(work, party, { kind: "decision_agreed", decisionId: decision.id });
  await reassign(work, party, { reviewerId: decision.proposedBy.id, closedTo: [] });
  await audit(work, { action: "decision-agreed", outcome: "done", party, subject: decision.id });
};

export const finishDecision = async (
  work: Work,
  party: PartyKey,
  { decision, inputs }: { readonly decision: DecisionRow; readonly inputs: DecisionInputs },
): Promise<void> => {
  await update(work, decision)
    .set({ state: "final", final_at: work.now, inputs: JSON.stringify(inputs) })
    .execute();
  await appendDecisionEvent(work, party, { kind: "decided", decisionId: decision.id });
  const event = { type: "application.outcome", outcome: outcomeOfDecision(decision) } as const;
  await announce(work.tx, party, { id: decision.id, event, at: work.now });
  await addJob(work.tx, sendDecisionEmail, { decisionId: decision.id });
  await audit(work, { action: "party-decided", outcome: "done", party, subject: decision.id });
};
