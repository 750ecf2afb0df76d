import type { WebhookEventType } from "@latchkey/domain/webhooks/events.ts";
import type { Generated } from "kysely";
import type { Instant, NullableInstant, Optional } from "../platform/db/columns.ts";
import type { PostFault } from "../platform/http/guarded-post.ts";

export type WebhookState = "active" | "paused" | "disabled";

export type DeliveryState = "waiting" | "delivered" | "failed" | "stopped";

interface WebhookEndpointTable {
  readonly id: string;
  readonly agency_id: string;
  url: string;
  event_types: readonly WebhookEventType[];
  state: Generated<WebhookState>;
  sealed_secret: Buffer;
  /** Signs beside the current one until it ends. */
  sealed_previous: Optional<Buffer>;
  previous_ends_at: NullableInstant;
  /** null: the last try was taken, or there was none. */
  failing_since: NullableInstant;
  last_success_at: NullableInstant;
  readonly created_by: string;
  readonly created_at: Instant;
}

interface WebhookDeliveryTable {
  /** The `webhook-id` of every try. */
  readonly id: string;
  readonly endpoint_id: string;
  /** Names the cause, so that an endpoint is told once. */
  readonly event: string;
  readonly type: string;
  /** null: removed after 30 days. */
  body: Optional<string>;
  state: Generated<DeliveryState>;
  tries: Generated<number>;
  /** Tries are counted from here; a redelivery starts anew. */
  queued_at: Instant;
  next_try_at: NullableInstant;
  response_code: Optional<number>;
  response_text: Optional<string>;
  fault: Optional<PostFault>;
  responded_at: NullableInstant;
  readonly created_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly webhook_endpoint: WebhookEndpointTable;
    readonly webhook_delivery: WebhookDeliveryTable;
  }
}
