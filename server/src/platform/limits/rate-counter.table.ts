import type { Instant } from "../db/columns.ts";

interface RateCounterTable {
  readonly name: string;
  readonly subject: Buffer;
  readonly window_start: Instant;
  readonly count: number;
}

declare module "../db/schema.ts" {
  interface Schema {
    readonly rate_counter: RateCounterTable;
  }
}
