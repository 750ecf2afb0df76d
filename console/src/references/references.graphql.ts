import { gql, type TypedDocumentNode } from "urql";
import type {
  ReferencesQuery,
  ReferencesQueryVariables,
  ReferenceGroup as WireGroup,
  ReferenceKind as WireKind,
} from "../graphql/operations.generated.ts";

export type ListedReference = ReferencesQuery["references"]["rows"][number];

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
