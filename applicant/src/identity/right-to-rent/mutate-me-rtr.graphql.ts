import { gql, type TypedDocumentNode } from "urql";
import type {
  MutateMeRtrMutation,
  MutateMeRtrMutationVariables,
} from "../../graphql/operations.generated.ts";
import { SavedProgress } from "../../graphql/progress-fields.graphql.ts";
import { SavedIdentity } from "../identity-fields.graphql.ts";

/** Like MutateMe, plus the share code: the mutation of the right-to-rent variant (spec 2 §7). */
export const MutateMeRTR: TypedDocumentNode<MutateMeRtrMutation, MutateMeRtrMutationVariables> = gql`
  mutation MutateMeRTR(
    $firstName: String
    $middleName: String
    $lastName: String
    $birthdate: Date
    $nationality: String
    $shareCode: String
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
      shareCode: $shareCode
      identityDocuments: $identityDocuments
      withdrawnDocuments: $withdrawnDocuments
      remedialSectionUuid: $remedialSectionUuid
    ) {
      me {
        ...SavedIdentity
        profile {
          shareCode
        }
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
