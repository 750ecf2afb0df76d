import { gql, type TypedDocumentNode } from "urql";
import type {
  DocumentOfQuery,
  DocumentOfQueryVariables,
  JudgeDocumentMutation,
  JudgeDocumentMutationVariables,
  RevealDocumentNumberMutation,
  RevealDocumentNumberMutationVariables,
} from "../../graphql/operations.generated.ts";
import { DocumentFields, VerdictFields } from "../case.graphql.ts";

export type ViewedDocument = DocumentOfQuery["document"];

export const DocumentOf: TypedDocumentNode<DocumentOfQuery, DocumentOfQueryVariables> = gql`
  query DocumentOf($partyId: ID!, $documentId: ID!) {
    document(partyId: $partyId, documentId: $documentId) {
      id
      heldUntil
      heldByYou
      secondReviewId
      mayTake
      party {
        id
        number
        firstName
        lastName
        status
        reviewer {
          id
          name
        }
      }
      document {
        ...DocumentFields
      }
      documents {
        ...DocumentFields
      }
      claim {
        name
        birthdate
        isPaper
        income {
          incomeType
          employer
          currency
          yearlyMinor
          netMinor
          netFrequency
        }
      }
      compared {
        field
        typed
        shown
        agrees
      }
    }
  }
  ${DocumentFields}
`;

export const JudgeDocument: TypedDocumentNode<JudgeDocumentMutation, JudgeDocumentMutationVariables> = gql`
  mutation JudgeDocument(
    $partyId: ID!
    $documentId: ID!
    $verdict: DocumentVerdictKind!
    $reasons: [String!]!
    $note: String!
    $explained: [String!]!
    $shownMinor: Float
  ) {
    judgeDocument(
      partyId: $partyId
      documentId: $documentId
      verdict: $verdict
      reasons: $reasons
      note: $note
      explained: $explained
      shownMinor: $shownMinor
    ) {
      id
      ...VerdictFields
    }
  }
  ${VerdictFields}
`;

export const RevealDocumentNumber: TypedDocumentNode<
  RevealDocumentNumberMutation,
  RevealDocumentNumberMutationVariables
> = gql`
  mutation RevealDocumentNumber($partyId: ID!, $documentId: ID!) {
    revealDocumentNumber(partyId: $partyId, documentId: $documentId)
  }
`;
