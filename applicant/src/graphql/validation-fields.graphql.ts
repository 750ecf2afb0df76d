import { gql } from "urql";
import { ProgressFields } from "./progress-fields.graphql.ts";

export const SectionFields = gql`
  fragment SectionFields on Section {
    name
    variant
  }
`;

export const RequestFields = gql`
  fragment RequestFields on RemedialSection {
    uuid
    section
    relatedObjectUuid
    progressId
    start
    end
    reasons
    comment
  }
`;

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
