import { gql } from "urql";

export const WeighingFields = gql`
  fragment WeighingFields on WeighingReference {
    id
    kind
    name
    facts {
      fact
      declaredMinor
      saidMinor
      saidEvery
      currency
    }
    reply
    repliedAt
    mayReply
  }
`;
