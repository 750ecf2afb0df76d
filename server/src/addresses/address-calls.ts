import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { AddressServiceFailed } from "../partners/address-service.ts";
import type { Actor } from "../platform/actor/actor.ts";
import type { RateLimiter } from "../platform/limits/rate-limit.ts";
import type { Fault } from "../telemetry/report-fault.ts";

export interface CallDeps {
  readonly limiter: Pick<RateLimiter, "take">;
  readonly log: Pick<Logger, "warn">;
  readonly report: (fault: Fault) => void;
  /** Milliseconds from any start; replaced in tests. */
  readonly clock?: { readonly now: () => number };
}

const DAY_MS = 86_400_000;
const REMEMBERED = 1_000;

type Load<Value> = () => Promise<Value | undefined>;

/**
 * Caches responses for a day and shares concurrent requests. An address that was not found is not cached,
 * because the service may be wrong about it for a moment only.
 */
export const openMemory = <Value extends object>({ clock }: Pick<CallDeps, "clock">) =>
  new LRUCache<string, Value, Load<Value>>({
    max: REMEMBERED,
    ttl: DAY_MS,
    ...(clock && { perf: clock, ttlResolution: 0 }),
    fetchMethod: (_key, _stale, { context }) => context(),
  });

interface Asked<Value extends object> {
  readonly memory: LRUCache<string, Value, Load<Value>>;
  readonly key: readonly string[];
  readonly actor: Actor;
  readonly call: "find" | "retrieve" | "search";
  readonly load: Load<Value>;
}

interface Answer<Value> {
  readonly failed: boolean;
  readonly value?: Value | undefined;
}

/** Calls a service only for what is not remembered, and within the limits of its actor. */
export const openCalls = ({ limiter, log, report }: CallDeps) => {
  let failures = 0;

  const mayAsk = async (actor: Actor, isChargeable: boolean): Promise<boolean> => {
    if (!(await limiter.take("address-searches", actor)).allowed) return false;
    return !isChargeable || (await limiter.take("address-calls", actor)).allowed;
  };

  /** A failure is logged and counted; a rate limit is neither. */
  return async <Value extends object>(asked: Asked<Value>): Promise<Answer<Value>> => {
    const { memory, actor, call, load } = asked;
    const key = JSON.stringify(asked.key);
    const known = memory.get(key);
    if (known) return { failed: false, value: known };
    // Finding is free, an address costs a credit.
    if (!(await mayAsk(actor, call !== "find"))) return { failed: true };
    try {
      return { failed: false, value: await memory.fetch(key, { context: load }) };
    } catch (cause) {
      if (!(cause instanceof AddressServiceFailed)) throw cause;
      failures += 1;
      log.warn({ call, reason: cause.reason, failures }, "An address call failed");
      report({
        category: "network",
        type: cause.name,
        value: `The address service failed: ${call}, ${cause.reason}`,
      });
      return { failed: true };
    }
  };
};
