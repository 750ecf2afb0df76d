import { gql, type TypedDocumentNode } from "urql";
import { ResponsibilityFields } from "../../desk/responsibility.graphql.ts";
import type {
  AnswerRightToRentMutation,
  AnswerRightToRentMutationVariables,
  AskForRightToRentPackMutation,
  AskForRightToRentPackMutationVariables,
  GivenShareCodeOfQuery,
  GivenShareCodeOfQueryVariables,
  PrepareRightToRentFileMutation,
  PrepareRightToRentFileMutationVariables,
  RecordRightToRentMutation,
  RecordRightToRentMutationVariables,
  RightToRentOfQuery,
  RightToRentOfQueryVariables,
} from "../../graphql/operations.generated.ts";

export type ShownRightToRent = RightToRentOfQuery["rightToRent"];
export type ShownShareCode = NonNullable<GivenShareCodeOfQuery["givenShareCode"]>;
export type ShownCheck = ShownRightToRent["checks"][number];

export const RightToRentOf: TypedDocumentNode<RightToRentOfQuery, RightToRentOfQueryVariables> = gql`
  query RightToRentOf($partyId: ID!) {
    rightToRent(partyId: $partyId) {
      party {
        id
        number
        firstName
        lastName
      }
      applicationId
      home
      agency
      agencyId
      agencyIsOwn
      responsibilities {
        ...ResponsibilityFields
      }
      letting {
        landlord
        agreementOn
        startsOn
        signedOn
        endedOn
        isRecorded
      }
      purpose
      nationality
      birthdate
      hadNo
      ruleSet
      mayRecord
      landlords
      providers {
        name
        registerId
        registerUrl
        isInUse
        services
        validUntil
      }
      administrators
      statements {
        language
        title
        paragraphs
      }
      people {
        id
        number
        firstName
        lastName
      }
      household {
        people {
          partyId
          block
          recordedOn
          state
          followUpBy
        }
      }
      practiceCodePage
      practiceProviderPage
      checks {
        id
        route
        purpose
        state
        ruleSet
        checkedOn
        shows
        isTimeLimited
        followUpBy
        byId
        by
        at
        second {
          agrees
          reason
          by
          at
        }
        values {
          name
          value
        }
        documents {
          kind
          country
          form
          expiresOn
          issuedOn
        }
        files {
          uploadId
          field
          name
          sha256
        }
        packs {
          handedTo
          by
          at
        }
      }
    }
  }
  ${ResponsibilityFields}
`;

export const GivenShareCodeOf: TypedDocumentNode<GivenShareCodeOfQuery, GivenShareCodeOfQueryVariables> = gql`
  query GivenShareCodeOf($partyId: ID!) {
    givenShareCode(partyId: $partyId) {
      code
      givenOn
      lastDay
      hasEnded
    }
  }
`;

export const PrepareRightToRentFile: TypedDocumentNode<
  PrepareRightToRentFileMutation,
  PrepareRightToRentFileMutationVariables
> = gql`
  mutation PrepareRightToRentFile($partyId: ID!, $fileType: String!) {
    prepareRightToRentFile(partyId: $partyId, fileType: $fileType) {
      uploadId
      url
      fields {
        name
        value
      }
    }
  }
`;

export const RecordRightToRent: TypedDocumentNode<
  RecordRightToRentMutation,
  RecordRightToRentMutationVariables
> = gql`
  mutation RecordRightToRent($partyId: ID!, $input: RightToRentRecordInput!) {
    recordRightToRent(partyId: $partyId, input: $input)
  }
`;

export const AnswerRightToRent: TypedDocumentNode<
  AnswerRightToRentMutation,
  AnswerRightToRentMutationVariables
> = gql`
  mutation AnswerRightToRent($partyId: ID!, $checkId: ID!, $agrees: Boolean!, $reason: String!) {
    answerRightToRent(partyId: $partyId, checkId: $checkId, agrees: $agrees, reason: $reason)
  }
`;

export const AskForRightToRentPack: TypedDocumentNode<
  AskForRightToRentPackMutation,
  AskForRightToRentPackMutationVariables
> = gql`
  mutation AskForRightToRentPack($partyId: ID!, $checkId: ID!, $handedTo: String!) {
    askForRightToRentPack(partyId: $partyId, checkId: $checkId, handedTo: $handedTo)
  }
`;
