import { gql, type TypedDocumentNode } from "urql";
import type {
  AddWebhookEndpointMutation,
  AddWebhookEndpointMutationVariables,
  ChangeWebhookEndpointMutation,
  ChangeWebhookEndpointMutationVariables,
  PauseWebhookEndpointMutation,
  PauseWebhookEndpointMutationVariables,
  RemoveWebhookEndpointMutation,
  RemoveWebhookEndpointMutationVariables,
  ResumeWebhookEndpointMutation,
  ResumeWebhookEndpointMutationVariables,
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables,
  SendWebhookAgainMutation,
  SendWebhookAgainMutationVariables,
  TestWebhookEndpointMutation,
  TestWebhookEndpointMutationVariables,
  WebhookDeliveriesQuery,
  WebhookDeliveriesQueryVariables,
  WebhookEndpointQuery,
  WebhookEndpointQueryVariables,
  WebhookEndpointsQuery,
  WebhookEndpointsQueryVariables,
} from "../graphql/operations.generated.ts";

export type ShownEndpoint = WebhookEndpointQuery["webhookEndpoint"];
export type ShownDelivery = WebhookDeliveriesQuery["webhookDeliveries"]["rows"][number];
export type KnownAgency = WebhookEndpointsQuery["agencies"][number];

const WebhookEndpointFields = gql`
  fragment WebhookEndpointFields on WebhookEndpoint {
    id
    agency
    url
    events
    state
    failingSince
    lastSuccessAt
    previousSecretUntil
    waiting
  }
`;

const WebhookDeliveryFields = gql`
  fragment WebhookDeliveryFields on WebhookDelivery {
    id
    type
    body
    state
    tries
    nextTryAt
    responseCode
    responseText
    fault
    createdAt
  }
`;

export const WebhookEndpoints: TypedDocumentNode<WebhookEndpointsQuery, WebhookEndpointsQueryVariables> = gql`
  query WebhookEndpoints {
    webhookEndpoints {
      ...WebhookEndpointFields
    }
    agencies {
      id
      name
    }
  }
  ${WebhookEndpointFields}
`;

export const WebhookEndpoint: TypedDocumentNode<WebhookEndpointQuery, WebhookEndpointQueryVariables> = gql`
  query WebhookEndpoint($id: ID!) {
    webhookEndpoint(id: $id) {
      ...WebhookEndpointFields
    }
  }
  ${WebhookEndpointFields}
`;

export const WebhookDeliveries: TypedDocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> =
  gql`
  query WebhookDeliveries($endpointId: ID!, $after: String) {
    webhookDeliveries(endpointId: $endpointId, after: $after) {
      rows {
        ...WebhookDeliveryFields
      }
      next
    }
  }
  ${WebhookDeliveryFields}
`;

export const AddWebhookEndpoint: TypedDocumentNode<
  AddWebhookEndpointMutation,
  AddWebhookEndpointMutationVariables
> = gql`
  mutation AddWebhookEndpoint($agencyId: ID!, $url: String!, $events: [WebhookEventType!]!) {
    addWebhookEndpoint(agencyId: $agencyId, url: $url, events: $events) {
      secret
      endpoint {
        ...WebhookEndpointFields
      }
    }
  }
  ${WebhookEndpointFields}
`;

export const ChangeWebhookEndpoint: TypedDocumentNode<
  ChangeWebhookEndpointMutation,
  ChangeWebhookEndpointMutationVariables
> = gql`
  mutation ChangeWebhookEndpoint($id: ID!, $url: String!, $events: [WebhookEventType!]!) {
    changeWebhookEndpoint(id: $id, url: $url, events: $events) {
      ...WebhookEndpointFields
    }
  }
  ${WebhookEndpointFields}
`;

export const RotateWebhookSecret: TypedDocumentNode<
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables
> = gql`
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(id: $id) {
      secret
      endpoint {
        ...WebhookEndpointFields
      }
    }
  }
  ${WebhookEndpointFields}
`;

export const RemoveWebhookEndpoint: TypedDocumentNode<
  RemoveWebhookEndpointMutation,
  RemoveWebhookEndpointMutationVariables
> = gql`
  mutation RemoveWebhookEndpoint($id: ID!) {
    removeWebhookEndpoint(id: $id) {
      id
    }
  }
`;

export const PauseWebhookEndpoint: TypedDocumentNode<
  PauseWebhookEndpointMutation,
  PauseWebhookEndpointMutationVariables
> = gql`
  mutation PauseWebhookEndpoint($id: ID!) {
    pauseWebhookEndpoint(id: $id) {
      ...WebhookEndpointFields
    }
  }
  ${WebhookEndpointFields}
`;

export const ResumeWebhookEndpoint: TypedDocumentNode<
  ResumeWebhookEndpointMutation,
  ResumeWebhookEndpointMutationVariables
> = gql`
  mutation ResumeWebhookEndpoint($id: ID!) {
    resumeWebhookEndpoint(id: $id) {
      ...WebhookEndpointFields
    }
  }
  ${WebhookEndpointFields}
`;

export const TestWebhookEndpoint: TypedDocumentNode<
  TestWebhookEndpointMutation,
  TestWebhookEndpointMutationVariables
> = gql`
  mutation TestWebhookEndpoint($id: ID!) {
    testWebhookEndpoint(id: $id) {
      ...WebhookEndpointFields
    }
  }
  ${WebhookEndpointFields}
`;

export const SendWebhookAgain: TypedDocumentNode<
  SendWebhookAgainMutation,
  SendWebhookAgainMutationVariables
> = gql`
    mutation SendWebhookAgain($id: ID!) {
      sendWebhookAgain(id: $id) {
        ...WebhookDeliveryFields
      }
    }
    ${WebhookDeliveryFields}
  `;
