import type { RunningServer } from "./running-product.ts";

export interface Walk {
  readonly server: RunningServer;
  readonly outboxUrl: string;
}
