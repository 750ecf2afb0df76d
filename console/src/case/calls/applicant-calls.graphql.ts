import { gql, type TypedDocumentNode } from "urql";
import type {
  RecordApplicantCallMutation,
  RecordApplicantCallMutationVariables,
} from "../../graphql/operations.generated.ts";

export const RecordApplicantCall: TypedDocumentNode<
  RecordApplicantCallMutation,
  RecordApplicantCallMutationVariables
> = gql`
  mutation RecordApplicantCall($partyId: ID!, $corrects: ID, $input: ApplicantCallInput!) {
    recordApplicantCall(partyId: $partyId, corrects: $corrects, input: $input)
  }
`;
