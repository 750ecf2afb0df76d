import { gql } from "urql";
import { AddressFields } from "../graphql/address-fields.graphql.ts";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";

export const HomeFields = gql`
  fragment HomeFields on ResidentialHistory {
    uuid
    draft
    isCurrent
    start
    end
    residenceType
    currency
    rent
    rentFrequency
    rentPaymentDate
    reference {
      type
      firstName
      lastName
      email
      phone
    }
    address {
      ...AddressFields
    }
    documents {
      uuid
      type
      path
      fileName: ownName
      remedialSectionUuid
    }
  }
  ${AddressFields}
`;

export const ResidenceFields = gql`
  fragment ResidenceFields on Me {
    uuid
    residentialHistory {
      ...HomeFields
    }
  }
  ${HomeFields}
`;

/** A changed home may have revoked a completion. */
export const SavedResidence = gql`
  fragment SavedResidence on Me {
    ...ResidenceFields
    latestValidation {
      uuid
      progress {
        ...SavedProgress
        remedialSectionUuid
      }
    }
  }
  ${ResidenceFields}
  ${SavedProgress}
`;
