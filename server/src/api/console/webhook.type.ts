import { type WebhookEventType, webhookEventTypes } from "@latchkey/domain/webhooks/events.ts";
import type { PostFault } from "../../platform/http/guarded-post.ts";
import type { DeliveryPage, WebhookDelivery } from "../../webhooks/delivery-log.ts";
import type { WebhookEndpoint } from "../../webhooks/read-endpoints.ts";
import type { DeliveryState, WebhookState } from "../../webhooks/webhooks.table.ts";
import { builder } from "./console-builder.ts";

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const webhookState = builder.enumType("WebhookState", {
  values: {
    ACTIVE: { value: "active" },
    PAUSED: { value: "paused" },
    DISABLED: { value: "disabled" },
  } as const satisfies Record<string, { readonly value: WebhookState }>,
});

const deliveryState = builder.enumType("WebhookDeliveryState", {
  values: {
    WAITING: { value: "waiting" },
    DELIVERED: { value: "delivered" },
    FAILED: { value: "failed" },
    STOPPED: { value: "stopped" },
  } as const satisfies Record<string, { readonly value: DeliveryState }>,
});

const webhookFault = builder.enumType("WebhookFault", {
  values: {
    CLOSED_ADDRESS: { value: "closed-address" },
    UNKNOWN_HOST: { value: "unknown-host" },
    TIMEOUT: { value: "timeout" },
    UNREACHABLE: { value: "unreachable" },
    MALFORMED: { value: "malformed" },
  } as const satisfies Record<string, { readonly value: PostFault }>,
});

export const webhookEventType = builder.enumType("WebhookEventType", {
  values: {
    APPLICATION_STATUS: { value: "application.status" },
    APPLICATION_OUTCOME: { value: "application.outcome" },
    RIGHT_TO_RENT_FOLLOW_UP: { value: "right_to_rent.follow_up" },
    REPORT_READY: { value: "report.ready" },
  } as const satisfies Record<string, { readonly value: WebhookEventType }>,
});

export const webhookEndpoint = builder.objectRef<WebhookEndpoint>("WebhookEndpoint").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    agencyId: t.exposeID("agencyId"),
    agency: t.exposeString("agency"),
    url: t.exposeString("url"),
    events: t.field({
      type: [webhookEventType],
      resolve: ({ events }) => webhookEventTypes.filter((type) => events.includes(type)),
    }),
    state: t.field({ type: webhookState, resolve: ({ state }) => state }),
    failingSince: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null: the last try was taken, or there was none.",
      resolve: ({ failingSince }) => isoOf(failingSince),
    }),
    lastSuccessAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ lastSuccessAt }) => isoOf(lastSuccessAt),
    }),
    previousSecretUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until then the secret before signs, too.",
      resolve: ({ previousSecretUntil }) => isoOf(previousSecretUntil),
    }),
    waiting: t.exposeInt("waiting", { description: "Events that are tried again." }),
  }),
});

export const webhookDelivery = builder.objectRef<WebhookDelivery>("WebhookDelivery").implement({
  fields: (t) => ({
    id: t.exposeID("id", { description: "The `webhook-id` of every try." }),
    type: t.exposeString("type"),
    body: t.exposeString("body", {
      nullable: true,
      description: "Null: removed after 30 days; then it cannot be sent again.",
    }),
    state: t.field({ type: deliveryState, resolve: ({ state }) => state }),
    tries: t.exposeInt("tries"),
    nextTryAt: t.field({ type: "DateTime", nullable: true, resolve: ({ nextTryAt }) => isoOf(nextTryAt) }),
    responseCode: t.exposeInt("responseCode", { nullable: true }),
    responseText: t.exposeString("responseText", { nullable: true, description: "At most 200 characters." }),
    fault: t.field({
      type: webhookFault,
      nullable: true,
      description: "The reason why no response came.",
      resolve: ({ fault }) => fault,
    }),
    respondedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ respondedAt }) => isoOf(respondedAt),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});

export const webhookDeliveryPage = builder.objectRef<DeliveryPage>("WebhookDeliveryPage").implement({
  fields: (t) => ({
    rows: t.field({ type: [webhookDelivery], resolve: ({ rows }) => [...rows] }),
    next: t.exposeString("next", { nullable: true }),
  }),
});
