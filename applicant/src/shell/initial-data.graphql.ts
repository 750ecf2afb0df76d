import { gql, type TypedDocumentNode } from "urql";
import type { GetInitialDataQuery, GetInitialDataQueryVariables } from "../graphql/operations.generated.ts";
import { SectionFields } from "../graphql/validation-fields.graphql.ts";

export type InitialMe = GetInitialDataQuery["me"];

/** Runs once at the root (spec 1 §7), and again after the submission. */
export const GetInitialData: TypedDocumentNode<GetInitialDataQuery, GetInitialDataQueryVariables> = gql`
  query GetInitialData {
    me {
      uuid
      email
      name {
        firstName
        middleName
        lastName
      }
      zendeskJwt
      brand {
        name
        logo
        accent {
          colour
          text
        }
        phone
        website
      }
      applications {
        uuid
        application
        role
        home
        firstName
        open
      }
      latestValidation {
        uuid
        validationSubmitted
        sections {
          ...SectionFields
          steps
        }
        consents {
          termsAndConditions
          backgroundChecks
          dataAccuracy
        }
      }
    }
  }
  ${SectionFields}
`;
