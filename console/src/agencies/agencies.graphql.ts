import { gql, type TypedDocumentNode } from "urql";
import { ResponsibilityFields } from "../desk/responsibility.graphql.ts";
import type {
  AcceptAgencyTermsMutation,
  AcceptAgencyTermsMutationVariables,
  AddAgencyBranchMutation,
  AddAgencyBranchMutationVariables,
  AddAgencyMutation,
  AddAgencyMutationVariables,
  AgenciesQuery,
  AgenciesQueryVariables,
  AgencyDeskQuery,
  AgencyDeskQueryVariables,
  ChangeAgencyBranchMutation,
  ChangeAgencyBranchMutationVariables,
  EndAgencyBranchMutation,
  EndAgencyBranchMutationVariables,
  RemoveAgencyLogoMutation,
  RemoveAgencyLogoMutationVariables,
  SetAgencyAccentMutation,
  SetAgencyAccentMutationVariables,
  SetAgencyContactsMutation,
  SetAgencyContactsMutationVariables,
  SetAgencyDetailsMutation,
  SetAgencyDetailsMutationVariables,
  SetAgencyPoliciesMutation,
  SetAgencyPoliciesMutationVariables,
  SetOutcomeLabelsMutation,
  SetOutcomeLabelsMutationVariables,
  StartAgencyAgainMutation,
  StartAgencyAgainMutationVariables,
  StopAgencyMutation,
  StopAgencyMutationVariables,
  WriteDataAgreementMutation,
  WriteDataAgreementMutationVariables,
} from "../graphql/operations.generated.ts";

export type ListedAgency = AgenciesQuery["agencies"][number];
export type KnownPolicy = AgencyDeskQuery["policyNames"][number];
export type ShownAgency = AgencyDeskQuery["agency"];

export const Agencies: TypedDocumentNode<AgenciesQuery, AgenciesQueryVariables> = gql`
  query Agencies {
    agencies {
      id
      name
      isOwn
      standardPolicy
      promiseDays
      openApplications
      isStopped
      registeredName
      email
      replyEmail
      openBranches
      hasEndedAgreement
    }
    policyNames {
      name
      title
    }
  }
`;

export const AgencyDesk: TypedDocumentNode<AgencyDeskQuery, AgencyDeskQueryVariables> = gql`
  query AgencyDesk($id: ID!) {
    agency(id: $id) {
      id
      name
      isOwn
      email
      complianceEmail
      registeredName
      phone
      website
      replyEmail
      language
      allowedPolicies
      standardPolicy
      promiseDays
      accent
      outcomeLabels {
        outcome
        label
      }
      logo
      openApplications
      isStopped
      stop {
        reason
        by
        at
      }
      branches {
        id
        name
        address
        phone
        isClosed
        isUsed
        openApplications
      }
      dataAgreement {
        role
        agreedOn
        fileId
        fileName
        by
      }
      terms {
        version
        acceptedOn
        acceptedBy
        by
      }
      landlords
      responsibilities {
        ...ResponsibilityFields
      }
    }
    policyNames {
      name
      title
      isInForce
    }
  }
  ${ResponsibilityFields}
`;

export const SetAgencyContacts: TypedDocumentNode<
  SetAgencyContactsMutation,
  SetAgencyContactsMutationVariables
> = gql`
  mutation SetAgencyContacts($id: ID!, $email: String!, $complianceEmail: String!) {
    setAgencyContacts(id: $id, email: $email, complianceEmail: $complianceEmail) {
      id
      name
      email
      complianceEmail
    }
  }
`;

export const AddAgency: TypedDocumentNode<AddAgencyMutation, AddAgencyMutationVariables> = gql`
  mutation AddAgency($name: String!) {
    addAgency(name: $name) {
      id
    }
  }
`;

export const SetAgencyDetails: TypedDocumentNode<
  SetAgencyDetailsMutation,
  SetAgencyDetailsMutationVariables
> = gql`
  mutation SetAgencyDetails($id: ID!, $input: AgencyDetailsInput!) {
    setAgencyDetails(id: $id, input: $input) {
      id
    }
  }
`;

export const SetAgencyPolicies: TypedDocumentNode<
  SetAgencyPoliciesMutation,
  SetAgencyPoliciesMutationVariables
> = gql`
  mutation SetAgencyPolicies($id: ID!, $input: AgencyPoliciesInput!) {
    setAgencyPolicies(id: $id, input: $input) {
      id
    }
  }
`;

export const AddAgencyBranch: TypedDocumentNode<AddAgencyBranchMutation, AddAgencyBranchMutationVariables> =
  gql`
  mutation AddAgencyBranch($agencyId: ID!, $input: AgencyBranchInput!) {
    addAgencyBranch(agencyId: $agencyId, input: $input) {
      id
    }
  }
`;

export const ChangeAgencyBranch: TypedDocumentNode<
  ChangeAgencyBranchMutation,
  ChangeAgencyBranchMutationVariables
> = gql`
  mutation ChangeAgencyBranch($id: ID!, $input: AgencyBranchInput!) {
    changeAgencyBranch(id: $id, input: $input) {
      id
    }
  }
`;

export const EndAgencyBranch: TypedDocumentNode<EndAgencyBranchMutation, EndAgencyBranchMutationVariables> =
  gql`
  mutation EndAgencyBranch($id: ID!) {
    endAgencyBranch(id: $id) {
      id
    }
  }
`;

export const WriteDataAgreement: TypedDocumentNode<
  WriteDataAgreementMutation,
  WriteDataAgreementMutationVariables
> = gql`
  mutation WriteDataAgreement($agencyId: ID!, $role: String!, $agreedOn: String!, $fileId: String!) {
    writeDataAgreement(agencyId: $agencyId, role: $role, agreedOn: $agreedOn, fileId: $fileId) {
      id
    }
  }
`;

export const AcceptAgencyTerms: TypedDocumentNode<
  AcceptAgencyTermsMutation,
  AcceptAgencyTermsMutationVariables
> = gql`
  mutation AcceptAgencyTerms($agencyId: ID!, $version: String!, $acceptedOn: String!, $acceptedBy: String!) {
    acceptAgencyTerms(agencyId: $agencyId, version: $version, acceptedOn: $acceptedOn, acceptedBy: $acceptedBy) {
      id
    }
  }
`;

export const SetAgencyAccent: TypedDocumentNode<SetAgencyAccentMutation, SetAgencyAccentMutationVariables> =
  gql`
  mutation SetAgencyAccent($id: ID!, $accent: String!) {
    setAgencyAccent(id: $id, accent: $accent) {
      id
    }
  }
`;

export const SetOutcomeLabels: TypedDocumentNode<
  SetOutcomeLabelsMutation,
  SetOutcomeLabelsMutationVariables
> = gql`
  mutation SetOutcomeLabels($id: ID!, $labels: OutcomeLabelsInput!) {
    setOutcomeLabels(id: $id, labels: $labels) {
      id
    }
  }
`;

export const RemoveAgencyLogo: TypedDocumentNode<
  RemoveAgencyLogoMutation,
  RemoveAgencyLogoMutationVariables
> = gql`
  mutation RemoveAgencyLogo($id: ID!) {
    removeAgencyLogo(id: $id) {
      id
    }
  }
`;

export const StopAgency: TypedDocumentNode<StopAgencyMutation, StopAgencyMutationVariables> = gql`
  mutation StopAgency($id: ID!, $reason: String!) {
    stopAgency(id: $id, reason: $reason) {
      id
    }
  }
`;

export const StartAgencyAgain: TypedDocumentNode<
  StartAgencyAgainMutation,
  StartAgencyAgainMutationVariables
> = gql`
  mutation StartAgencyAgain($id: ID!) {
    startAgencyAgain(id: $id) {
      id
    }
  }
`;
