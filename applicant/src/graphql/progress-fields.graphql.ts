import { gql } from "urql";

/** A progress item as pages read it (spec 1 §3). */
export const ProgressFields = gql`
  fragment ProgressFields on WizardProgress {
    id
    uuid
    name
    completedSteps
    startedDtm
    completedDtm
    submittedDtm
    optional
    relatedObjectUuid
    remedialSectionUuid
  }
`;

/** A progress item as a save answers it (spec 1 §7). */
export const SavedProgress = gql`
  fragment SavedProgress on WizardProgress {
    id
    name
    completedDtm
    completedSteps
    relatedObjectUuid
  }
`;
