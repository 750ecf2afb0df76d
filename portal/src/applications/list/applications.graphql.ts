import { gql, type TypedDocumentNode } from "urql";
import type {
  ApplicationCountsQuery,
  ApplicationCountsQueryVariables,
  ApplicationsQuery,
  ApplicationsQueryVariables,
  WithdrawApplicationsMutation,
  WithdrawApplicationsMutationVariables,
} from "../../graphql/operations.generated.ts";

export type ApplicationsPage = ApplicationsQuery["applications"];
export type ListedApplication = ApplicationsPage["rows"][number];
export type Counts = ApplicationCountsQuery["applicationCounts"];

export const Applications: TypedDocumentNode<ApplicationsQuery, ApplicationsQueryVariables> = gql`
  query Applications(
    $view: AgencysView!
    $search: String!
    $status: PartyStatus
    $branchId: ID
    $after: String
  ) {
    applications(view: $view, search: $search, status: $status, branchId: $branchId, after: $after) {
      next
      rows {
        id
        home
        reference
        start
        turn
        tasks
        since
        promisedFor
        isPaused
        isLate
        outcome
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

export const ApplicationCounts: TypedDocumentNode<ApplicationCountsQuery, ApplicationCountsQueryVariables> =
  gql`
  query ApplicationCounts($branchId: ID) {
    applicationCounts(branchId: $branchId) {
      open
      yours
      applicants
      referees
      provider
      late
    }
  }
`;

/** The list is read anew afterwards. */
export const WithdrawApplications: TypedDocumentNode<
  WithdrawApplicationsMutation,
  WithdrawApplicationsMutationVariables
> = gql`
  mutation WithdrawApplications($ids: [ID!]!) {
    withdrawApplications(ids: $ids) {
      id
      turn
    }
  }
`;
