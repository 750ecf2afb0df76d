import { gql, type TypedDocumentNode } from "urql";
import type { OwnUsageQuery, OwnUsageQueryVariables } from "../graphql/operations.generated.ts";

export const OwnUsage: TypedDocumentNode<OwnUsageQuery, OwnUsageQueryVariables> = gql`
  query OwnUsage($from: String!, $to: String!) {
    usage(from: $from, to: $to) {
      month
      branch
      policy
      policyTitle
      started
      finished
      decidedAgain
      withdrawn
      expired
    }
  }
`;
