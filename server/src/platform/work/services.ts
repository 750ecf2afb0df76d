import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type pg from "pg";
import type { Logger } from "pino";
import type { PartyKey } from "../actor/actor.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/pool.ts";
import type { Keyring } from "../keys/keyring.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import type { OnEmailFailure } from "../mail/email-failure.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Store } from "../storage/store.ts";
import type { KeyedMutex } from "./keyed-mutex.ts";
import type { WorkOf } from "./work-of.ts";

/** Created once by the composition root. A subject adds its own by declaration merging. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly keyring: Keyring;
  readonly limiter: RateLimiter;
  /** A permanent failure counts as sent, and is passed to `emailFailed`. */
  readonly mailer: Mailer;
  readonly emailFailed: OnEmailFailure;
  readonly store: Store;
  /** The civil date in Europe/London. */
  readonly today: () => string;
  /** epoch seconds */
  readonly nowSeconds: () => number;
  readonly mutex: KeyedMutex;
  /**
   * Call after facts or documents of a section have changed, in the same transaction; it may revoke a
   * completion.
   */
  readonly changed: (work: WorkOf<Services>, party: PartyKey, section: SectionName) => Promise<void>;
}
