import { isDeepStrictEqual } from "node:util";
import { badFindings } from "@latchkey/domain/review/document-findings.ts";
import {
  type JudgedSubject,
  type Judgement,
  judgementIssues,
  type KeptJudgement,
  keptJudgement,
} from "@latchkey/domain/review/verdict.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import { readIncome } from "../income/income-facts.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { paperSourceOf } from "./paper-source.ts";
import { readDossier } from "./read-dossier.ts";
import { workOnParty } from "./take-party.ts";

export interface JudgedDocument extends Judgement {
  readonly staffId: string;
  readonly documentId: string;
}

interface ReadSubject extends JudgedSubject {
  readonly currency: Currency | null;
}

const readSubject = async (
  { tx, services }: Work,
  party: PartyKey,
  documentId: string,
): Promise<ReadSubject> => {
  const { documents } = await readDossier(tx, party);
  const document = documents.find(({ id }) => id === documentId);
  if (!document) throw notFound();
  const { incomeSources } = await readIncome(tx, party);
  return {
    section: document.section,
    badFindings: badFindings(document, services.today()),
    isPaper: paperSourceOf(document, incomeSources) !== undefined,
    currency: incomeSources.find(({ uuid }) => uuid === document.relatedObjectUuid)?.currency ?? null,
  };
};

interface SaidBefore {
  readonly judged: JudgedDocument;
  readonly kept: KeptJudgement;
}

/** A second click changes nothing. */
const isSaid = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { judged: { staffId, documentId, verdict }, kept }: SaidBefore,
): Promise<boolean> => {
  const newest = await tx
    .selectFrom("document_verdict")
    .select(["verdict", "reasons", "note", "explained", "shown_minor as shownMinor", "staff_id"])
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("document_id", "=", documentId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest?.staff_id !== staffId || newest.verdict !== verdict) return false;
  const { reasons, note, explained, shownMinor } = newest;
  return isDeepStrictEqual({ reasons, note, explained, shownMinor }, kept);
};

/** @throws NOT_FOUND, INVALID_INPUT, HELD_BY_COLLEAGUE, NOT_TO_REVIEW */
export const judgeDocument = async (work: Work, party: PartyKey, judged: JudgedDocument): Promise<void> => {
  await workOnParty(work, party, judged.staffId);
  const { staffId, documentId, verdict } = judged;
  const subject = await readSubject(work, party, documentId);
  const issues = judgementIssues(judged, subject);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const kept = keptJudgement(judged);
  if (await isSaid(work, party, { judged, kept })) return;
  const { reasons, note, explained, shownMinor } = kept;
  await work.tx
    .insertInto("document_verdict")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      document_id: documentId,
      verdict,
      reasons: [...reasons],
      note,
      explained: [...explained],
      shown_minor: shownMinor,
      shown_currency: shownMinor === null ? null : subject.currency,
      staff_id: staffId,
    })
    .execute();
  await decisionsMayChange(work.tx, party.applicationId);
  await audit(work, { action: "document-judged", outcome: "done", party, subject: documentId });
};
