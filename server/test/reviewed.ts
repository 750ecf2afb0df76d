import {
  documentFilePath,
  fileDownloadPath,
  filePagePath,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import { type Client, signIn } from "./client.ts";
import { answerIdentity, giveConsents, submit } from "./identity.ts";
import { anApplication, somebody } from "./new-applications.ts";
import { askConsole, type Colleague } from "./staff.ts";
import type { TestServer } from "./test-server.ts";
import { type FileToSend, uploadFile } from "./upload.ts";

/** Documents as reviewers see them. */

export interface SentDocument {
  readonly client: Client;
  readonly partyId: string;
  readonly documentId: string;
  readonly uploadId: string;
  /** In the store. */
  readonly key: string;
  /** LK-… */
  readonly number: string;
}

interface Sending {
  readonly file?: FileToSend;
  /** Between the upload and its use: a check, for example. */
  readonly onUploaded?: (client: Client, path: string) => Promise<void>;
  readonly isSent?: boolean;
  readonly policy?: string;
}

/** Somebody's passport, in a case that waits for a review. */
export const aSentDocument = async (
  server: TestServer,
  by: Colleague,
  { file, onUploaded, isSent = true, policy = "identity-only" }: Sending = {},
): Promise<SentDocument> => {
  const person = somebody();
  const [party] = (await anApplication(by, { policy, people: [person] })).people;
  const client = await signIn(server, person.email);
  const path = await uploadFile(server, client, file);
  await onUploaded?.(client, path);
  await answerIdentity(server, client, path);
  await giveConsents(client);
  if (isSent) await submit(client);
  const { rows } = await server.context.pool.query(
    `select d.id, d.upload_id, u.object_key from document d join upload u on u.id = d.upload_id where d.party_id = $1`,
    [party.id],
  );
  const [{ id, upload_id, object_key }] = rows;
  return {
    client,
    partyId: party.id,
    documentId: id,
    uploadId: upload_id,
    key: object_key,
    number: party.number,
  };
};

type Named = Pick<SentDocument, "partyId" | "documentId">;

export const getPage = (
  { client }: Pick<Colleague, "client">,
  { partyId, documentId }: Named,
  page: number | string = 1,
) => client.get(filePagePath(documentFilePath(partyId, documentId), page));

export const getCopy = ({ client }: Pick<Colleague, "client">, { partyId, documentId }: Named) =>
  client.get(fileDownloadPath(documentFilePath(partyId, documentId)));

export const readDocument = (by: Colleague, { partyId, documentId }: Named) =>
  askConsole(
    by,
    `query ($party: ID!, $document: ID!) { document(partyId: $party, documentId: $document) {
      id heldByYou party { number } documents { id } compared { field typed shown agrees }
      document { fileName givenName findings { id level values boxes { page x y width height } } verdict { verdict reasons note by } } } }`,
    { party: partyId, document: documentId },
  );

const badFindingsOf = async (by: Colleague, named: Named): Promise<readonly string[]> => {
  const { data } = await readDocument(by, named);
  const findings: readonly { id: string; level: string }[] = data?.document?.document.findings ?? [];
  return findings.flatMap(({ id, level }) => (level === "BAD" ? [id] : []));
};

/** Every problem is explained, unless a test says otherwise: the files of tests are all the same. */
export const judge = async (by: Colleague, named: Named, said: Record<string, unknown> = {}) => {
  const explained = await badFindingsOf(by, named);
  return askConsole(
    by,
    `mutation ($party: ID!, $document: ID!, $verdict: DocumentVerdictKind!, $reasons: [String!]!, $note: String!,
        $explained: [String!], $shownMinor: Float) {
      judgeDocument(partyId: $party, documentId: $document, verdict: $verdict, reasons: $reasons, note: $note,
          explained: $explained, shownMinor: $shownMinor) {
        id verdict { verdict reasons note by } } }`,
    {
      party: named.partyId,
      document: named.documentId,
      verdict: "ACCEPT",
      reasons: [],
      note: explained.length > 0 ? "The same test file." : "",
      explained,
      ...said,
    },
  );
};

/** The audit trail of a case, in order. */
export const auditOf = async ({ context }: TestServer, partyId: string, action: string) => {
  const { rows } = await context.pool.query(
    "select actor, outcome, subject from audit_entry where party_id = $1 and action = $2 order by id",
    [partyId, action],
  );
  return rows;
};
