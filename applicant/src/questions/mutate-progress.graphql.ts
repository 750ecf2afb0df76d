import { gql, type TypedDocumentNode } from "urql";
import type {
  MutateProgressMutation,
  MutateProgressMutationVariables,
} from "../graphql/operations.generated.ts";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";

/** Saves the progress of a step without its own mutation (spec 1 §7). */
export const MutateProgress: TypedDocumentNode<MutateProgressMutation, MutateProgressMutationVariables> = gql`
  mutation MutateProgress(
    $id: Int
    $name: SectionName!
    $completedSteps: [String!]!
    $completed: Boolean!
    $relatedObjectUuid: ID
    $remedialSectionUuid: ID
    $answers: Json
    $answersBefore: Json
  ) {
    updateWizardProgress(
      id: $id
      name: $name
      completedSteps: $completedSteps
      completed: $completed
      relatedObjectUuid: $relatedObjectUuid
      remedialSectionUuid: $remedialSectionUuid
      answers: $answers
      answersBefore: $answersBefore
    ) {
      wizardProgress {
        ...SavedProgress
      }
    }
  }
  ${SavedProgress}
`;
