import type { Client, GraphQLResult } from "./client.ts";
import type { TestServer } from "./test-server.ts";
import { uploadFile } from "./upload.ts";

/** Completing identity, with the requests that a browser sends. */

export const ME = `{ me { uuid name { firstName } profile { nationality birthdate } identityDocuments { id type path fileName }
  latestValidation { uuid validationSubmitted consents { termsAndConditions backgroundChecks dataAccuracy }
    progress { id uuid name completedSteps startedDtm completedDtm submittedDtm optional relatedObjectUuid remedialSectionUuid reason answers } } } }`;

const SAVE = `mutation MutateProgress($id: Int, $name: SectionName!, $steps: [String!]!, $completed: Boolean!, $answers: Json, $remedial: ID, $related: ID) {
  updateWizardProgress(id: $id, name: $name, completedSteps: $steps, completed: $completed, answers: $answers, remedialSectionUuid: $remedial, relatedObjectUuid: $related) {
    wizardProgress { id uuid name completedDtm completedSteps relatedObjectUuid answers }
  }
}`;

export interface ProgressToSave {
  readonly id?: number;
  readonly name?: string;
  readonly steps?: readonly string[];
  readonly completed?: boolean;
  readonly answers?: unknown;
  readonly remedial?: string;
  readonly related?: string;
}

export const saveProgress = (client: Client, progress: ProgressToSave): Promise<GraphQLResult> =>
  client.graphql(SAVE, { name: "IDENTITY", steps: ["name"], completed: false, ...progress });

export const saveFacts = (client: Client, facts: Record<string, unknown> = {}): Promise<GraphQLResult> =>
  client.graphql(
    `mutation MutateMe($firstName: String, $lastName: String, $birthdate: Date, $nationality: String) {
      updateMe(firstName: $firstName, lastName: $lastName, birthdate: $birthdate, nationality: $nationality) { me { uuid } } }`,
    { firstName: "Amara", lastName: "Okafor", birthdate: "1994-03-27", nationality: "GB", ...facts },
  );

export const addDocument = (client: Client, type: string, path: string): Promise<GraphQLResult> =>
  client.graphql(
    `mutation MutateMe($type: String!, $path: String!) { updateMe(identityDocuments: [{ type: $type, path: $path }]) { me { identityDocuments { id type path fileName } } } }`,
    { type, path },
  );

export const giveConsents = (client: Client, given: Record<string, unknown> = {}): Promise<GraphQLResult> =>
  client.graphql(
    `mutation UpdateConsents($marketing: Boolean!, $termsAndConditions: Boolean!, $backgroundChecks: Boolean!, $dataAccuracy: Boolean!, $language: String) {
      updateConsents(marketing: $marketing, termsAndConditions: $termsAndConditions, backgroundChecks: $backgroundChecks, dataAccuracy: $dataAccuracy, language: $language) {
        me { consents { marketing } latestValidation { consents { termsAndConditions backgroundChecks dataAccuracy } } } } }`,
    { marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true, ...given },
  );

export const submit = (client: Client): Promise<GraphQLResult> =>
  client.graphql(
    "mutation SetSubmitted { submitValidation { submittedValidation { validationSubmitted } } }",
  );

/** As if the job had tried in vain: a decision does not wait for it, and no test pays for the engine. */
export const endQueuedChecks = ({ context }: TestServer): Promise<unknown> =>
  context.pool.query(
    "update file_check set outcome = 'not_checked:failed' where outcome = 'not_checked:queued'",
  );

/** Completes identity with a passport, uploading it first unless a path is given. */
export const answerIdentity = async (
  server: TestServer,
  client: Client,
  uploaded?: string,
): Promise<GraphQLResult> => {
  await saveFacts(client);
  await addDocument(client, "PASSPORT", uploaded ?? (await uploadFile(server, client)));
  await endQueuedChecks(server);
  return saveProgress(client, {
    steps: ["name", "birthdate", "nationality", "documents", "upload"],
    completed: true,
    answers: { documents: "PASSPORT" },
  });
};
