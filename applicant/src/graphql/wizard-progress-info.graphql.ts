import type { ProgressItem } from "@latchkey/domain/wizard/progress.ts";
import { gql, type TypedDocumentNode } from "urql";

interface Result {
  readonly me: {
    readonly uuid: string;
    readonly latestValidation: {
      readonly uuid: string;
      readonly progress: readonly ProgressItem[];
    } | null;
  };
}

export const GetWizardProgressInfo: TypedDocumentNode<Result, Record<string, never>> = gql`
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
