import { gql, type TypedDocumentNode } from "urql";
import type {
  AskRefereeAgainMutation,
  AskRefereeAgainMutationVariables,
  DossierOfQuery,
  WaiveReferenceMutation,
  WaiveReferenceMutationVariables,
} from "../graphql/operations.generated.ts";

export type ShownReference = DossierOfQuery["dossier"]["references"][number];
export type ShownCall = ShownReference["calls"][number];

export const ReferenceFields = gql`
  fragment ReferenceFields on PartyReference {
    id
    kind
    state
    residenceUuid
    sourceUuid
    name
    email
    sentAt
    answeredAt
    shown
    answers
    review
    decline
    signals
    waiver {
      reason
      note
      by
      at
    }
    weighs
    reply
    repliedAt
    calls {
      id
      channel
      calledAt
      contact
      source
      sourceNote
      isReached
      spokeTo
      said
      isCorrected
      corrects
      by
      at
    }
  }
`;

export const AskRefereeAgain: TypedDocumentNode<AskRefereeAgainMutation, AskRefereeAgainMutationVariables> =
  gql`
  mutation AskRefereeAgain($partyId: ID!, $referenceId: ID!, $email: String!) {
    askRefereeAgain(partyId: $partyId, referenceId: $referenceId, email: $email)
  }
`;

export const WaiveReference: TypedDocumentNode<WaiveReferenceMutation, WaiveReferenceMutationVariables> = gql`
  mutation WaiveReference($partyId: ID!, $referenceId: ID!, $reason: WaiverReason!, $note: String!) {
    waiveReference(partyId: $partyId, referenceId: $referenceId, reason: $reason, note: $note)
  }
`;
