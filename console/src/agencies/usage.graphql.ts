import { gql, type TypedDocumentNode } from "urql";
import type { UsageOfMonthsQuery, UsageOfMonthsQueryVariables } from "../graphql/operations.generated.ts";

export type AgencyUsage = UsageOfMonthsQuery;

export const UsageOfMonths: TypedDocumentNode<UsageOfMonthsQuery, UsageOfMonthsQueryVariables> = gql`
  query UsageOfMonths($from: String!, $to: String!) {
    usage(from: $from, to: $to) {
      month
      agencyId
      agency
      branch
      policy
      started
      finished
      decidedAgain
      withdrawn
      expired
    }
    policyNames {
      name
      title
    }
  }
`;
