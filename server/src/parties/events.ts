import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import { actorName, type PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { partyChanged } from "./party-row.ts";
import { refreshQueueEntry } from "./queue-entry.ts";
import { decisionsMayChange } from "./settle-decisions.job.ts";

/** These events may invalidate the decisions of the application's other parties, or complete them. */
const UNSETTLING: readonly PartyEventKind[] = ["submitted", "withdrawn", "expired"];

/**
 * History is append-only; a party's status is the fold of its events.
 *
 * @param decisionId of the decision that is proposed, final or contested
 */
export const appendEvent = async (
  work: Pick<Work, "tx" | "memo" | "actor">,
  party: PartyKey,
  kind: PartyEventKind,
  decisionId: string | null = null,
): Promise<void> => {
  await work.tx
    .insertInto("party_event")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      kind,
      actor: actorName(work.actor),
      decision_id: decisionId,
    })
    .execute();
  if (UNSETTLING.includes(kind)) await decisionsMayChange(work.tx, party.applicationId);
  await refreshQueueEntry(work.tx, party);
  partyChanged(work, party);
};
