import { gql } from "urql";

/** The sections of a validation, and in which variant each is asked. */
export const SectionFields = gql`
  fragment SectionFields on Section {
    name
    variant
  }
`;

/** What a reviewer asks for again. */
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
