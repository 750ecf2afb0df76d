import { type Judgement, judgementIssues, keptJudgement } from "@latchkey/domain/review/verdict.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { workOnParty } from "./take-party.ts";

export interface JudgedDocument extends Judgement {
  readonly staffId: string;
  readonly documentId: string;
}

const readSection = async ({ tx }: Work, { applicationId, partyId }: PartyKey, documentId: string) => {
  const row = await tx
    .selectFrom("document")
    .select("section")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("id", "=", documentId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.section;
};

type SaidBefore = Pick<JudgedDocument, "staffId" | "documentId" | "verdict"> &
  ReturnType<typeof keptJudgement>;

/** A second click changes nothing. */
const isSaid = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { staffId, documentId, verdict, reasons, note }: SaidBefore,
): Promise<boolean> => {
  const newest = await tx
    .selectFrom("document_verdict")
    .select(["verdict", "reasons", "note", "staff_id"])
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("document_id", "=", documentId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    newest?.staff_id === staffId &&
    newest.verdict === verdict &&
    newest.note === note &&
    newest.reasons.join() === reasons.join()
  );
};

/** @throws NOT_FOUND, INVALID_INPUT, HELD_BY_COLLEAGUE, NOT_TO_REVIEW */
export const judgeDocument = async (work: Work, party: PartyKey, judged: JudgedDocument): Promise<void> => {
  await workOnParty(work, party, judged.staffId);
  const { staffId, documentId, verdict } = judged;
  const issues = judgementIssues(judged, await readSection(work, party, documentId));
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const { reasons, note } = keptJudgement(judged);
  if (await isSaid(work, party, { ...judged, reasons, note })) return;
  await work.tx
    .insertInto("document_verdict")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      document_id: documentId,
      verdict,
      reasons: [...reasons],
      note,
      staff_id: staffId,
    })
    .execute();
  await decisionsMayChange(work.tx, party.applicationId);
  await audit(work, { action: "document-judged", outcome: "done", party, subject: documentId });
};
