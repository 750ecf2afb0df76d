import { gql } from "urql";

/** A person as the desk shows them. */
export const PartyFields = gql`
  fragment PartyFields on Party {
    id
    number
    role
    firstName
    lastName
    email
    shareMinor
    guarantorId
    status
    isAnswer
    stage
    sections {
      name
      progress
    }
    reviewer {
      id
      name
    }
  }
`;
