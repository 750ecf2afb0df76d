import type { FastifyReply } from "fastify";
import { sql } from "kysely";
import type { LimitName } from "../config.ts";
import type { AppContext } from "../context.ts";
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

/** Takes one from the subject's window, in a statement of its own: what is refused counts as well. */
export const take = async (deps: Deps, name: LimitName, subject: string): Promise<Taken> => {
  const { most, seconds } = deps.config.limits[name];
  const { rows } = await sql<{ count: number; resets_in: number }>`
    insert into rate_counter (name, subject, window_start, count)
    values (${name}, ${subjectHash(deps, name, subject)}, to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds}), 1)
    on conflict (name, subject, window_start) do update set count = rate_counter.count + 1
    returning count, ceil(extract(epoch from window_start) + ${seconds} - extract(epoch from now()))::int as resets_in
  `.execute(deps.db);
  const { count, resets_in: resetsIn } = rows[0] ?? { count: 1, resets_in: seconds };
  return { allowed: count <= most, limit: most, remaining: Math.max(0, most - count), resetsIn };
};

export const refuseForNow = (reply: FastifyReply, { limit, remaining, resetsIn }: Taken): FastifyReply =>
  reply
    .code(429)
    .header("retry-after", String(resetsIn))
    .header("ratelimit", `limit=${limit}, remaining=${remaining}, reset=${resetsIn}`)
    .send({ code: "TOO_MANY_REQUESTS" });
