import { gql, type TypedDocumentNode } from "urql";
import { ReferenceFields } from "../../desk/reference.graphql.ts";
import type {
  GiveSecondReviewMutation,
  GiveSecondReviewMutationVariables,
  SecondReviewOfQuery,
  SecondReviewOfQueryVariables,
  SettleSecondReviewMutation,
  SettleSecondReviewMutationVariables,
} from "../../graphql/operations.generated.ts";
import { AnswerFields, DocumentFields } from "../case.graphql.ts";

export type ShownReview = SecondReviewOfQuery["secondReview"];

/** Everything that an answer or a settlement changes. */
const OutcomeFields = gql`
  fragment OutcomeFields on SecondReview {
    id
    first {
      outcome
      reasons
      note
      by
      at
    }
    second {
      outcome
      reasons
      note
      by
      at
    }
    agrees
    settled {
      by
      at
      note
    }
    maySettle
  }
`;

export const SecondReviewOf: TypedDocumentNode<SecondReviewOfQuery, SecondReviewOfQueryVariables> = gql`
  query SecondReviewOf($id: ID!) {
    secondReview(id: $id) {
      ...OutcomeFields
      partyId
      number
      firstName
      lastName
      home
      currency
      role
      sections
      guarantor
      outside {
        id
        kind
        title
        provider
        madeOn
        ccjs
        insolvency
      }
      items {
        section
        relatedObjectUuid
        remedialSectionUuid
        rows {
          step
          answer {
            ...AnswerFields
          }
        }
      }
      documents {
        ...DocumentFields
      }
      references {
        ...ReferenceFields
      }
      income {
        rentMinor
        incomeMultiple
        incomeMinor
        savingsMinor
        sources {
          uuid
          rule
          currency
          declaredMinor
          evidencedMinor
          countedMinor
          rate
          rateDate
        }
      }
    }
  }
  ${OutcomeFields}
  ${AnswerFields}
  ${DocumentFields}
  ${ReferenceFields}
`;

export const GiveSecondReview: TypedDocumentNode<
  GiveSecondReviewMutation,
  GiveSecondReviewMutationVariables
> = gql`
  mutation GiveSecondReview($id: ID!, $outcome: DecisionOutcome!, $reasons: [DecisionReason!]!, $note: String!) {
    giveSecondReview(id: $id, outcome: $outcome, reasons: $reasons, note: $note) {
      ...OutcomeFields
    }
  }
  ${OutcomeFields}
`;

export const SettleSecondReview: TypedDocumentNode<
  SettleSecondReviewMutation,
  SettleSecondReviewMutationVariables
> = gql`
  mutation SettleSecondReview($id: ID!, $note: String!) {
    settleSecondReview(id: $id, note: $note) {
      ...OutcomeFields
    }
  }
  ${OutcomeFields}
`;
