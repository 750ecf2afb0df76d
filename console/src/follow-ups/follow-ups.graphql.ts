import { gql, type TypedDocumentNode } from "urql";
import type { FollowUpsQuery, FollowUpsQueryVariables } from "../graphql/operations.generated.ts";

export type ShownFollowUp = FollowUpsQuery["followUps"][number];

export const FollowUps: TypedDocumentNode<FollowUpsQuery, FollowUpsQueryVariables> = gql`
  query FollowUps {
    followUps {
      partyId
      applicationId
      number
      firstName
      lastName
      home
      agency
      checkedOn
      followUpBy
      endedOn
      state
    }
  }
`;
