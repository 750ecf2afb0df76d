import type { ValidationEventKind } from "@latchkey/domain/validations/status.ts";
import { actorName, type PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { caseChanged } from "./case-row.ts";
import { refreshQueueEntry } from "./queue-entry.ts";

/** History is append-only; the status of a case is the fold of its events. */
export const appendEvent = async (
  work: Pick<Work, "tx" | "memo" | "actor">,
  party: PartyKey,
  kind: ValidationEventKind,
): Promise<void> => {
  await work.tx
    .insertInto("case_event")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      kind,
      actor: actorName(work.actor),
    })
    .execute();
  await refreshQueueEntry(work.tx, party);
  caseChanged(work, party);
};
