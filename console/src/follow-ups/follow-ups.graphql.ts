import { gql, type TypedDocumentNode } from "urql";
import type {
  AskedTenanciesQuery,
  AskedTenanciesQueryVariables,
  ConfirmStillLetMutation,
  ConfirmStillLetMutationVariables,
  FollowUpCountsQuery,
  FollowUpCountsQueryVariables,
  FollowUpsQuery,
  FollowUpsQueryVariables,
} from "../graphql/operations.generated.ts";

export type ShownFollowUp = FollowUpsQuery["followUps"]["rows"][number];
export type ShownTenancy = AskedTenanciesQuery["askedTenancies"]["rows"][number];
export type Counts = FollowUpCountsQuery["followUpCounts"];

export const followUpViews = ["open", "over", "asked"] as const;
export type FollowUpView = (typeof followUpViews)[number];

export const FollowUps: TypedDocumentNode<FollowUpsQuery, FollowUpsQueryVariables> = gql`
  query FollowUps($group: FollowUpGroup!, $after: String) {
    followUps(group: $group, after: $after) {
      next
      rows {
        partyId
        applicationId
        number
        firstName
        lastName
        home
        agency
        agencyHasEmail
        checkedOn
        followUpBy
        endedOn
        state
      }
    }
  }
`;

/** The number of the navigation is renewed with them. */
export const FollowUpCounts: TypedDocumentNode<FollowUpCountsQuery, FollowUpCountsQueryVariables> = gql`
  query FollowUpCounts {
    followUpsDue
    followUpCounts {
      late
      due
      later
      over
      asked
    }
  }
`;

export const AskedTenancies: TypedDocumentNode<AskedTenanciesQuery, AskedTenanciesQueryVariables> = gql`
  query AskedTenancies($after: String) {
    askedTenancies(after: $after) {
      next
      rows {
        applicationId
        home
        agency
        agencyHasEmail
        startsOn
        knownOn
      }
    }
  }
`;

export const ConfirmStillLet: TypedDocumentNode<ConfirmStillLetMutation, ConfirmStillLetMutationVariables> =
  gql`
    mutation ConfirmStillLet($applicationId: ID!) {
      confirmStillLet(applicationId: $applicationId)
    }
  `;
