import { gql, type TypedDocumentNode } from "urql";
import type { GetMeQuery, GetMeQueryVariables } from "../graphql/operations.generated.ts";

export type Me = GetMeQuery["me"];

export const MeFields = gql`
  fragment MeFields on Me {
    branchId
    wantsEvents
    wantsDigest
    provider
    user {
      id
      email
      name
      rights
    }
    agency {
      id
      name
      accent
      accentText
      logo
      isStopped
      outcomeLabels {
        outcome
        label
      }
      branches {
        id
        name
      }
    }
  }
`;

/** Runs once at the root. */
export const GetMe: TypedDocumentNode<GetMeQuery, GetMeQueryVariables> = gql`
  query GetMe {
    me {
      ...MeFields
    }
  }
  ${MeFields}
`;
