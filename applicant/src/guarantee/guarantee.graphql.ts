import { gql, type TypedDocumentNode } from "urql";
import { CONSENT_VARIABLES, ConsentFields, UPDATE_CONSENTS } from "../graphql/consent-fields.graphql.ts";
import type {
  AgreeToGuaranteeMutation,
  AgreeToGuaranteeMutationVariables,
  ConsentAsGuarantorMutation,
  ConsentAsGuarantorMutationVariables,
  GuaranteeQuery,
  GuaranteeQueryVariables,
} from "../graphql/operations.generated.ts";

export const GuaranteeFields = gql`
  fragment GuaranteeFields on Me {
    uuid
    guarantee {
      asked {
        tenants
        home
        monthlyAmount
      }
      agreed {
        tenants
        home
        monthlyAmount
      }
      endsAtDeath
      open
    }
  }
`;

export const Guarantee: TypedDocumentNode<GuaranteeQuery, GuaranteeQueryVariables> = gql`
  query Guarantee {
    me {
      ...GuaranteeFields
    }
  }
  ${GuaranteeFields}
`;

/** Stores all boxes of a guarantor together, or none. */
export const ConsentAsGuarantor: TypedDocumentNode<
  ConsentAsGuarantorMutation,
  ConsentAsGuarantorMutationVariables
> = gql`
  mutation ConsentAsGuarantor(
    ${CONSENT_VARIABLES}
    $tenants: [String!]!
    $home: String!
    $monthlyAmount: Float!
  ) {
    ${UPDATE_CONSENTS}
    agreeToGuarantee(tenants: $tenants, home: $home, monthlyAmount: $monthlyAmount, language: $language) {
      me {
        ...GuaranteeFields
      }
    }
  }
  ${ConsentFields}
  ${GuaranteeFields}
`;

/** The guarantor's own box alone, after a change of the guarantee. */
export const AgreeToGuarantee: TypedDocumentNode<
  AgreeToGuaranteeMutation,
  AgreeToGuaranteeMutationVariables
> = gql`
  mutation AgreeToGuarantee($tenants: [String!]!, $home: String!, $monthlyAmount: Float!, $language: String!) {
    agreeToGuarantee(tenants: $tenants, home: $home, monthlyAmount: $monthlyAmount, language: $language) {
      me {
        ...GuaranteeFields
      }
    }
  }
  ${GuaranteeFields}
`;
