import { gql } from "urql";

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

export const SavedProgress = gql`
  fragment SavedProgress on WizardProgress {
    id
    name
    completedDtm
    completedSteps
    relatedObjectUuid
  }
`;
