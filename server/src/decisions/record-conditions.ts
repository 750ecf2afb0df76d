import type { ConditionOutcome } from "@latchkey/domain/review/condition-outcome.ts";
import { recordNoteIssue } from "@latchkey/domain/review/record-note.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { reportsMayChange } from "../parties/make-reports.job.ts";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertMaySee } from "../review/own-party.ts";
import { findDecisionParty, isOpen, readDecisions, standingDecision } from "./read-decisions.ts";

export interface ConditionRecord {
  readonly decisionId: string;
  readonly outcome: ConditionOutcome;
  readonly note: string;
  readonly staffId: string;
}

/**
 * The newest record counts.
 *
 * @throws NOT_FOUND, also without conditions; OWN_CASE; INVALID_INPUT; DECISION_OPEN before the decision is final;
 * DECISION_OVER unless it is the one that stands
 */
export const recordConditions = async (
  work: Work,
  { decisionId, outcome, note, staffId }: ConditionRecord,
): Promise<PartyKey> => {
  const party = isUuid(decisionId) ? await findDecisionParty(work.tx, decisionId) : undefined;
  if (!party) throw notFound();
  await assertMaySee(work, party.applicationId);
  await lockParty(work.tx, party);
  const decisions = await readDecisions(work.tx, party);
  const decision = decisions.find(({ id }) => id === decisionId);
  if (!decision || decision.conditions.length === 0) throw notFound();
  if (isOpen(decision)) throw new Refusal("DECISION_OPEN");
  if (standingDecision(decisions) !== decision) throw new Refusal("DECISION_OVER");
  const issue = recordNoteIssue(note.trim());
  if (issue) throw invalidInput({ note: issue });
  await work.tx
    .insertInto("condition_outcome")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      decision_id: decisionId,
      outcome,
      note: note.trim() || null,
      staff_id: staffId,
      at: work.now,
    })
    .execute();
  await reportsMayChange(work.tx, party.applicationId);
  await audit(work, { action: "conditions-recorded", outcome: "done", party, subject: decisionId });
  return party;
};
