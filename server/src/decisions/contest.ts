import { SECOND_LOOK_DAYS, secondLookIssue } from "@latchkey/domain/review/second-look.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { screenLater } from "../compliance/sanctions/screening.jobs.ts";
import { appendDecisionEvent } from "../parties/events.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { reassign } from "../review/reassign.ts";
import { type DecisionRow, decidersOf, readDecisions } from "./read-decisions.ts";

export const decidedOn = ({ finalAt, proposedAt }: DecisionRow): string =>
  londonDate(Date.parse(finalAt ?? proposedAt));

export const contestUntil = (decision: DecisionRow): string => addDays(decidedOn(decision), SECOND_LOOK_DAYS);

export interface Contest {
  readonly text: string;
  readonly language: Language;
}

/**
 * Requests a reconsideration: the party returns to the queue, for a reviewer who has not decided. The
 * decision stands until the next one. The caller's operation locks the party.
 *
 * @throws NOT_FOUND without a decision; SECOND_LOOK_ASKED, once for each; SECOND_LOOK_LATE; INVALID_INPUT
 */
export const askForSecondLook = async (
  work: Work,
  party: PartyKey,
  { text, language }: Contest,
): Promise<void> => {
  const decisions = await readDecisions(work.tx, party);
  const latest = decisions.find(({ state }) => state === "final");
  if (!latest) throw notFound();
  if (latest.secondLook) throw new Refusal("SECOND_LOOK_ASKED");
  if (work.services.today() > contestUntil(latest)) throw new Refusal("SECOND_LOOK_LATE");
  const issue = secondLookIssue(text);
  if (issue) throw invalidInput({ text: issue });
  await work.tx
    .insertInto("second_look")
    .values({
      decision_id: latest.id,
      application_id: party.applicationId,
      party_id: party.partyId,
      text: text.trim(),
      language,
    })
    .execute();
  await appendDecisionEvent(work, party, { kind: "contested", decisionId: latest.id });
  await reassign(work, party, { reviewerId: null, closedTo: decidersOf(decisions) });
  // Newer lists may have come while the case was closed.
  await screenLater(work.tx, party);
  await audit(work, { action: "second-look-asked", outcome: "done", party, subject: latest.id });
};
