import { gql, type TypedDocumentNode } from "urql";
import { PartyFields } from "../desk/party.graphql.ts";
import { ReferenceFields } from "../desk/reference.graphql.ts";
import type {
  RecordReferenceCallMutation,
  RecordReferenceCallMutationVariables,
  ReferenceOfQuery,
  ReferenceOfQueryVariables,
  ReferencesQuery,
  ReferencesQueryVariables,
  ReferenceGroup as WireGroup,
  ReferenceKind as WireKind,
} from "../graphql/operations.generated.ts";

export type ListedReference = ReferencesQuery["references"]["rows"][number];
export type ViewedReference = ReferenceOfQuery["reference"];
export type OpenReference = ViewedReference["references"][number];
export type ComparedLine = OpenReference["comparison"][number];
export type ComparedValue = ComparedLine["said"];

/** In the order in which they are offered. */
export const groups = [
  "WAITING",
  "BOUNCED",
  "SILENT",
  "DECLINED",
  "ANSWERED",
] as const satisfies readonly WireGroup[];
export type Group = (typeof groups)[number];

export const kinds = ["RENTAL", "EMPLOYMENT", "ACCOUNTANT"] as const satisfies readonly WireKind[];
export type Kind = (typeof kinds)[number];

export const References: TypedDocumentNode<ReferencesQuery, ReferencesQueryVariables> = gql`
  query References($group: ReferenceGroup, $kind: ReferenceKind, $search: String!, $after: String) {
    references(group: $group, kind: $kind, search: $search, after: $after) {
      next
      rows {
        id
        partyId
        number
        firstName
        lastName
        kind
        state
        name
        email
        company
        sentAt
        ageDays
        remindOn
        isWaived
        contradicts
      }
    }
  }
`;

const ComparedFields = gql`
  fragment ComparedFields on ComparedValue {
    kind
    yes
    text
    minor
    currency
    every
    from
    to
  }
`;

export const ReferenceOf: TypedDocumentNode<ReferenceOfQuery, ReferenceOfQueryVariables> = gql`
  query ReferenceOf($referenceId: ID!) {
    reference(referenceId: $referenceId) {
      id
      application {
        id
        home
      }
      party {
        ...PartyFields
      }
      references {
        ...ReferenceFields
        openedAt
        remindOn
        comparison {
          question
          declared {
            ...ComparedFields
          }
          said {
            ...ComparedFields
          }
          mark
        }
      }
    }
  }
  ${PartyFields}
  ${ReferenceFields}
  ${ComparedFields}
`;

export const RecordReferenceCall: TypedDocumentNode<
  RecordReferenceCallMutation,
  RecordReferenceCallMutationVariables
> = gql`
  mutation RecordReferenceCall($partyId: ID!, $referenceId: ID!, $corrects: ID, $input: ReferenceCallInput!) {
    recordReferenceCall(partyId: $partyId, referenceId: $referenceId, corrects: $corrects, input: $input)
  }
`;
