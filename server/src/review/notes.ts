import { noteIssue } from "@latchkey/domain/review/note.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/** Only reviewers see notes. They are append-only, like all history. */
export const writeNote = async (
  work: Work,
  party: PartyKey,
  { staffId, text }: { readonly staffId: string; readonly text: string },
): Promise<void> => {
  const issue = noteIssue(text);
  if (issue) throw invalidInput({ text: issue });
  await work.tx
    .insertInto("party_note")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      staff_id: staffId,
      text: text.trim(),
    })
    .execute();
  await audit(work, { action: "note-written", outcome: "done", party, subject: party.partyId });
};
