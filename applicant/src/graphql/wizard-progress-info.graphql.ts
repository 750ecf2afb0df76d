import { gql, type TypedDocumentNode } from "urql";
import type {
  GetWizardProgressInfoQuery,
  GetWizardProgressInfoQueryVariables,
} from "./operations.generated.ts";
import { ProgressFields } from "./progress-fields.graphql.ts";

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
          ...ProgressFields
        }
      }
    }
  }
  ${ProgressFields}
`;
