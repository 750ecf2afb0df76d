import { sql } from "kysely";
import { type Actor, limitSubject } from "../actor/actor.ts";
import type { Config } from "../config/config.ts";
import type { LimitName } from "../config/limits.ts";
import type { Database } from "../db/pool.ts";
import { hmac, type Keyring } from "../keys/keyring.ts";

/** Counters are rows, so that all server processes share them. Their subjects are stored hashed. */

export interface Consumed {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** seconds until the window resets */
  readonly resetsIn: number;
}

export interface RateLimiter {
  readonly take: (name: LimitName, actor: Actor) => Promise<Consumed>;
  readonly takeFromAll: (name: LimitName) => Promise<Consumed>;
  /**
   * Leases a part of the actor's window and counts in memory, for requests that are cheaper than a write. All
   * processes together never exceed the limit.
   */
  readonly consumeLeased: (name: LimitName, actor: Actor) => Promise<boolean>;
  readonly spend: (name: LimitName, owner: string, cost: number) => Promise<void>;
  readonly isSpent: (name: LimitName, owner: string) => Promise<boolean>;
}

interface RateLimiterDeps {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly limits: Config["limits"];
}

interface Lease {
  readonly endsAt: number;
  readonly isLast: boolean;
  left: number;
}

const MAX_LEASES = 10_000;
/** A window is leased in about thirty parts: a process that exits early wastes one of them. */
const PIECES = 30;

export const openRateLimiter = ({ db, keyring, limits }: RateLimiterDeps): RateLimiter => {
  const leases = new Map<string, Lease>();
  const renewals = new Map<string, Promise<void>>();
  const hashOf = (name: LimitName, subject: string): Buffer =>
    hmac(keyring.current("rate-limit").key, `${name}/${subject}`);
  const windowOf = (name: LimitName) => {
    const { seconds } = limits[name];
    return sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;
  };

  /** In a separate statement, because refused requests count too. */
  const count = async (name: LimitName, subject: string, many: number): Promise<Consumed> => {
    const { most, seconds } = limits[name];
    const { rows } = await sql<{ count: number; resets_in: number }>`
      insert into rate_counter (name, subject, window_start, count)
      values (${name}, ${hashOf(name, subject)}, ${windowOf(name)}, ${many})
      on conflict (name, subject, window_start) do update set count = rate_counter.count + ${many}
      returning count, ceil(extract(epoch from window_start) + ${seconds} - extract(epoch from now()))::int as resets_in
    `.execute(db);
    const { count: taken, resets_in: resetsIn } = rows[0] ?? { count: many, resets_in: seconds };
    return { allowed: taken <= most, limit: most, remaining: Math.max(0, most - taken), resetsIn };
  };

  const used = async (name: LimitName, subject: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count from rate_counter
      where name = ${name} and subject = ${hashOf(name, subject)} and window_start = ${windowOf(name)}`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };

  const leaseOf = async (name: LimitName, subject: string): Promise<Lease> => {
    const now = performance.now();
    const piece = Math.max(1, Math.floor(limits[name].most / PIECES));
    const { allowed, resetsIn } = await count(name, subject, piece);
    // Once a window is used up, the database is not asked again before it resets.
    return { endsAt: now + resetsIn * 1000, left: allowed ? piece : 0, isLast: !allowed };
  };

  /** Concurrent requests share one lease: one each would use up the window at once. */
  const renewed = (key: string, lease: () => Promise<Lease>): Promise<void> => {
    const running = renewals.get(key);
    if (running) return running;
    const renewal = lease()
      .then((next) => {
        if (leases.size >= MAX_LEASES) leases.clear();
        leases.set(key, next);
      })
      .finally(() => renewals.delete(key));
    renewals.set(key, renewal);
    return renewal;
  };

  return {
    take: (name, actor) => count(name, limitSubject(actor), 1),
    takeFromAll: (name) => count(name, "everybody", 1),
    consumeLeased: async (name, actor) => {
      const subject = limitSubject(actor);
      const key = `${name}/${subject}`;
      for (;;) {
        const lease = leases.get(key);
        // Not the wall clock, which may jump back and extend the window.
        const isValid = lease && lease.endsAt > performance.now();
        if (isValid && lease.left > 0) {
          lease.left -= 1;
          return true;
        }
        if (isValid && lease.isLast) return false;
        await renewed(key, () => leaseOf(name, subject));
      }
    },
    spend: async (name, owner, cost) => void (await count(name, owner, Math.ceil(cost))),
    isSpent: async (name, owner) => (await used(name, owner)) >= limits[name].most,
  };
};
