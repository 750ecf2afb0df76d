import type { FastifyReply } from "fastify";
import { sql } from "kysely";
import type { AppContext } from "../../app/context.ts";
import type { LimitName } from "../config/config.ts";
import { hmac } from "../keys/keyring.ts";

/** Counters are rows, so that any number of server processes count together. Whom they count is only hashed. */

export interface Taken {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** seconds until the window ends */
  readonly resetsIn: number;
}

type Deps = Pick<AppContext, "db" | "keyring" | "config">;

const subjectHash = ({ keyring }: Deps, name: LimitName, subject: string): Buffer =>
  hmac(keyring.current("rate-limit").key, `${name}/${subject}`);

interface Counted {
  readonly name: LimitName;
  readonly subject: string;
  readonly many: number;
}

/** In a statement of its own: what is refused counts as well. */
const count = async (deps: Deps, { name, subject, many }: Counted): Promise<Taken> => {
  const { most, seconds } = deps.config.limits[name];
  const { rows } = await sql<{ count: number; resets_in: number }>`
    insert into rate_counter (name, subject, window_start, count)
    values (${name}, ${subjectHash(deps, name, subject)}, to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds}), ${many})
    on conflict (name, subject, window_start) do update set count = rate_counter.count + ${many}
    returning count, ceil(extract(epoch from window_start) + ${seconds} - extract(epoch from now()))::int as resets_in
  `.execute(deps.db);
  const { count: taken, resets_in: resetsIn } = rows[0] ?? { count: many, resets_in: seconds };
  return { allowed: taken <= most, limit: most, remaining: Math.max(0, most - taken), resetsIn };
};

/** Takes one from the subject's window. */
export const take = (deps: Deps, name: LimitName, subject: string): Promise<Taken> =>
  count(deps, { name, subject, many: 1 });

/** What this process may still give out of a window without asking again. */
interface Lease {
  readonly endsAt: number;
  readonly isLast: boolean;
  left: number;
}

const leases = new Map<string, Lease>();
const MOST_LEASES = 10_000;
/** A window is handed out in some thirty pieces: a process that ends early wastes one of them. */
const PIECES = 30;

/**
 * For calls that are cheaper than a write: takes a piece of the subject's window at once and gives it out from
 * memory. All processes together never give out more than the limit.
 */
export const takeLeased = async (deps: Deps, name: LimitName, subject: string): Promise<boolean> => {
  const key = `${name}/${subject}`;
  const now = Date.now();
  const lease = leases.get(key);
  if (lease && lease.endsAt > now && (lease.left > 0 || lease.isLast)) {
    lease.left -= 1;
    return lease.left >= 0;
  }
  const { most } = deps.config.limits[name];
  const piece = Math.max(1, Math.floor(most / PIECES));
  const { allowed, resetsIn } = await count(deps, { name, subject, many: piece });
  if (leases.size >= MOST_LEASES) leases.clear();
  // A window that is used up is not asked for again before it ends.
  leases.set(key, { endsAt: now + resetsIn * 1000, left: allowed ? piece - 1 : 0, isLast: !allowed });
  return allowed;
};

export const refuseForNow = (reply: FastifyReply, { limit, remaining, resetsIn }: Taken): FastifyReply =>
  reply
    .code(429)
    .header("retry-after", String(resetsIn))
    .header("ratelimit", `limit=${limit}, remaining=${remaining}, reset=${resetsIn}`)
    .send({ code: "TOO_MANY_REQUESTS" });
