import { gql, type TypedDocumentNode } from "urql";
import type {
  ApplicationOfQuery,
  ApplicationOfQueryVariables,
  ChangePeopleMutation,
  ChangePeopleMutationVariables,
  ChangeTermsMutation,
  ChangeTermsMutationVariables,
  CorrectEmailMutation,
  CorrectEmailMutationVariables,
  EndReportLinkMutation,
  EndReportLinkMutationVariables,
  EndTenancyMutation,
  EndTenancyMutationVariables,
  MakeReportLinkMutation,
  MakeReportLinkMutationVariables,
  NameGuarantorMutation,
  NameGuarantorMutationVariables,
  NudgePersonMutation,
  NudgePersonMutationVariables,
  ResendInvitationMutation,
  ResendInvitationMutationVariables,
  WithdrawApplicationMutation,
  WithdrawApplicationMutationVariables,
  WithdrawPersonMutation,
  WithdrawPersonMutationVariables,
  WriteMessageMutation,
  WriteMessageMutationVariables,
} from "../../graphql/operations.generated.ts";

export type ShownApplication = ApplicationOfQuery["application"];
export type Person = ShownApplication["people"][number];

const ReportFields = gql`
  fragment ReportFields on ReportMark {
    id
    version
    madeAt
    validUntil
  }
`;

const PersonFields = gql`
  fragment PersonFields on Person {
    id
    number
    role
    firstName
    lastName
    email
    shareMinor
    guarantorId
    status
    since
    submittedAt
    outcome
    decision {
      decidedOn
      reasons
      conditions
      conditionsMetBy
    }
    report {
      ...ReportFields
    }
    invitation {
      sentAt
      signedInAt
      bouncedBecause
    }
    waitingFor {
      who
      since
    }
    sections {
      name
      progress
    }
    missing {
      section
      document
      askedAt
      dueOn
    }
    rightToRent {
      block
      recordedOn
      followUpOn
    }
  }
  ${ReportFields}
`;

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
    branch
    reference
    policyTitle
    policyVersion
    turn
    tasks
    promisedFor
    isPaused
    isLate
    outcome
    isProvisional
    readyToSign
    report {
      ...ReportFields
    }
    reportLinks {
      id
      url
      handedTo
      expiresAt
      endedAt
      views {
        what
        at
      }
    }
    tenancy {
      signedOn
      endedOn
    }
    people {
      ...PersonFields
    }
    messages {
      id
      text
      at
      isByAgency
      author
      needsAnswer
    }
    history {
      id
      kind
      at
      person
      user
      outcome
    }
  }
  ${PersonFields}
`;

export const ApplicationOf: TypedDocumentNode<ApplicationOfQuery, ApplicationOfQueryVariables> = gql`
  query ApplicationOf($id: ID!) {
    application(id: $id) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const ResendInvitation: TypedDocumentNode<
  ResendInvitationMutation,
  ResendInvitationMutationVariables
> = gql`
  mutation ResendInvitation($id: ID!, $personId: ID!) {
    resendInvitation(id: $id, personId: $personId) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const NudgePerson: TypedDocumentNode<NudgePersonMutation, NudgePersonMutationVariables> = gql`
  mutation NudgePerson($id: ID!, $personId: ID!) {
    nudgePerson(id: $id, personId: $personId) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const CorrectEmail: TypedDocumentNode<CorrectEmailMutation, CorrectEmailMutationVariables> = gql`
  mutation CorrectEmail($id: ID!, $personId: ID!, $email: String!) {
    correctEmail(id: $id, personId: $personId, email: $email) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const WithdrawPerson: TypedDocumentNode<WithdrawPersonMutation, WithdrawPersonMutationVariables> = gql`
  mutation WithdrawPerson($id: ID!, $personId: ID!) {
    withdrawPerson(id: $id, personId: $personId) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const WithdrawApplication: TypedDocumentNode<
  WithdrawApplicationMutation,
  WithdrawApplicationMutationVariables
> = gql`
  mutation WithdrawApplication($id: ID!) {
    withdrawApplications(ids: [$id]) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const ChangePeople: TypedDocumentNode<ChangePeopleMutation, ChangePeopleMutationVariables> = gql`
  mutation ChangePeople(
    $id: ID!
    $withdrawn: [ID!]!
    $shares: [ShareInput!]!
    $added: [NewPersonInput!]!
  ) {
    changePeople(id: $id, withdrawn: $withdrawn, shares: $shares, added: $added) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const NameGuarantor: TypedDocumentNode<NameGuarantorMutation, NameGuarantorMutationVariables> = gql`
  mutation NameGuarantor($id: ID!, $tenantIds: [ID!]!, $guarantor: NamedPersonInput!) {
    nameGuarantor(id: $id, tenantIds: $tenantIds, guarantor: $guarantor) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const ChangeTerms: TypedDocumentNode<ChangeTermsMutation, ChangeTermsMutationVariables> = gql`
  mutation ChangeTerms(
    $id: ID!
    $rentMinor: Float!
    $advertisedRentMinor: Float
    $start: Date!
    $shares: [ShareInput!]!
  ) {
    changeTerms(
      id: $id
      rentMinor: $rentMinor
      advertisedRentMinor: $advertisedRentMinor
      start: $start
      shares: $shares
    ) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const EndTenancy: TypedDocumentNode<EndTenancyMutation, EndTenancyMutationVariables> = gql`
  mutation EndTenancy($id: ID!, $endedOn: Date!) {
    endTenancy(id: $id, endedOn: $endedOn) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const WriteMessage: TypedDocumentNode<WriteMessageMutation, WriteMessageMutationVariables> = gql`
  mutation WriteMessage($id: ID!, $text: String!, $needsAnswer: Boolean!) {
    writeMessage(id: $id, text: $text, needsAnswer: $needsAnswer) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const MakeReportLink: TypedDocumentNode<MakeReportLinkMutation, MakeReportLinkMutationVariables> = gql`
  mutation MakeReportLink($id: ID!, $reportId: ID!, $handedTo: String!, $days: Int!) {
    makeReportLink(id: $id, reportId: $reportId, handedTo: $handedTo, days: $days) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;

export const EndReportLink: TypedDocumentNode<EndReportLinkMutation, EndReportLinkMutationVariables> = gql`
  mutation EndReportLink($id: ID!, $linkId: ID!) {
    endReportLink(id: $id, linkId: $linkId) {
      ...ApplicationFields
    }
  }
  ${ApplicationFields}
`;
