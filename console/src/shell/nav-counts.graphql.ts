import { gql, type TypedDocumentNode } from "urql";
import type { NavCountsQuery, NavCountsQueryVariables } from "../graphql/operations.generated.ts";

export const NavCounts: TypedDocumentNode<NavCountsQuery, NavCountsQueryVariables> = gql`
  query NavCounts {
    followUpsDue
  }
`;
