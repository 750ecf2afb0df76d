import type { ValidationEventKind } from "@latchkey/domain/validations/status.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { caseChanged } from "./case-row.ts";

/** History is append-only; the status of a case is the fold of its events. */
export const appendEvent = async (
  work: Pick<Work, "tx" | "memo">,
  party: PartyKey,
  kind: ValidationEventKind,
): Promise<void> => {
  await work.tx
    .insertInto("case_event")
    .values({ application_id: party.applicationId, party_id: party.partyId, kind })
    .execute();
  caseChanged(work, party);
};
