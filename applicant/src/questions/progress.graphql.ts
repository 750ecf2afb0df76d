import { gql, type TypedDocumentNode } from "urql";
import type { ProgressQuery, ProgressQueryVariables } from "../graphql/operations.generated.ts";

/** Whether the validation was submitted meanwhile, in another tab or on another device. */
export const Progress: TypedDocumentNode<ProgressQuery, ProgressQueryVariables> = gql`
  query Progress {
    me {
      uuid
      latestValidation {
        uuid
        validationSubmitted
      }
    }
  }
`;
