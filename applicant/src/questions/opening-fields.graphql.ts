import { gql } from "urql";
import { ProgressFields } from "../graphql/progress-fields.graphql.ts";
import { RequestFields, SectionFields } from "../graphql/validation-fields.graphql.ts";

/** What every section reads at its start (spec 2 §7). */
export const OpeningFields = gql`
  fragment OpeningFields on Validation {
    uuid
    validationSubmitted
    sections {
      ...SectionFields
    }
    remedialSections {
      ...RequestFields
      documentType
    }
    progress {
      ...ProgressFields
      answers
    }
    sectionMetaData {
      maxFileBytes
    }
  }
  ${SectionFields}
  ${RequestFields}
  ${ProgressFields}
`;
