import { gql, type TypedDocumentNode } from "urql";
import { AffordabilityFields } from "../../desk/affordability.graphql.ts";
import type {
  ApplicationOfQuery,
  ApplicationOfQueryVariables,
  ChangePeopleMutation,
  ChangePeopleMutationVariables,
  CorrectAddressMutation,
  CorrectAddressMutationVariables,
  RecordHomeCourseMutation,
  RecordHomeCourseMutationVariables,
  RecordLettingMutation,
  RecordLettingMutationVariables,
  RecordOtherAdultsMutation,
  RecordOtherAdultsMutationVariables,
  ResendInvitationMutation,
  ResendInvitationMutationVariables,
  WithdrawPartyMutation,
  WithdrawPartyMutationVariables,
} from "../../graphql/operations.generated.ts";
import { DepositFields } from "../deposit/deposit.graphql.ts";

export type ShownApplication = ApplicationOfQuery["application"];
export type ApplicationPerson = ShownApplication["people"][number];

const ApplicationFields = gql`
  fragment ApplicationFields on Application {
    id
    home
    country
    rentMinor
    keptShareMinor
    advertisedRentMinor
    rentPeriod
    currency
    start
    termMonths
    agency
    branch
    reference
    policyTitle
    policyVersion
    isProvisional
    deposit {
      ...DepositFields
    }
    standing {
      told
      declined
      recorded {
        course
        note
        by
        at
      }
    }
    otherAdults {
      agency
      finding
      tenants {
        partyId
        livesThere
      }
    }
    signing {
      isReady
      isExempt
      firstLimitedDay
      letting {
        landlord
        agreementOn
        startsOn
        signedOn
        endedOn
        isRecorded
      }
      people {
        partyId
        block
        recordedOn
      }
    }
    people {
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
      someoneElsePays
      sections {
        name
        progress
      }
      reviewer {
        id
        name
      }
      invitation {
        sentAt
        signedInAt
        bouncedBecause
      }
    }
    affordability {
      ...AffordabilityFields
    }
  }
  ${AffordabilityFields}
  ${DepositFields}
`;

export const ApplicationOf: TypedDocumentNode<ApplicationOfQuery, ApplicationOfQueryVariables> = gql`
  query ApplicationOf($id: ID!) {
    application(id: $id) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const ChangePeople: TypedDocumentNode<ChangePeopleMutation, ChangePeopleMutationVariables> = gql`
  mutation ChangePeople($applicationId: ID!, $shares: [ShareInput!]!, $added: [NewPersonInput!]!) {
    changePeople(applicationId: $applicationId, shares: $shares, added: $added) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const ResendInvitation: TypedDocumentNode<
  ResendInvitationMutation,
  ResendInvitationMutationVariables
> = gql`
  mutation ResendInvitation($partyId: ID!) {
    resendInvitation(partyId: $partyId) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const CorrectAddress: TypedDocumentNode<CorrectAddressMutation, CorrectAddressMutationVariables> = gql`
  mutation CorrectAddress($partyId: ID!, $email: String!) {
    correctAddress(partyId: $partyId, email: $email) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const WithdrawParty: TypedDocumentNode<WithdrawPartyMutation, WithdrawPartyMutationVariables> = gql`
  mutation WithdrawParty($partyId: ID!) {
    withdrawParty(partyId: $partyId) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const RecordHomeCourse: TypedDocumentNode<
  RecordHomeCourseMutation,
  RecordHomeCourseMutationVariables
> = gql`
  mutation RecordHomeCourse($applicationId: ID!, $course: HomeCourse!, $note: String!) {
    recordHomeCourse(applicationId: $applicationId, course: $course, note: $note) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const RecordLetting: TypedDocumentNode<RecordLettingMutation, RecordLettingMutationVariables> = gql`
  mutation RecordLetting($applicationId: ID!, $input: LettingInput!) {
    recordLetting(applicationId: $applicationId, input: $input) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const RecordOtherAdults: TypedDocumentNode<
  RecordOtherAdultsMutation,
  RecordOtherAdultsMutationVariables
> = gql`
  mutation RecordOtherAdults($applicationId: ID!, $livesThere: Boolean!) {
    recordOtherAdults(applicationId: $applicationId, livesThere: $livesThere) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;
