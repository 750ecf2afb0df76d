import { gql, type TypedDocumentNode } from "urql";
import type {
  AskForPackMutation,
  AskForPackMutationVariables,
  CheckedPersonOfQuery,
  CheckedPersonOfQueryVariables,
  PrepareCheckFileMutation,
  PrepareCheckFileMutationVariables,
  RecordCheckMutation,
  RecordCheckMutationVariables,
} from "../../graphql/operations.generated.ts";

export type CheckedPerson = CheckedPersonOfQuery["checkedPerson"];
export type CheckRecord = CheckedPerson["checks"][number];

const CheckedPersonFields = gql`
  fragment CheckedPersonFields on CheckedPerson {
    id
    number
    name
    home
    agency
    letting {
      landlord
      agreementOn
      startsOn
      signedOn
      endedOn
      isRecorded
    }
    purpose
    block
    isExempt
    isReady
    ruleSet
    mayRecord
    landlords
    responsibilities {
      id
      landlord
      acceptedOn
      endedOn
      fileName
    }
    statements {
      language
      title
      paragraphs
    }
    checks {
      id
      route
      purpose
      ruleSet
      checkedOn
      shows
      isTimeLimited
      followUpBy
      by
      at
      hasEvidence
      values {
        name
        value
      }
      documents {
        kind
        country
        form
        expiresOn
        issuedOn
      }
      files
      packs {
        handedTo
        by
        at
      }
    }
  }
`;

export const CheckedPersonOf: TypedDocumentNode<CheckedPersonOfQuery, CheckedPersonOfQueryVariables> = gql`
  query CheckedPersonOf($personId: ID!) {
    checkedPerson(personId: $personId) {
      ...CheckedPersonFields
    }
  }
  ${CheckedPersonFields}
`;

export const PrepareCheckFile: TypedDocumentNode<
  PrepareCheckFileMutation,
  PrepareCheckFileMutationVariables
> = gql`
  mutation PrepareCheckFile($personId: ID!, $fileType: String!) {
    prepareCheckFile(personId: $personId, fileType: $fileType) {
      uploadId
      url
      fields {
        name
        value
      }
    }
  }
`;

export const RecordCheck: TypedDocumentNode<RecordCheckMutation, RecordCheckMutationVariables> = gql`
  mutation RecordCheck($personId: ID!, $input: RightToRentRecordInput!) {
    recordCheck(personId: $personId, input: $input) {
      ...CheckedPersonFields
    }
  }
  ${CheckedPersonFields}
`;

export const AskForPack: TypedDocumentNode<AskForPackMutation, AskForPackMutationVariables> = gql`
  mutation AskForPack($personId: ID!, $checkId: ID!, $handedTo: String!) {
    askForPack(personId: $personId, checkId: $checkId, handedTo: $handedTo)
  }
`;
