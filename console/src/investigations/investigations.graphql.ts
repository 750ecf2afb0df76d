import { gql, type TypedDocumentNode } from "urql";
import type {
  CaseBundleOfQuery,
  CaseBundleOfQueryVariables,
  CaseBundlesQuery,
  CaseBundlesQueryVariables,
  ReleaseCaseBundleMutation,
  ReleaseCaseBundleMutationVariables,
  ReturnCaseBundleMutation,
  ReturnCaseBundleMutationVariables,
} from "../graphql/operations.generated.ts";

export type ListedBundle = CaseBundlesQuery["caseBundles"][number];
export type ReadBundle = CaseBundleOfQuery["caseBundle"];

export const CaseBundles: TypedDocumentNode<CaseBundlesQuery, CaseBundlesQueryVariables> = gql`
  query CaseBundles {
    caseBundles {
      id
      number
      name
      recipient
      state
      isYours
      askedBy
      askedAt
      settledBy
      settledAt
      settledNote
    }
  }
`;

export const CaseBundleOf: TypedDocumentNode<CaseBundleOfQuery, CaseBundleOfQueryVariables> = gql`
  query CaseBundleOf($id: ID!) {
    caseBundle(id: $id) {
      bundle {
        id
        name
        recipient
      }
      content
    }
  }
`;

export const ReleaseCaseBundle: TypedDocumentNode<
  ReleaseCaseBundleMutation,
  ReleaseCaseBundleMutationVariables
> = gql`
  mutation ReleaseCaseBundle($id: ID!) {
    releaseCaseBundle(id: $id)
  }
`;

export const ReturnCaseBundle: TypedDocumentNode<
  ReturnCaseBundleMutation,
  ReturnCaseBundleMutationVariables
> = gql`
  mutation ReturnCaseBundle($id: ID!, $note: String!) {
    returnCaseBundle(id: $id, note: $note)
  }
`;
