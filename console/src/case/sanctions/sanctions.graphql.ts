import { gql, type TypedDocumentNode } from "urql";
import { PartyFields } from "../../desk/party.graphql.ts";
import type {
  JudgeSanctionsCandidateMutation,
  JudgeSanctionsCandidateMutationVariables,
  SanctionsDeskOfQuery,
  SanctionsDeskOfQueryVariables,
} from "../../graphql/operations.generated.ts";

export type ShownSanctions = SanctionsDeskOfQuery["sanctionsDesk"];
export type ShownCandidate = ShownSanctions["candidates"][number];

const SanctionsFields = gql`
  fragment SanctionsFields on SanctionsDesk {
    id
    standing {
      state
      day
      open
    }
    party {
      ...PartyFields
    }
    application {
      id
      agency
    }
    names
    birthdate
    nationality
    hasContact
    near {
      name
      score
    }
    screenings {
      id
      day
      hash
      found
      at
    }
    candidates {
      id
      isOpen
      entryId
      name
      otherNames
      births
      nationalities
      bornIn
      addresses
      hasPassport
      regime
      listedOn
      score
      from
      nameScore
      birthPoints
      reasons {
        code
        number
        of
      }
      verdicts {
        id
        verdict
        seenOn
        reason
        tellsAgency
        by
        at
      }
      report {
        name
        value
      }
      emailFailed
    }
  }
  ${PartyFields}
`;

export const SanctionsDeskOf: TypedDocumentNode<SanctionsDeskOfQuery, SanctionsDeskOfQueryVariables> = gql`
  query SanctionsDeskOf($partyId: ID!) {
    sanctionsDesk(partyId: $partyId) {
      ...SanctionsFields
    }
  }
  ${SanctionsFields}
`;

export const JudgeSanctionsCandidate: TypedDocumentNode<
  JudgeSanctionsCandidateMutation,
  JudgeSanctionsCandidateMutationVariables
> = gql`
  mutation JudgeSanctionsCandidate(
    $partyId: ID!
    $candidateId: ID!
    $verdict: SanctionsVerdict!
    $reason: String!
    $seenOn: [SanctionsSight!]!
  ) {
    judgeSanctionsCandidate(
      partyId: $partyId
      candidateId: $candidateId
      verdict: $verdict
      reason: $reason
      seenOn: $seenOn
    ) {
      ...SanctionsFields
    }
  }
  ${SanctionsFields}
`;
