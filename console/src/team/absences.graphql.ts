import { gql, type TypedDocumentNode } from "urql";
import type {
  AbsencesQuery,
  AbsencesQueryVariables,
  EndAbsenceMutation,
  EndAbsenceMutationVariables,
  EnterAbsenceMutation,
  EnterAbsenceMutationVariables,
} from "../graphql/operations.generated.ts";

const AbsenceFields = gql`
  fragment AbsenceFields on StaffAbsence {
    id
    staffId
    from
    until
    isNow
  }
`;

export const Absences: TypedDocumentNode<AbsencesQuery, AbsencesQueryVariables> = gql`
  query Absences {
    absences {
      ...AbsenceFields
    }
  }
  ${AbsenceFields}
`;

export const EnterAbsence: TypedDocumentNode<EnterAbsenceMutation, EnterAbsenceMutationVariables> = gql`
  mutation EnterAbsence($staffId: ID!, $input: AbsenceInput!) {
    enterAbsence(staffId: $staffId, input: $input) {
      ...AbsenceFields
    }
  }
  ${AbsenceFields}
`;

export const EndAbsence: TypedDocumentNode<EndAbsenceMutation, EndAbsenceMutationVariables> = gql`
  mutation EndAbsence($id: ID!) {
    endAbsence(id: $id) {
      ...AbsenceFields
    }
  }
  ${AbsenceFields}
`;
