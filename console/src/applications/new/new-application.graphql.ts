import { gql, type TypedDocumentNode } from "urql";
import type {
  CreateApplicationMutation,
  CreateApplicationMutationVariables,
  FindHomesQuery,
  FindHomesQueryVariables,
  HomeQuery,
  HomeQueryVariables,
  NewApplicationFormQuery,
  NewApplicationFormQueryVariables,
} from "../../graphql/operations.generated.ts";

export type OfferingAgency = NewApplicationFormQuery["agencyOffers"][number];
export type OfferedPolicy = NewApplicationFormQuery["policies"][number];

/** The warnings of every country, because the country may change while the form is filled in. */
export const NewApplicationForm: TypedDocumentNode<
  NewApplicationFormQuery,
  NewApplicationFormQueryVariables
> = gql`
  query NewApplicationForm {
    homeSearchAvailable
    policies {
      name
      version
      title
      countries
      sections
      incomeMultiple
      guarantorMultiple
      ENG: warnings(country: ENG)
      SCT: warnings(country: SCT)
      WLS: warnings(country: WLS)
      NIR: warnings(country: NIR)
    }
    agencyOffers {
      id
      name
      allowed
      standard
      language
      isStopped
      branches {
        id
        name
      }
    }
  }
`;

export const FindHomes: TypedDocumentNode<FindHomesQuery, FindHomesQueryVariables> = gql`
  query FindHomes($query: String!, $container: String) {
    findHomes(query: $query, container: $container) {
      failed
      rows {
        id
        kind
        summary
        place
        count
      }
    }
  }
`;

export const Home: TypedDocumentNode<HomeQuery, HomeQueryVariables> = gql`
  query Home($id: ID!, $query: String!) {
    home(id: $id, query: $query)
  }
`;

export const CreateApplication: TypedDocumentNode<
  CreateApplicationMutation,
  CreateApplicationMutationVariables
> = gql`
  mutation CreateApplication($input: NewApplicationInput!) {
    createApplication(input: $input) {
      id
    }
  }
`;
