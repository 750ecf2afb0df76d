import type { GivenDecision } from "@latchkey/domain/review/decision.ts";
import { badFindings } from "@latchkey/domain/review/document-findings.ts";
import { readDecisionDesk } from "../../decisions/decision-desk.ts";
import { proposeDecision } from "../../decisions/propose.ts";
import { readDecisions } from "../../decisions/read-decisions.ts";
import { agree } from "../../decisions/second.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Work } from "../../platform/work/work.ts";
import { judgeDocument } from "../../review/judge-document.ts";
import { readDossier } from "../../review/read-dossier.ts";

/** Decisions of the sample reviewers. */

export interface Reviewers {
  readonly priya: string;
  readonly lucia: string;
}

/** The same work as a reviewer's. */
export const as = (work: Work, staffId: string): Work => ({
  ...work,
  actor: { kind: "staff", staffId, roles: ["REVIEWER"] },
});

export const nothingSaid = {
  reasons: [],
  conditions: [],
  metBy: "",
  words: "",
  note: "",
  overrideReason: "",
  overrideWords: "",
} as const;

export const accept: GivenDecision = { ...nothingSaid, outcome: "accepted" };
/** The sample people share their sample files. */
const acceptDocuments = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  const { documents } = await readDossier(work.tx, party);
  for (const document of documents) {
    const explained = badFindings(document, work.services.today());
    await judgeDocument(work, party, {
      documentId: document.id,
      staffId,
      verdict: "accept",
      reasons: [],
      explained,
      note: explained.length > 0 ? "A sample file, which all sample people share." : "",
      shownMinor: null,
    });
  }
};

interface SeededDecision {
  readonly staffId: string;
  readonly given: GivenDecision;
}

export const propose = async (
  work: Work,
  party: PartyKey,
  { staffId, given }: SeededDecision,
): Promise<void> => {
  const reviewing = as(work, staffId);
  if (given.outcome !== "declined") await acceptDocuments(reviewing, party, staffId);
  const { basis } = await readDecisionDesk(reviewing, party, { staffId, language: "en" });
  await proposeDecision(reviewing, party, { given, staffId, language: "en", secondId: undefined, basis });
};

/** The second reviewer has to open every document first. */
const agreeTo = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  const second = as(work, staffId);
  const documents = await work.tx
    .selectFrom("document")
    .select("upload_id")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .execute();
  for (const { upload_id } of documents) {
    await audit(second, { action: "document-viewed", outcome: "done", party, subject: upload_id });
  }
  const [decision] = await readDecisions(work.tx, party);
  if (!decision) throw new Error("Nothing was proposed.");
  await agree(second, { decisionId: decision.id, staffId, note: "" });
};

/** A decline and an acceptance with conditions need two people. */
export const decideByTwo = async (
  work: Work,
  party: PartyKey,
  { priya, lucia, given }: Reviewers & { readonly given: GivenDecision },
): Promise<void> => {
  await propose(work, party, { staffId: priya, given });
  await agreeTo(work, party, lucia);
};
