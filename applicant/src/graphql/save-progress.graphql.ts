import { gql } from "urql";
import { SavedProgress } from "./progress-fields.graphql.ts";

/** The variables of `SaveProgress`; GraphQL wants them declared by every operation. */
export const PROGRESS_VARIABLES = `
  $remedialSectionUuid: ID
  $saveProgress: Boolean!
  $progressId: Int
  $section: SectionName!
  $completedSteps: [String!]!
  $completed: Boolean!
  $relatedObjectUuid: ID
  $answers: Json
  $answersBefore: Json
`;

/** Saves the progress of a step after its facts, in the same transaction (spec 2 §7). */
export const SaveProgress = gql`
  fragment SaveProgress on Mutation {
    updateWizardProgress(
      id: $progressId
      name: $section
      completedSteps: $completedSteps
      completed: $completed
      relatedObjectUuid: $relatedObjectUuid
      remedialSectionUuid: $remedialSectionUuid
      answers: $answers
      answersBefore: $answersBefore
    ) @include(if: $saveProgress) {
      wizardProgress {
        ...SavedProgress
      }
    }
  }
  ${SavedProgress}
`;
