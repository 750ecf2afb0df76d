import type { House } from "./house.ts";
import { uploadFile } from "./upload.ts";
import type { GraphQLAnswer, Visitor } from "./visitor.ts";

/** The steps of a journey through identity, as a browser sends them. */

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

export const saveProgress = (visitor: Visitor, progress: ProgressToSave): Promise<GraphQLAnswer> =>
  visitor.graphql(SAVE, { name: "IDENTITY", steps: ["name"], completed: false, ...progress });

export const saveFacts = (visitor: Visitor, facts: Record<string, unknown> = {}): Promise<GraphQLAnswer> =>
  visitor.graphql(
    `mutation MutateMe($firstName: String, $lastName: String, $birthdate: Date, $nationality: String) {
      updateMe(firstName: $firstName, lastName: $lastName, birthdate: $birthdate, nationality: $nationality) { me { uuid } } }`,
    { firstName: "Amara", lastName: "Okafor", birthdate: "1994-03-27", nationality: "GB", ...facts },
  );

export const addDocument = (visitor: Visitor, type: string, path: string): Promise<GraphQLAnswer> =>
  visitor.graphql(
    `mutation MutateMe($type: String!, $path: String!) { updateMe(identityDocuments: [{ type: $type, path: $path }]) { me { identityDocuments { id type path fileName } } } }`,
    { type, path },
  );

export const giveConsents = (visitor: Visitor, given: Record<string, unknown> = {}): Promise<GraphQLAnswer> =>
  visitor.graphql(
    `mutation UpdateConsents($marketing: Boolean!, $termsAndConditions: Boolean!, $backgroundChecks: Boolean!, $dataAccuracy: Boolean!, $language: String) {
      updateConsents(marketing: $marketing, termsAndConditions: $termsAndConditions, backgroundChecks: $backgroundChecks, dataAccuracy: $dataAccuracy, language: $language) {
        me { consents { marketing } latestValidation { consents { termsAndConditions backgroundChecks dataAccuracy } } } } }`,
    { marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true, ...given },
  );

export const submit = (visitor: Visitor): Promise<GraphQLAnswer> =>
  visitor.graphql(
    "mutation SetSubmitted { submitValidation { submittedValidation { validationSubmitted } } }",
  );

/** Identity answered to its end with a passport, which is uploaded now unless it was before. */
export const answerIdentity = async (
  house: House,
  visitor: Visitor,
  uploaded?: string,
): Promise<GraphQLAnswer> => {
  await saveFacts(visitor);
  await addDocument(visitor, "PASSPORT", uploaded ?? (await uploadFile(house, visitor)));
  return saveProgress(visitor, {
    steps: ["name", "birthdate", "nationality", "documents", "upload"],
    completed: true,
    answers: { documents: "PASSPORT" },
  });
};
