import { sql } from "kysely";
import { type Actor, limitSubject } from "../actor/actor.ts";
import type { Config, LimitName } from "../config/config.ts";
import type { Database } from "../db/pool.ts";
import { hmac, type Keyring } from "../keys/keyring.ts";

/** Counters are rows, so that any number of server processes count together. Whom they count is only hashed. */

export interface Taken {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** seconds until the window ends */
  readonly resetsIn: number;
}

export interface RateLimiter {
  /** Takes one from the actor's window. */
  readonly take: (name: LimitName, actor: Actor) => Promise<Taken>;
  /** Takes one from the window that all share. */
  readonly takeFromAll: (name: LimitName) => Promise<Taken>;
  /**
   * For calls that are cheaper than a write: takes a piece of the actor's window at once and gives it out from memory.
   * All processes together never give out more than the limit.
   */
  readonly takeLeased: (name: LimitName, actor: Actor) => Promise<boolean>;
}

interface RateLimiterDeps {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly limits: Config["limits"];
}

/** What this process may still give out of a window without asking again. */
interface Lease {
  readonly endsAt: number;
  readonly isLast: boolean;
  left: number;
}

const MAX_LEASES = 10_000;
/** A window is handed out in some thirty pieces: a process that ends early wastes one of them. */
const PIECES = 30;

export const openRateLimiter = ({ db, keyring, limits }: RateLimiterDeps): RateLimiter => {
  const leases = new Map<string, Lease>();

  /** In a statement of its own: what is refused counts as well. */
  const count = async (name: LimitName, subject: string, many: number): Promise<Taken> => {
    const { most, seconds } = limits[name];
    const hash = hmac(keyring.current("rate-limit").key, `${name}/${subject}`);
    const { rows } = await sql<{ count: number; resets_in: number }>`
      insert into rate_counter (name, subject, window_start, count)
      values (${name}, ${hash}, to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds}), ${many})
      on conflict (name, subject, window_start) do update set count = rate_counter.count + ${many}
      returning count, ceil(extract(epoch from window_start) + ${seconds} - extract(epoch from now()))::int as resets_in
    `.execute(db);
    const { count: taken, resets_in: resetsIn } = rows[0] ?? { count: many, resets_in: seconds };
    return { allowed: taken <= most, limit: most, remaining: Math.max(0, most - taken), resetsIn };
  };

  return {
    take: (name, actor) => count(name, limitSubject(actor), 1),
    takeFromAll: (name) => count(name, "everybody", 1),
    takeLeased: async (name, actor) => {
      const subject = limitSubject(actor);
      const key = `${name}/${subject}`;
      const now = Date.now();
      const lease = leases.get(key);
      if (lease && lease.endsAt > now && (lease.left > 0 || lease.isLast)) {
        lease.left -= 1;
        return lease.left >= 0;
      }
      const piece = Math.max(1, Math.floor(limits[name].most / PIECES));
      const { allowed, resetsIn } = await count(name, subject, piece);
      if (leases.size >= MAX_LEASES) leases.clear();
      // A window that is used up is not asked for again before it ends.
      leases.set(key, { endsAt: now + resetsIn * 1000, left: allowed ? piece - 1 : 0, isLast: !allowed });
      return allowed;
    },
  };
};
