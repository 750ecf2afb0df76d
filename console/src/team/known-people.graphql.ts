import { gql, type TypedDocumentNode } from "urql";
import type {
  KnownPeopleQuery,
  KnownPeopleQueryVariables,
  LiftKnownPersonMutation,
  LiftKnownPersonMutationVariables,
} from "../graphql/operations.generated.ts";

export type ListedKnownPerson = KnownPeopleQuery["knownPeople"][number];

export const KnownPeople: TypedDocumentNode<KnownPeopleQuery, KnownPeopleQueryVariables> = gql`
  query KnownPeople {
    knownPeople {
      id
      number
      reviewer
      at
    }
  }
`;

export const LiftKnownPerson: TypedDocumentNode<LiftKnownPersonMutation, LiftKnownPersonMutationVariables> =
  gql`
    mutation LiftKnownPerson($id: ID!, $reason: String!) {
      liftKnownPerson(id: $id, reason: $reason)
    }
  `;
