import { gql, type TypedDocumentNode } from "urql";
import type {
  EndOwnAbsenceMutation,
  EndOwnAbsenceMutationVariables,
  EnterOwnAbsenceMutation,
  EnterOwnAbsenceMutationVariables,
  OwnAbsencesQuery,
  OwnAbsencesQueryVariables,
} from "../graphql/operations.generated.ts";

const OwnAbsenceFields = gql`
  fragment OwnAbsenceFields on StaffAbsence {
    id
    staffId
    from
    until
    isNow
  }
`;

export const OwnAbsences: TypedDocumentNode<OwnAbsencesQuery, OwnAbsencesQueryVariables> = gql`
  query OwnAbsences {
    ownAbsences {
      ...OwnAbsenceFields
    }
  }
  ${OwnAbsenceFields}
`;

export const EnterOwnAbsence: TypedDocumentNode<EnterOwnAbsenceMutation, EnterOwnAbsenceMutationVariables> =
  gql`
    mutation EnterOwnAbsence($input: AbsenceInput!) {
      enterOwnAbsence(input: $input) {
        ...OwnAbsenceFields
      }
    }
    ${OwnAbsenceFields}
  `;

export const EndOwnAbsence: TypedDocumentNode<EndOwnAbsenceMutation, EndOwnAbsenceMutationVariables> = gql`
  mutation EndOwnAbsence($id: ID!) {
    endOwnAbsence(id: $id) {
      ...OwnAbsenceFields
    }
  }
  ${OwnAbsenceFields}
`;
