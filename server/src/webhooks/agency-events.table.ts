import type { WebhookData, WebhookEventType } from "@latchkey/domain/webhooks/events.ts";
import type { Generated } from "kysely";
import type { Json, Optional } from "../platform/db/columns.ts";

interface AgencyEventTable {
  readonly entry: Generated<number>;
  readonly id: Generated<string>;
  readonly agency_id: string;
  readonly application_id: string;
  /** null: the event is about the whole application. */
  readonly party_id: Optional<string>;
  /** Names the cause, so that it is recorded once. */
  readonly cause: string;
  readonly type: WebhookEventType;
  readonly data: Json<WebhookData>;
  readonly at: Date;
  /** null: no reader has asked since the event was committed. */
  number: Optional<number>;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency_event: AgencyEventTable;
  }
}
