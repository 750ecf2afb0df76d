import { gql, type TypedDocumentNode } from "urql";
import { AffordabilityFields } from "../desk/affordability.graphql.ts";
import { OutsideFields } from "../desk/outside.graphql.ts";
import { PartyFields } from "../desk/party.graphql.ts";
import type {
  AgreeToDecisionMutation,
  AgreeToDecisionMutationVariables,
  DecisionDeskFieldsFragment,
  DecisionOfQuery,
  DecisionOfQueryVariables,
  ProposeDecisionMutation,
  ProposeDecisionMutationVariables,
  RecordConditionsMutation,
  RecordConditionsMutationVariables,
  RecordDueDiligenceMutation,
  RecordDueDiligenceMutationVariables,
  RefuseDecisionMutation,
  RefuseDecisionMutationVariables,
  TakeBackDecisionMutation,
  TakeBackDecisionMutationVariables,
} from "../graphql/operations.generated.ts";

export type Desk = DecisionDeskFieldsFragment;
export type ShownDecision = NonNullable<Desk["open"]>;

const DecisionFields = gql`
  fragment DecisionFields on Decision {
    id
    outcome
    reasons
    conditions
    metBy
    canned
    words
    note
    confirmedRule
    override {
      reason
      words
    }
    state
    needsSecond
    proposedBy {
      id
      name
    }
    proposedAt
    askedStaff {
      id
      name
    }
    secondBy {
      id
      name
    }
    secondAt
    secondNote
    droppedBecause
    finalAt
    secondLook {
      text
      language
      askedAt
    }
    recorded {
      outcome
      note
      by
      at
    }
    isOverdue
  }
`;

const PreviewFields = gql`
  fragment PreviewFields on DecisionPreview {
    language
    subject
    lines
  }
`;

const DecisionDeskFields = gql`
  fragment DecisionDeskFields on DecisionDesk {
    id
    application {
      id
      home
      country
      rentMinor
      currency
      policyTitle
      policyVersion
      affordability {
        ...AffordabilityFields
      }
    }
    party {
      ...PartyFields
    }
    heldByYou
    holder {
      id
      name
    }
    calculated
    householdMet
    guarantor
    basis
    alwaysSecond
    forbidden
    isRightNotShown
    dueDiligence {
      recorded {
        sourceOfFunds
        by
        at
      }
    }
    outsideSlots {
      kind
      maxDays
    }
    outsideResults {
      ...OutsideFields
    }
    references {
      id
      kind
      name
      state
      waived
      repliedAt
    }
    isReferenceOpen
    found {
      id
      type
      side
      section
      findings {
        id
        level
        values
      }
      verdict {
        explained
      }
    }
    documents {
      documentId
      section
      type
      side
      verdict
    }
    blocked {
      outcome
      block
    }
    mayDecide
    openIsYours
    isCurrent
    open {
      ...DecisionFields
    }
    earlier {
      ...DecisionFields
    }
    contested {
      ...DecisionFields
    }
    evidence {
      documentId
      section
      type
      side
      verdict
      openedAt
    }
    outsideEvidence {
      result {
        id
        kind
        title
        provider
      }
      openedAt
    }
    colleagues {
      id
      name
    }
    waitsFor {
      id
      number
      firstName
      lastName
    }
    previews {
      outcome
      withConditions
      withSources
      theirs {
        ...PreviewFields
      }
      yours {
        ...PreviewFields
      }
    }
  }
  ${AffordabilityFields}
  ${PartyFields}
  ${OutsideFields}
  ${DecisionFields}
  ${PreviewFields}
`;

export const DecisionOf: TypedDocumentNode<DecisionOfQuery, DecisionOfQueryVariables> = gql`
  query DecisionOf($partyId: ID!, $language: Language!) {
    decisionDesk(partyId: $partyId, language: $language) {
      ...DecisionDeskFields
    }
  }
  ${DecisionDeskFields}
`;

export const ProposeDecision: TypedDocumentNode<ProposeDecisionMutation, ProposeDecisionMutationVariables> =
  gql`
  mutation ProposeDecision($partyId: ID!, $input: DecisionInput!, $language: Language!) {
    proposeDecision(partyId: $partyId, input: $input, language: $language) {
      ...DecisionDeskFields
    }
  }
  ${DecisionDeskFields}
`;

export const AgreeToDecision: TypedDocumentNode<AgreeToDecisionMutation, AgreeToDecisionMutationVariables> =
  gql`
  mutation AgreeToDecision($decisionId: ID!, $note: String!, $language: Language!) {
    agreeToDecision(decisionId: $decisionId, note: $note, language: $language) {
      ...DecisionDeskFields
    }
  }
  ${DecisionDeskFields}
`;

export const RefuseDecision: TypedDocumentNode<RefuseDecisionMutation, RefuseDecisionMutationVariables> = gql`
  mutation RefuseDecision($decisionId: ID!, $note: String!, $language: Language!) {
    refuseDecision(decisionId: $decisionId, note: $note, language: $language) {
      ...DecisionDeskFields
    }
  }
  ${DecisionDeskFields}
`;

export const TakeBackDecision: TypedDocumentNode<
  TakeBackDecisionMutation,
  TakeBackDecisionMutationVariables
> = gql`
  mutation TakeBackDecision($decisionId: ID!, $note: String!, $language: Language!) {
    takeBackDecision(decisionId: $decisionId, note: $note, language: $language) {
      ...DecisionDeskFields
    }
  }
  ${DecisionDeskFields}
`;

export const RecordConditions: TypedDocumentNode<
  RecordConditionsMutation,
  RecordConditionsMutationVariables
> = gql`
  mutation RecordConditions(
    $decisionId: ID!
    $outcome: ConditionOutcome!
    $note: String!
    $language: Language!
  ) {
    recordConditions(decisionId: $decisionId, outcome: $outcome, note: $note, language: $language) {
      ...DecisionDeskFields
    }
  }
  ${DecisionDeskFields}
`;

export const RecordDueDiligence: TypedDocumentNode<
  RecordDueDiligenceMutation,
  RecordDueDiligenceMutationVariables
> = gql`
  mutation RecordDueDiligence($partyId: ID!, $sourceOfFunds: String!) {
    recordDueDiligence(partyId: $partyId, sourceOfFunds: $sourceOfFunds)
  }
`;
