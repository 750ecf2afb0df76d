import { gql, type TypedDocumentNode } from "urql";
import type {
  DepositOfQuery,
  DepositOfQueryVariables,
  PrepareDepositFileMutation,
  PrepareDepositFileMutationVariables,
  RecordDepositStatementMutation,
  RecordDepositStatementMutationVariables,
  RecordHoldingDepositMutation,
  RecordHoldingDepositMutationVariables,
} from "../../graphql/operations.generated.ts";

export type DepositApplication = DepositOfQuery["application"];
export type ShownDeposit = NonNullable<DepositApplication["deposit"]>;
export type RecordedDeposit = NonNullable<ShownDeposit["recorded"]>;
export type DepositDays = NonNullable<ShownDeposit["days"]>;
export type DepositStatement = NonNullable<ShownDeposit["statement"]>;
export type OfferedEvidence = ShownDeposit["offered"][number];

const EvidenceFields = gql`
  fragment EvidenceFields on DepositEvidence {
    key
    ground
    kind
    person
    what
    on
  }
`;

export const DepositFields = gql`
  fragment DepositFields on HoldingDeposit {
    law
    daysToAgree
    grounds
    endedOn
    recorded {
      id
      receivedOn
      agreedOn
      filePartyId
      by
      at
    }
    days {
      agreementBy
      noticeBy
      refundBy
    }
    offered {
      ...EvidenceFields
    }
    statement {
      endedOn
      noticeBy
      refundBy
      by
      at
      grounds {
        ground
        words
        evidence {
          ...EvidenceFields
        }
      }
    }
  }
  ${EvidenceFields}
`;

export const DepositOf: TypedDocumentNode<DepositOfQuery, DepositOfQueryVariables> = gql`
  query DepositOf($id: ID!) {
    application(id: $id) {
      id
      home
      agency
      reference
      deposit {
        ...DepositFields
      }
    }
  }
  ${DepositFields}
`;

export const PrepareDepositFile: TypedDocumentNode<
  PrepareDepositFileMutation,
  PrepareDepositFileMutationVariables
> = gql`
  mutation PrepareDepositFile($applicationId: ID!, $fileType: String!) {
    prepareDepositFile(applicationId: $applicationId, fileType: $fileType) {
      uploadId
      url
      fields {
        name
        value
      }
    }
  }
`;

export const RecordHoldingDeposit: TypedDocumentNode<
  RecordHoldingDepositMutation,
  RecordHoldingDepositMutationVariables
> = gql`
  mutation RecordHoldingDeposit($applicationId: ID!, $input: HoldingDepositInput!) {
    recordHoldingDeposit(applicationId: $applicationId, input: $input) {
      id
      deposit {
        ...DepositFields
      }
    }
  }
  ${DepositFields}
`;

export const RecordDepositStatement: TypedDocumentNode<
  RecordDepositStatementMutation,
  RecordDepositStatementMutationVariables
> = gql`
  mutation RecordDepositStatement($applicationId: ID!, $grounds: [DepositGroundInput!]!) {
    recordDepositStatement(applicationId: $applicationId, grounds: $grounds) {
      id
      deposit {
        ...DepositFields
      }
    }
  }
  ${DepositFields}
`;
