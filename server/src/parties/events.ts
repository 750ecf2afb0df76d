import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import { actorName, type PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { partyChanged } from "./party-row.ts";
import { refreshQueueEntry } from "./queue-entry.ts";
import { decisionsMayChange } from "./settle-decisions.job.ts";

/** These events may invalidate the decisions of the application's other parties, or complete them. */
const UNSETTLING: readonly PartyEventKind[] = ["submitted", "withdrawn", "expired", "resumed"];

type Appending = Pick<Work, "tx" | "memo" | "actor">;

interface DecisionEvent {
  readonly kind: PartyEventKind;
  /** Of the decision that is proposed, final or contested. */
  readonly decisionId: string | null;
}

/** History is append-only; a party's status is the fold of its events. */
export const appendDecisionEvent = async (
  work: Appending,
  party: PartyKey,
  { kind, decisionId }: DecisionEvent,
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

export const appendEvent = (work: Appending, party: PartyKey, kind: PartyEventKind): Promise<void> =>
  appendDecisionEvent(work, party, { kind, decisionId: null });
