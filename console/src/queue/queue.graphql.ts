import { gql, type TypedDocumentNode } from "urql";
import type {
  QueueCountsQuery,
  QueueCountsQueryVariables,
  QueueFilter,
  QueueQuery,
  QueueQueryVariables,
  SanctionsToJudgeQuery,
  SanctionsToJudgeQueryVariables,
  SearchPlacesQuery,
  SearchPlacesQueryVariables,
  QueueOrder as WireOrder,
} from "../graphql/operations.generated.ts";

export type QueueRow = QueueQuery["queue"]["rows"][number];
export type Counts = QueueCountsQuery["queueCounts"];

/** The views, in the order in which they are offered. */
export const queueViews = [
  "OPEN",
  "MINE",
  "LATE",
  "ANSWERS",
  "WAITING",
  "APPLICANTS",
  "HELD",
  "CLOSED",
] as const satisfies readonly QueueFilter[];
export type QueueView = (typeof queueViews)[number];

/** Within the view: the longest wait first, or the soonest deadline for an agreement. */
export const queueOrders = ["WAIT", "AGREEMENT"] as const satisfies readonly WireOrder[];
export type QueueOrder = (typeof queueOrders)[number];

export const Queue: TypedDocumentNode<QueueQuery, QueueQueryVariables> = gql`
  query Queue($filter: QueueFilter!, $order: QueueOrder!, $search: String!, $only: CaseFiltersInput, $after: String) {
    queue(filter: $filter, order: $order, search: $search, only: $only, after: $after) {
      next
      rows {
        partyId
        applicationId
        number
        firstName
        lastName
        home
        moveIn
        status
        since
        submittedAt
        dueOn
        agreementBy
        isAnswer
        stage
        heldUntil
        onHoldUntil
        reviewer {
          id
          name
        }
        sections {
          name
          progress
        }
      }
    }
  }
`;

/** Asked once a view shows nothing for a search. */
export const SearchPlaces: TypedDocumentNode<SearchPlacesQuery, SearchPlacesQueryVariables> = gql`
  query SearchPlaces($search: String!) {
    searchPlaces(search: $search) {
      filter
      count
      isMore
    }
  }
`;

/** People with a name on the sanctions list that waits for a verdict, whatever view is shown. */
export const SanctionsToJudge: TypedDocumentNode<SanctionsToJudgeQuery, SanctionsToJudgeQueryVariables> = gql`
  query SanctionsToJudge {
    sanctionsToJudge {
      id
      firstName
      lastName
      number
    }
  }
`;

export const QueueCounts: TypedDocumentNode<QueueCountsQuery, QueueCountsQueryVariables> = gql`
  query QueueCounts {
    queueCounts {
      waiting
      inReview
      mine
      late
      answers
      applicants
      held
      oldest
    }
  }
`;
