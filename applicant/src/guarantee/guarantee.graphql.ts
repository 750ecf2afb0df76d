import { gql, type TypedDocumentNode } from "urql";
import { ConsentFields } from "../graphql/consent-fields.graphql.ts";
import type {
  AgreeToGuaranteeMutation,
  AgreeToGuaranteeMutationVariables,
  ConsentAsGuarantorMutation,
  ConsentAsGuarantorMutationVariables,
  GuaranteeQuery,
  GuaranteeQueryVariables,
} from "../graphql/operations.generated.ts";

/** What a guarantor is asked, and what they have agreed to. */
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
      open
    }
  }
`;

/** Only a guarantor's page asks it. */
export const Guarantee: TypedDocumentNode<GuaranteeQuery, GuaranteeQueryVariables> = gql`
  query Guarantee {
    me {
      ...GuaranteeFields
    }
  }
  ${GuaranteeFields}
`;

/** The boxes of everybody, and the guarantor's own: all of them, or none. */
export const ConsentAsGuarantor: TypedDocumentNode<
  ConsentAsGuarantorMutation,
  ConsentAsGuarantorMutationVariables
> = gql`
  mutation ConsentAsGuarantor(
    $marketing: Boolean!
    $termsAndConditions: Boolean!
    $backgroundChecks: Boolean!
    $dataAccuracy: Boolean!
    $tenants: [String!]!
    $home: String!
    $monthlyAmount: Float!
    $language: String!
  ) {
    updateConsents(
      marketing: $marketing
      termsAndConditions: $termsAndConditions
      backgroundChecks: $backgroundChecks
      dataAccuracy: $dataAccuracy
      language: $language
    ) {
      me {
        ...ConsentFields
      }
    }
    agreeToGuarantee(tenants: $tenants, home: $home, monthlyAmount: $monthlyAmount, language: $language) {
      me {
        ...GuaranteeFields
      }
    }
  }
  ${ConsentFields}
  ${GuaranteeFields}
`;

/** The guarantor's own box alone: what they guarantee has changed. */
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
