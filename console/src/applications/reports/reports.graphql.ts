import { gql, type TypedDocumentNode } from "urql";
import type {
  EndReportLinkMutation,
  EndReportLinkMutationVariables,
  MakeReportLinkMutation,
  MakeReportLinkMutationVariables,
  ReportsOfQuery,
  ReportsOfQueryVariables,
} from "../../graphql/operations.generated.ts";

export type ShownReport = ReportsOfQuery["application"]["reports"][number];

const ReportFields = gql`
  fragment ReportFields on Application {
    id
    reports {
      id
      partyId
      version
      outcome
      validUntil
      madeAt
    }
    reportLinks {
      id
      reportId
      url
      handedTo
      madeAt
      expiresAt
      endedAt
      views {
        what
        at
      }
    }
  }
`;

export const ReportsOf: TypedDocumentNode<ReportsOfQuery, ReportsOfQueryVariables> = gql`
  query ReportsOf($id: ID!) {
    application(id: $id) {
      ...ReportFields
    }
  }
  ${ReportFields}
`;

export const MakeReportLink: TypedDocumentNode<MakeReportLinkMutation, MakeReportLinkMutationVariables> = gql`
  mutation MakeReportLink($applicationId: ID!, $reportId: ID!, $handedTo: String!, $days: Int!) {
    makeReportLink(applicationId: $applicationId, reportId: $reportId, handedTo: $handedTo, days: $days) {
      ...ReportFields
    }
  }
  ${ReportFields}
`;

export const EndReportLink: TypedDocumentNode<EndReportLinkMutation, EndReportLinkMutationVariables> = gql`
  mutation EndReportLink($applicationId: ID!, $linkId: ID!) {
    endReportLink(applicationId: $applicationId, linkId: $linkId) {
      ...ReportFields
    }
  }
  ${ReportFields}
`;
