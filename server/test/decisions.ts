import { askConsole, type Colleague } from "./staff.ts";
import type { TestServer } from "./test-server.ts";

/** Deciding, with the requests that the console sends. */

const DECISION = `id outcome state needsSecond reasons conditions canned proposedBy { id } secondBy { id } secondNote droppedBecause
  secondLook { text }
  metBy isOverdue recorded { outcome note by }`;
const DESK = `id basis mayDecide isReferenceOpen heldByYou isCurrent calculated blocked { outcome block } party { id status reviewer { id } }
  open { ${DECISION} } earlier { ${DECISION} } contested { ${DECISION} } waitsFor { id } evidence { documentId openedAt }
  previews { outcome withConditions theirs { language subject lines } yours { language } }`;

export interface GivenInput {
  readonly outcome: "ACCEPTED" | "ACCEPTED_WITH_GUARANTOR" | "DECLINED";
  readonly reasons?: readonly string[];
  readonly conditions?: readonly string[];
  readonly metBy?: string;
  readonly words?: string;
  readonly canned?: readonly { readonly reason: string; readonly versionId: string }[];
  readonly confirmedRule?: string;
  readonly note?: string;
  readonly secondId?: string;
  readonly overrideReason?: string;
  readonly overrideWords?: string;
  /** As the desk named it; without it the desk is read at this moment. */
  readonly basis?: string;
}

export const take = (by: Colleague, partyId: string) =>
  askConsole(by, "mutation ($id: ID!) { takeParty(partyId: $id) }", { id: partyId });

/** "" for whom the desk shows nothing to. */
const basisFor = async (by: Colleague, partyId: string): Promise<string> => {
  const { data } = await askConsole(
    by,
    "query ($id: ID!) { decisionDesk(partyId: $id, language: en) { basis } }",
    { id: partyId },
  );
  return data?.decisionDesk?.basis ?? "";
};

/** Accepts every document that has no verdict yet: problems are explained, and a paper shows what is declared. */
export const acceptDocuments = async (by: Colleague, partyId: string): Promise<void> => {
  const { data } = await askConsole(
    by,
    `query ($id: ID!) { dossier(partyId: $id) { documents { id findings { id level } verdict { verdict } } } }`,
    { id: partyId },
  );
  for (const { id, findings, verdict } of data?.dossier?.documents ?? []) {
    if (verdict !== null) continue;
    const seen = await askConsole(
      by,
      `query ($party: ID!, $document: ID!) { document(partyId: $party, documentId: $document) { claim { isPaper income { yearlyMinor } } } }`,
      { party: partyId, document: id },
    );
    const { isPaper, income } = seen.data.document.claim;
    const explained = findings.flatMap((one: { id: string; level: string }) =>
      one.level === "BAD" ? [one.id] : [],
    );
    await askConsole(
      by,
      `mutation ($party: ID!, $document: ID!, $explained: [String!]!, $shownMinor: Float) {
        judgeDocument(partyId: $party, documentId: $document, verdict: ACCEPT, reasons: [], note: "As it should be.",
          explained: $explained, shownMinor: $shownMinor) { id } }`,
      { party: partyId, document: id, explained, shownMinor: isPaper ? income.yearlyMinor : null },
    );
  }
};

/** With a basis, the evidence is left as the desk showed it; without one, an accept settles the documents first. */
export const decide = async (by: Colleague, partyId: string, input: GivenInput) => {
  if (input.outcome !== "DECLINED" && input.basis === undefined) await acceptDocuments(by, partyId);
  const basis = input.basis ?? (await basisFor(by, partyId));
  return askConsole(
    by,
    `mutation ($id: ID!, $input: DecisionInput!) { proposeDecision(partyId: $id, input: $input, language: en) { ${DESK} } }`,
    { id: partyId, input: { reasons: [], conditions: [], metBy: "", words: "", note: "", ...input, basis } },
  );
};

export const onDecision = (
  by: Colleague,
  name: "agreeToDecision" | "refuseDecision" | "takeBackDecision",
  id: string,
  note = "",
) =>
  askConsole(
    by,
    `mutation ($id: ID!, $note: String!) { ${name}(decisionId: $id, note: $note, language: en) { ${DESK} } }`,
    { id, note },
  );

export const recordConditions = (by: Colleague, id: string, outcome: "MET" | "LAPSED", note = "") =>
  askConsole(
    by,
    `mutation ($id: ID!, $outcome: ConditionOutcome!, $note: String!) {
      recordConditions(decisionId: $id, outcome: $outcome, note: $note, language: en) { ${DESK} } }`,
    { id, outcome, note },
  );

export const deskOf = async (by: Colleague, partyId: string) => {
  const { data, errors } = await askConsole(
    by,
    `query ($id: ID!) { decisionDesk(partyId: $id, language: en) { ${DESK} } }`,
    { id: partyId },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.decisionDesk;
};

/** Decided, by two where it needs two. @returns the decision that was told */
export const decideFully = async (
  server: TestServer,
  [first, second]: readonly [Colleague, Colleague],
  { partyId, ...input }: GivenInput & { readonly partyId: string },
): Promise<string> => {
  const { data } = await decide(first, partyId, input);
  const { open, earlier } = data.proposeDecision;
  if (!open) return earlier[0].id;
  await openEvidence(server, second, partyId);
  await onDecision(second, "agreeToDecision", open.id);
  return open.id;
};

/** Looks at every file of a case, as the viewer does. */
export const openEvidence = async (
  { context }: TestServer,
  { id }: Colleague,
  partyId: string,
): Promise<void> => {
  await context.pool.query(
    `insert into audit_entry (actor, action, outcome, application_id, party_id, subject)
     select 'staff:' || $2::text, 'document-viewed', 'done', application_id, party_id, upload_id::text from (
       select application_id, party_id, upload_id from document union all select application_id, party_id, upload_id from outside_result
     ) f where party_id = $1`,
    [partyId, id],
  );
};
