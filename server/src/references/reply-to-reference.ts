import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import { replyIssue } from "@latchkey/domain/references/applicant-reply.ts";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { readWeighingReferences } from "./weighing-references.ts";

/**
 * The applicant replies once, until the decision. The same reply again changes nothing.
 *
 * @throws NOT_FOUND unless a fact of the reference weighs against them; INVALID_INPUT; CHANGED_ELSEWHERE after another
 * reply, or the decision
 */
export const replyToReference = async (
  work: Work,
  party: PartyKey,
  { referenceId, text }: { readonly referenceId: string; readonly text: string },
): Promise<void> => {
  await lockParty(work.tx, party);
  const weighing = await readWeighingReferences(work.tx, party);
  const found = weighing.find(({ id }) => id === referenceId);
  if (!found) throw notFound();
  const issue = replyIssue(text);
  if (issue) throw invalidInput({ text: issue });
  const reply = text.trim();
  if (found.reply === reply) return;
  const { events } = await readParty(work, party);
  if (found.reply !== null || isClosed(statusOf(events))) throw new Refusal("CHANGED_ELSEWHERE");
  await work.tx
    .updateTable("reference")
    .set({ applicant_reply: reply, applicant_replied_at: work.now })
    .where("id", "=", referenceId)
    .execute();
  await decisionsMayChange(work.tx, party.applicationId);
  await audit(work, { action: "reference-replied-to", outcome: "done", party, subject: referenceId });
};
