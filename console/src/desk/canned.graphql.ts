import { gql, type TypedDocumentNode } from "urql";
import type {
  CannedOfDecisionQuery,
  CannedOfDecisionQueryVariables,
  CannedOfRequestQuery,
  CannedOfRequestQueryVariables,
  OfferedCannedTextsQuery,
  OfferedCannedTextsQueryVariables,
} from "../graphql/operations.generated.ts";

export const OfferedCannedTexts: TypedDocumentNode<
  OfferedCannedTextsQuery,
  OfferedCannedTextsQueryVariables
> = gql`
  query OfferedCannedTexts($use: CannedUse!) {
    offeredCannedTexts(use: $use) {
      id
      versionId
      name
      reason
    }
  }
`;

export const CannedOfRequest: TypedDocumentNode<CannedOfRequestQuery, CannedOfRequestQueryVariables> = gql`
  query CannedOfRequest($partyId: ID!, $request: RequestInput!) {
    cannedOfRequest(partyId: $partyId, request: $request) {
      versionId
      theirs
      yours
    }
  }
`;

export const CannedOfDecision: TypedDocumentNode<CannedOfDecisionQuery, CannedOfDecisionQueryVariables> = gql`
  query CannedOfDecision($partyId: ID!, $canned: [CannedChoiceInput!]!) {
    cannedOfDecision(partyId: $partyId, canned: $canned) {
      versionId
      theirs
      yours
    }
  }
`;
