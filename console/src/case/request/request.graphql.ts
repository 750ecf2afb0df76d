import { gql, type TypedDocumentNode } from "urql";
import type {
  AskForMoreMutation,
  AskForMoreMutationVariables,
  RequestChoicesOfQuery,
  RequestChoicesOfQueryVariables,
} from "../../graphql/operations.generated.ts";

export type OfferedSubject = RequestChoicesOfQuery["requestChoices"]["subjects"][number];

export const RequestChoicesOf: TypedDocumentNode<RequestChoicesOfQuery, RequestChoicesOfQueryVariables> = gql`
  query RequestChoicesOf($partyId: ID!) {
    requestChoices(partyId: $partyId) {
      language
      subjects {
        section
        relatedObjectUuid
        about {
          incomeType
          name
        }
        starts {
          step
          title
          document {
            type
            side
          }
          ends
        }
        reasons
        documentTypes
      }
    }
  }
`;

export const AskForMore: TypedDocumentNode<AskForMoreMutation, AskForMoreMutationVariables> = gql`
  mutation AskForMore($partyId: ID!, $requests: [RequestInput!]!) {
    askForMore(partyId: $partyId, requests: $requests)
  }
`;
