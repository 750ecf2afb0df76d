import { gql, type TypedDocumentNode } from "urql";
import type { OpenCountQuery, OpenCountQueryVariables } from "../graphql/operations.generated.ts";

export const OpenCount: TypedDocumentNode<OpenCountQuery, OpenCountQueryVariables> = gql`
  query OpenCount($branchId: ID) {
    applicationCounts(branchId: $branchId) {
      open
    }
  }
`;
