import { gql, type TypedDocumentNode } from "urql";
import type { ApplicationsQuery, ApplicationsQueryVariables } from "../graphql/operations.generated.ts";

export type ListedApplication = ApplicationsQuery["applications"]["rows"][number];

export const Applications: TypedDocumentNode<ApplicationsQuery, ApplicationsQueryVariables> = gql`
  query Applications($search: String!, $only: CaseFiltersInput, $after: String) {
    applications(search: $search, only: $only, after: $after) {
      next
      rows {
        id
        home
        agency
        reference
        rentMinor
        currency
        start
        createdAt
        people {
          id
          number
          firstName
          lastName
          role
          status
        }
      }
    }
  }
`;
