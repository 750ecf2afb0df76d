import { askConsole, type Colleague } from "./staff.ts";
import type { TestServer } from "./test-server.ts";

/** Deciding, with the requests that the console sends. */

const DECISION = `id outcome state needsSecond reasons conditions proposedBy { id } secondBy { id } secondNote droppedBecause
  secondLook { text }`;
const DESK = `id basis mayDecide heldByYou isCurrent calculated blocked { outcome block } party { id status reviewer { id } }
  open { ${DECISION} } earlier { ${DECISION} } contested { ${DECISION} } waitsFor { id } evidence { documentId openedAt }
  previews { outcome withConditions theirs { language subject lines } yours { language } }`;

export interface GivenInput {
  readonly outcome: "ACCEPTED" | "ACCEPTED_WITH_GUARANTOR" | "DECLINED";
  readonly reasons?: readonly string[];
  readonly conditions?: readonly string[];
  readonly metBy?: string;
  readonly words?: string;
  readonly note?: string;
  readonly secondId?: string;
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

export const decide = async (by: Colleague, partyId: string, input: GivenInput) => {
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

export const deskOf = async (by: Colleague, partyId: string) => {
  const { data, errors } = await askConsole(
    by,
    `query ($id: ID!) { decisionDesk(partyId: $id, language: en) { ${DESK} } }`,
    { id: partyId },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.decisionDesk;
};

/** Looks at every document of a case, as the viewer does. */
export const openEvidence = async (
  { context }: TestServer,
  { id }: Colleague,
  partyId: string,
): Promise<void> => {
  await context.pool.query(
    `insert into audit_entry (actor, action, outcome, application_id, party_id, subject)
     select 'staff:' || $2::text, 'document-viewed', 'done', application_id, party_id, upload_id::text from document where party_id = $1`,
    [partyId, id],
  );
};
