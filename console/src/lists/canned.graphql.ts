import { gql, type TypedDocumentNode } from "urql";
import type {
  CannedTextsQuery,
  CannedTextsQueryVariables,
  RetireCannedTextMutation,
  RetireCannedTextMutationVariables,
  SaveCannedTextMutation,
  SaveCannedTextMutationVariables,
} from "../graphql/operations.generated.ts";

export type ShownCannedText = CannedTextsQuery["cannedTexts"][number];

const CannedTextFields = gql`
  fragment CannedTextFields on CannedText {
    id
    version
    name
    use
    reason
    texts {
      language
      text
    }
    isRetired
    by
    at
  }
`;

export const CannedTexts: TypedDocumentNode<CannedTextsQuery, CannedTextsQueryVariables> = gql`
  query CannedTexts {
    cannedTexts {
      ...CannedTextFields
    }
  }
  ${CannedTextFields}
`;

export const SaveCannedText: TypedDocumentNode<SaveCannedTextMutation, SaveCannedTextMutationVariables> = gql`
  mutation SaveCannedText($id: ID, $version: Int, $input: CannedTextInput!) {
    saveCannedText(id: $id, version: $version, input: $input) {
      ...CannedTextFields
    }
  }
  ${CannedTextFields}
`;

export const RetireCannedText: TypedDocumentNode<
  RetireCannedTextMutation,
  RetireCannedTextMutationVariables
> = gql`
  mutation RetireCannedText($id: ID!, $isRetired: Boolean!) {
    retireCannedText(id: $id, isRetired: $isRetired) {
      ...CannedTextFields
    }
  }
  ${CannedTextFields}
`;
