import type { RunningServer } from "./running-product.ts";

/** Where a walk takes place. */
export interface Walk {
  readonly server: RunningServer;
  readonly outboxUrl: string;
}
