import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import {
  type CallChannel,
  type ContactSource,
  callIssues,
  type GivenCall,
} from "@latchkey/domain/references/call.ts";
import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { tidyPhone } from "@latchkey/domain/rules/phone.ts";
import { tidyEmail } from "@latchkey/domain/rules/tidy.ts";
import { sql } from "kysely";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

export interface RecordedCall extends GivenCall {
  readonly referenceId: string;
  readonly staffId: string;
  /** The row that it corrects; undefined: a call of its own. */
  readonly corrects: number | undefined;
}

const assertAsked = async ({ tx }: Work, party: PartyKey, referenceId: string): Promise<void> => {
  const asked = await tx
    .selectFrom("reference")
    .select("id")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("id", "=", referenceId)
    .where("state", "<>", "draft")
    .executeTakeFirst();
  if (!asked) throw notFound();
};

/** @throws NOT_FOUND for a call about another reference; CHANGED_ELSEWHERE if it was corrected meanwhile */
const assertCorrectable = async (
  { tx }: Work,
  { referenceId, corrects }: Pick<RecordedCall, "referenceId" | "corrects">,
): Promise<void> => {
  if (corrects === undefined) return;
  const call = await tx
    .selectFrom("reference_call as call")
    .leftJoin("reference_call as later", "later.corrects", "call.id")
    .select("later.id as laterId")
    .where("call.id", "=", corrects)
    .where("call.reference_id", "=", referenceId)
    .executeTakeFirst();
  if (!call) throw notFound();
  if (call.laterId !== null) throw new Refusal("CHANGED_ELSEWHERE");
};

const columnsOf = (given: GivenCall) => {
  const { channel, contact } = given;
  return {
    // The rules have found both in their lists.
    channel: channel as CallChannel,
    source: given.source as ContactSource,
    called_at: given.calledAt,
    contact: channel === "EMAIL" ? tidyEmail(contact) : tidyPhone(contact),
    source_note: given.sourceNote.trim() || null,
    is_reached: given.isReached === true,
    spoke_to: given.spokeTo.trim() || null,
    said: given.said.trim() || null,
  };
};

/**
 * @throws NOT_FOUND for another party's reference; CASE_CLOSED; INVALID_INPUT by field; CHANGED_ELSEWHERE if the call was
 * corrected meanwhile
 */
export const recordCall = async (
  work: Work,
  party: PartyKey,
  { referenceId, staffId, corrects, ...given }: RecordedCall,
): Promise<void> => {
  if (!isUuid(referenceId)) throw notFound();
  await lockParty(work.tx, party);
  await assertAsked(work, party, referenceId);
  const { events } = await readParty(work, party);
  if (isClosed(statusOf(events))) throw new Refusal("CASE_CLOSED");
  await assertCorrectable(work, { referenceId, corrects });
  const issues = callIssues(given, londonMinute(work.now.getTime()));
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const { id } = await work.tx
    .insertInto("reference_call")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      reference_id: referenceId,
      staff_id: staffId,
      corrects: corrects ?? null,
      ...columnsOf(given),
    })
    .returning(sql<string>`id::text`.as("id"))
    .executeTakeFirstOrThrow();
  const action = corrects === undefined ? "reference-call-recorded" : "reference-call-corrected";
  await audit(work, { action, outcome: "done", party, subject: `${referenceId}/${id}` });
};
