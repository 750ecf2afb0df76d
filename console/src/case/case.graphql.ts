import { ANSWER_PARTS } from "@latchkey/browser/answers/answer-parts.ts";
import { gql, type TypedDocumentNode } from "urql";
import { AffordabilityFields } from "../desk/affordability.graphql.ts";
import { OutsideFields } from "../desk/outside.graphql.ts";
import { PartyFields } from "../desk/party.graphql.ts";
import { ReferenceFields } from "../desk/reference.graphql.ts";
import type {
  DossierOfQuery,
  DossierOfQueryVariables,
  ReleasePartyMutation,
  ReleasePartyMutationVariables,
  RevealAnswerMutation,
  RevealAnswerMutationVariables,
  TakePartyMutation,
  TakePartyMutationVariables,
  WriteNoteMutation,
  WriteNoteMutationVariables,
} from "../graphql/operations.generated.ts";

export type ShownDossier = DossierOfQuery["dossier"];
export type ShownItem = ShownDossier["items"][number];
export type ShownRow = ShownItem["rows"][number];
export type ShownAnswer = ShownRow["answer"];
export type ShownDocument = ShownDossier["documents"][number];

export const AnswerFields = gql`
  fragment AnswerFields on AnswerLine {
    parts {
      ${ANSWER_PARTS}
    }
  }
`;

export const VerdictFields = gql`
  fragment VerdictFields on PartyDocument {
    verdict {
      verdict
      reasons
      note
      explained
      shownMinor
      by
      at
    }
  }
`;

/** A document, with what was noticed about it and what was said of it. */
export const DocumentFields = gql`
  fragment DocumentFields on PartyDocument {
    id
    section
    relatedObjectUuid
    remedialSectionUuid
    type
    side
    origin
    fileName
    givenName
    contentType
    sizeBytes
    scanState
    expiresOn
    addedAt
    findings {
      id
      level
      values
      boxes {
        page
        x
        y
        width
        height
      }
    }
    ...VerdictFields
  }
  ${VerdictFields}
`;

const NoteFields = gql`
  fragment NoteFields on PartyNote {
    id
    text
    kind
    author
    givenTo
    at
  }
`;

export const DossierOf: TypedDocumentNode<DossierOfQuery, DossierOfQueryVariables> = gql`
  query DossierOf($partyId: ID!) {
    dossier(partyId: $partyId) {
      id
      round
      heldUntil
      heldByYou
      mayTake
      caseHold {
        until
        reason
        note
        by
        at
      }
      sanctions {
        state
        day
        open
      }
      application {
        id
        home
        country
        rentMinor
        currency
        start
        affordability {
          ...AffordabilityFields
        }
      }
      party {
        ...PartyFields
        since
        submittedAt
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
      changes {
        section
        relatedObjectUuid
        remedialSectionUuid
        step
        before {
          ...AnswerFields
        }
        after {
          ...AnswerFields
        }
      }
      requests {
        uuid
        section
        relatedObjectUuid
        start
        end
        reasons
        comment
        documentType
        sentAt
        dueOn
        answeredAt
        confirmedRule
        by
      }
      documents {
        ...DocumentFields
      }
      references {
        ...ReferenceFields
      }
      givenNote {
        ...NoteFields
      }
      notes {
        ...NoteFields
      }
      calls {
        id
        way
        direction
        calledAt
        spokeTo
        said
        corrects
        isCorrected
        by
        at
      }
      events {
        kind
        at
        by
      }
      outsideSlots {
        kind
        maxDays
      }
      outsideResults {
        ...OutsideFields
      }
      earlierOutside {
        ...OutsideFields
      }
      failedEmails {
        kind
        reason
        at
      }
    }
  }
  ${AnswerFields}
  ${AffordabilityFields}
  ${PartyFields}
  ${OutsideFields}
  ${DocumentFields}
  ${ReferenceFields}
  ${NoteFields}
`;

export const TakeParty: TypedDocumentNode<TakePartyMutation, TakePartyMutationVariables> = gql`
  mutation TakeParty($partyId: ID!, $reason: String) {
    takeParty(partyId: $partyId, reason: $reason)
  }
`;

export const ReleaseParty: TypedDocumentNode<ReleasePartyMutation, ReleasePartyMutationVariables> = gql`
  mutation ReleaseParty($partyId: ID!) {
    releaseParty(partyId: $partyId)
  }
`;

export const RevealAnswer: TypedDocumentNode<RevealAnswerMutation, RevealAnswerMutationVariables> = gql`
  mutation RevealAnswer(
    $partyId: ID!
    $section: SectionName!
    $relatedObjectUuid: ID
    $remedialSectionUuid: ID
    $step: String!
  ) {
    revealAnswer(
      partyId: $partyId
      section: $section
      relatedObjectUuid: $relatedObjectUuid
      remedialSectionUuid: $remedialSectionUuid
      step: $step
    )
  }
`;

export const WriteNote: TypedDocumentNode<WriteNoteMutation, WriteNoteMutationVariables> = gql`
  mutation WriteNote($partyId: ID!, $text: String!) {
    writeNote(partyId: $partyId, text: $text) {
      id
      givenNote {
        ...NoteFields
      }
      notes {
        ...NoteFields
      }
    }
  }
  ${NoteFields}
`;
