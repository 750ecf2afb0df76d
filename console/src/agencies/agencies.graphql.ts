import { gql, type TypedDocumentNode } from "urql";
import { ResponsibilityFields } from "../desk/responsibility.graphql.ts";
import type {
  AgenciesQuery,
  AgenciesQueryVariables,
  AgencyDeskQuery,
  AgencyDeskQueryVariables,
  SetAgencyContactsMutation,
  SetAgencyContactsMutationVariables,
} from "../graphql/operations.generated.ts";

export type ListedAgency = AgenciesQuery["agencies"][number];
export type ShownAgency = AgencyDeskQuery["agency"];

export const Agencies: TypedDocumentNode<AgenciesQuery, AgenciesQueryVariables> = gql`
  query Agencies {
    agencies {
      id
      name
      isOwn
      email
      complianceEmail
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
      landlords
      responsibilities {
        ...ResponsibilityFields
      }
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
