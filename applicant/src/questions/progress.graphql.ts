import { gql, type TypedDocumentNode } from "urql";
import type { ProgressQuery, ProgressQueryVariables } from "../graphql/operations.generated.ts";

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
