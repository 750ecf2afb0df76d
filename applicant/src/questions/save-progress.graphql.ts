/** The part of a mutation that saves the progress of a step after its facts, in the same transaction (spec 2 §7). */

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

export const SAVE_PROGRESS = `
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
`;
