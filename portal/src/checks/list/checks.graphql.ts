import { gql, type TypedDocumentNode } from "urql";
import type { ChecksQuery, ChecksQueryVariables } from "../../graphql/operations.generated.ts";

export type ListedCheck = ChecksQuery["checks"]["rows"][number];

export const Checks: TypedDocumentNode<ChecksQuery, ChecksQueryVariables> = gql`
  query Checks($search: String!, $after: String) {
    checks(search: $search, after: $after) {
      next
      rows {
        id
        number
        firstName
        lastName
        home
        reference
        start
        signedOn
        recordedOn
        shows
        followUpBy
        isDue
        isExempt
      }
    }
  }
`;
