import { gql, type TypedDocumentNode } from "urql";
import type { MutateMeMutation, MutateMeMutationVariables } from "../graphql/operations.generated.ts";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";
import { SavedIdentity } from "./identity-fields.graphql.ts";

/** A step's facts and its progress: one request, one transaction, in this order. */
export const MutateMe: TypedDocumentNode<MutateMeMutation, MutateMeMutationVariables> = gql`
  mutation MutateMe(
    $firstName: String
    $middleName: String
    $lastName: String
    $birthdate: Date
    $nationality: String
    $identityDocuments: [IdentityDocumentInput!]
    $withdrawnDocuments: [ID!]
    $remedialSectionUuid: ID
    $saveProgress: Boolean!
    $progressId: Int
    $section: SectionName!
    $completedSteps: [String!]!
    $completed: Boolean!
    $relatedObjectUuid: ID
    $answers: Json
  ) {
    updateMe(
      firstName: $firstName
      middleName: $middleName
      lastName: $lastName
      birthdate: $birthdate
      nationality: $nationality
      identityDocuments: $identityDocuments
      withdrawnDocuments: $withdrawnDocuments
      remedialSectionUuid: $remedialSectionUuid
    ) {
      me {
        ...SavedIdentity
      }
    }
    updateWizardProgress(
      id: $progressId
      name: $section
      completedSteps: $completedSteps
      completed: $completed
      relatedObjectUuid: $relatedObjectUuid
      remedialSectionUuid: $remedialSectionUuid
      answers: $answers
    ) @include(if: $saveProgress) {
      wizardProgress {
        ...SavedProgress
      }
    }
  }
  ${SavedIdentity}
  ${SavedProgress}
`;
