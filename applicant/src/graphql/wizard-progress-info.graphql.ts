import { gql, type TypedDocumentNode } from "urql";
import type {
  GetWizardProgressInfoQuery,
  GetWizardProgressInfoQueryVariables,
} from "./operations.generated.ts";

export const GetWizardProgressInfo: TypedDocumentNode<
  GetWizardProgressInfoQuery,
  GetWizardProgressInfoQueryVariables
> = gql`
  query GetWizardProgressInfo {
    me {
      uuid
      latestValidation {
        uuid
        progress {
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
      }
    }
  }
`;
