import { gql, type TypedDocumentNode } from "urql";
import type {
  EndResponsibilityMutation,
  EndResponsibilityMutationVariables,
  WriteResponsibilityMutation,
  WriteResponsibilityMutationVariables,
} from "../graphql/operations.generated.ts";

export type ShownResponsibility = WriteResponsibilityMutation["writeResponsibility"][number];

export const ResponsibilityFields = gql`
  fragment ResponsibilityFields on WrittenResponsibility {
    id
    landlord
    acceptedOn
    endedOn
    fileId
    fileName
    by
  }
`;

export const WriteResponsibility: TypedDocumentNode<
  WriteResponsibilityMutation,
  WriteResponsibilityMutationVariables
> = gql`
  mutation WriteResponsibility($agencyId: ID!, $input: ResponsibilityInput!) {
    writeResponsibility(agencyId: $agencyId, input: $input) {
      ...ResponsibilityFields
    }
  }
  ${ResponsibilityFields}
`;

export const EndResponsibility: TypedDocumentNode<
  EndResponsibilityMutation,
  EndResponsibilityMutationVariables
> = gql`
  mutation EndResponsibility($id: ID!, $endedOn: String!) {
    endResponsibility(id: $id, endedOn: $endedOn) {
      ...ResponsibilityFields
    }
  }
  ${ResponsibilityFields}
`;
