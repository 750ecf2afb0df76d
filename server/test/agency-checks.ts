import type { GivenRecord } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import type { Agent } from "./agents.ts";
import { withFile } from "./right-to-rent.ts";
import type { TestServer } from "./test-server.ts";
import { aPaper, postForm } from "./upload.ts";

/** Right-to-rent checks, as a checker of an agency records them in the portal. */

export const prepareCopy = (by: Agent, partyId: string, fileType = "application/pdf") =>
  by.ask(
    `mutation ($id: ID!, $type: String!) { prepareCheckFile(personId: $id, fileType: $type) {
      uploadId url fields { name value } } }`,
    { id: partyId, type: fileType },
  );

/** @returns the id of an upload that has arrived */
export const sendCopy = async (server: TestServer, by: Agent, partyId: string): Promise<string> => {
  const { uploadId, url, fields } = (await prepareCopy(by, partyId)).data.prepareCheckFile;
  const response = await postForm(server, url, [...fields, { name: "file", value: aPaper().content }]);
  if (response.statusCode !== 204) throw new Error(`The file was refused: ${response.body}`);
  return uploadId;
};

export const CHECKED_PERSON = `id name home purpose block isExempt isReady mayRecord landlords responsibilities { landlord fileName }
  checks { id route checkedOn shows followUpBy by hasEvidence values { name value } documents { kind } files packs { handedTo by } }`;

export const sendOriginals = (by: Agent, partyId: string, { route, values, documents }: GivenRecord) =>
  by.ask(
    `mutation ($id: ID!, $input: RightToRentRecordInput!) { recordCheck(personId: $id, input: $input) { ${CHECKED_PERSON} } }`,
    {
      id: partyId,
      input: { route, values: Object.entries(values).map(([name, value]) => ({ name, value })), documents },
    },
  );

interface Originals {
  readonly partyId: string;
  readonly given: GivenRecord;
}

export const recordOriginals = async (server: TestServer, by: Agent, { partyId, given }: Originals) =>
  sendOriginals(by, partyId, withFile(given, await sendCopy(server, by, partyId)));
