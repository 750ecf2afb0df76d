import { gql } from "urql";

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
