import { gql, type TypedDocumentNode } from "urql";
import type {
  AnswerExemptionMutation,
  AnswerExemptionMutationVariables,
  EndExemptionMutation,
  EndExemptionMutationVariables,
  ExemptionsOfQuery,
  ExemptionsOfQueryVariables,
  PrepareExemptionFileMutation,
  PrepareExemptionFileMutationVariables,
  ProposeExemptionMutation,
  ProposeExemptionMutationVariables,
} from "../../graphql/operations.generated.ts";

export type ExemptionApplication = ExemptionsOfQuery["application"];
export type ShownExemption = ExemptionApplication["exemptions"][number];

const ExemptionFields = gql`
  fragment ExemptionFields on Application {
    id
    home
    signing {
      isReady
      isExempt
    }
    exemptions {
      id
      state
      ruleSet
      ground
      words
      confirmedBy
      confirmedOn
      askedAgainOn
      filePartyId
      uploadId
      byId
      by
      at
      second {
        agrees
        reason
        by
        at
      }
      ended {
        reason
        by
        at
      }
    }
  }
`;

export const ExemptionsOf: TypedDocumentNode<ExemptionsOfQuery, ExemptionsOfQueryVariables> = gql`
  query ExemptionsOf($id: ID!) {
    application(id: $id) {
      ...ExemptionFields
    }
  }
  ${ExemptionFields}
`;

export const PrepareExemptionFile: TypedDocumentNode<
  PrepareExemptionFileMutation,
  PrepareExemptionFileMutationVariables
> = gql`
  mutation PrepareExemptionFile($applicationId: ID!, $fileType: String!) {
    prepareExemptionFile(applicationId: $applicationId, fileType: $fileType) {
      uploadId
      url
      fields {
        name
        value
      }
    }
  }
`;

export const ProposeExemption: TypedDocumentNode<
  ProposeExemptionMutation,
  ProposeExemptionMutationVariables
> = gql`
  mutation ProposeExemption($applicationId: ID!, $input: ExemptionInput!) {
    proposeExemption(applicationId: $applicationId, input: $input) {
      ...ExemptionFields
    }
  }
  ${ExemptionFields}
`;

export const AnswerExemption: TypedDocumentNode<AnswerExemptionMutation, AnswerExemptionMutationVariables> =
  gql`
  mutation AnswerExemption($applicationId: ID!, $exemptionId: ID!, $agrees: Boolean!, $reason: String!) {
    answerExemption(
      applicationId: $applicationId
      exemptionId: $exemptionId
      agrees: $agrees
      reason: $reason
    ) {
      ...ExemptionFields
    }
  }
  ${ExemptionFields}
`;

export const EndExemption: TypedDocumentNode<EndExemptionMutation, EndExemptionMutationVariables> = gql`
  mutation EndExemption($applicationId: ID!, $exemptionId: ID!, $reason: String!) {
    endExemption(applicationId: $applicationId, exemptionId: $exemptionId, reason: $reason) {
      ...ExemptionFields
    }
  }
  ${ExemptionFields}
`;
