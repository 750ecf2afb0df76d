import { askConsole, type Colleague } from "./staff.ts";
import type { TestServer } from "./test-server.ts";
import { aPaper, postForm } from "./upload.ts";

const SHOWN = `id signing { isReady isExempt people { block } }
  exemptions { id state ground words confirmedBy confirmedOn askedAgainOn filePartyId uploadId by
    second { agrees reason by } ended { reason by } }`;

/** @returns the id of an upload that has arrived */
export const sendExemptionFile = async (
  server: TestServer,
  by: Colleague,
  applicationId: string,
): Promise<string> => {
  const { data } = await askConsole(
    by,
    `mutation ($id: ID!) { prepareExemptionFile(applicationId: $id, fileType: "application/pdf") {
      uploadId url fields { name value } } }`,
    { id: applicationId },
  );
  const { uploadId, url, fields } = data.prepareExemptionFile;
  const response = await postForm(server, url, [...fields, { name: "file", value: aPaper().content }]);
  if (response.statusCode !== 204) throw new Error(`The file was refused: ${response.body}`);
  return uploadId;
};

export const proposeExemption = (by: Colleague, applicationId: string, changes: object) =>
  askConsole(
    by,
    `mutation ($id: ID!, $input: ExemptionInput!) { proposeExemption(applicationId: $id, input: $input) { ${SHOWN} } }`,
    {
      id: applicationId,
      input: {
        ground: "STUDENT_HALL",
        words: "Hall of residence, owned and run by Calder University.",
        confirmedBy: "Accommodation office",
        confirmedOn: "2026-11-20",
        ...changes,
      },
    },
  );

export const answerExemption = (
  by: Colleague,
  applicationId: string,
  answer: { readonly exemptionId: string; readonly agrees: boolean; readonly reason?: string },
) =>
  askConsole(
    by,
    `mutation ($id: ID!, $exemptionId: ID!, $agrees: Boolean!, $reason: String!) {
      answerExemption(applicationId: $id, exemptionId: $exemptionId, agrees: $agrees, reason: $reason) { ${SHOWN} } }`,
    { id: applicationId, reason: "", ...answer },
  );

export const endExemption = (
  by: Colleague,
  applicationId: string,
  end: { readonly exemptionId: string; readonly reason: string },
) =>
  askConsole(
    by,
    `mutation ($id: ID!, $exemptionId: ID!, $reason: String!) {
      endExemption(applicationId: $id, exemptionId: $exemptionId, reason: $reason) { ${SHOWN} } }`,
    { id: applicationId, ...end },
  );

export const exemptionsOf = async (by: Colleague, applicationId: string) =>
  (await askConsole(by, `query ($id: ID!) { application(id: $id) { ${SHOWN} } }`, { id: applicationId })).data
    .application;
