import type { Address } from "@latchkey/domain/addresses/address.ts";
import { addressCountries } from "@latchkey/domain/addresses/countries.ts";
import { LEAST_CHARACTERS, searchText } from "@latchkey/domain/addresses/search-text.ts";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { type AddressRow, type AddressService, AddressServiceFailed } from "../partners/address-service.ts";
import type { Actor } from "../platform/actor/actor.ts";
import type { RateLimiter } from "../platform/limits/rate-limit.ts";
import type { Fault } from "../telemetry/report-fault.ts";

export interface FindRequest {
  readonly country: string;
  readonly query: string;
  readonly container?: string | null | undefined;
}

export interface RetrieveRequest {
  readonly country: string;
  readonly id: string;
  readonly query: string;
}

export interface FoundRows {
  /** No service was called, or it did not respond: the list says nothing. */
  readonly failed: boolean;
  readonly rows: readonly AddressRow[];
}

export interface RetrievedAddress {
  readonly failed: boolean;
  readonly address: Address | undefined;
}

export interface AddressSearch {
  readonly isAvailable: boolean;
  readonly find: (actor: Actor, request: FindRequest) => Promise<FoundRows>;
  readonly retrieve: (actor: Actor, request: RetrieveRequest) => Promise<RetrievedAddress>;
}

export interface AddressSearchDeps {
  readonly service: AddressService | undefined;
  readonly limiter: Pick<RateLimiter, "take">;
  readonly log: Pick<Logger, "warn">;
  readonly report: (fault: Fault) => void;
  /** Milliseconds from any start; replaced in tests. */
  readonly clock?: { readonly now: () => number };
}

const DAY_MS = 86_400_000;
const REMEMBERED = 1_000;
const LONGEST_ID = 500;

type Load<Value> = () => Promise<Value | undefined>;

/**
 * Caches responses for a day and shares concurrent requests. An address that was not found is not cached,
 * because the service may be wrong about it for a moment only.
 */
const openMemory = <Value extends object>(clock: AddressSearchDeps["clock"]) =>
  new LRUCache<string, Value, Load<Value>>({
    max: REMEMBERED,
    ttl: DAY_MS,
    ...(clock && { perf: clock, ttlResolution: 0 }),
    fetchMethod: (_key, _stale, { context }) => context(),
  });

const nothing = { failed: false, rows: [] } as const;

export const openAddressSearch = ({
  service,
  limiter,
  log,
  report,
  clock,
}: AddressSearchDeps): AddressSearch => {
  const lists = openMemory<readonly AddressRow[]>(clock);
  const addresses = openMemory<Address>(clock);
  const searches = openMemory<Awaited<ReturnType<AddressService["search"]>>>(clock);
  let failures = 0;

  const mayAsk = async (actor: Actor, isChargeable: boolean): Promise<boolean> => {
    if (!(await limiter.take("address-searches", actor)).allowed) return false;
    return !isChargeable || (await limiter.take("address-calls", actor)).allowed;
  };

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

  /** A failure is logged and counted; a rate limit is neither. */
  const answerTo = async <Value extends object>(asked: Asked<Value>): Promise<Answer<Value>> => {
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

  const searchAbroad = (from: AddressService, actor: Actor, country: string, query: string) =>
    answerTo({
      memory: searches,
      key: [country, query.toLowerCase()],
      actor,
      call: "search",
      load: () => from.search(country, query),
    });

  const listInUk = (from: AddressService, actor: Actor, query: string, container: string | undefined) =>
    answerTo({
      memory: lists,
      key: [query.toLowerCase(), container ?? ""],
      actor,
      call: "find",
      load: () => from.find(query, container),
    });

  return {
    isAvailable: service !== undefined,

    find: async (actor, { country, query: typed, container }) => {
      const query = searchText(typed);
      if (query.length < LEAST_CHARACTERS || !addressCountries.includes(country)) return nothing;
      if (!service) return { failed: true, rows: [] };
      if (country === "GB") {
        const into = container?.slice(0, LONGEST_ID) || undefined;
        const { failed, value: rows = [] } = await listInUk(service, actor, query, into);
        return { failed, rows };
      }
      const { failed, value: found = [] } = await searchAbroad(service, actor, country, query);
      return { failed, rows: found.map(({ row }) => row) };
    },

    retrieve: async (actor, { country, id, query: typed }) => {
      const query = searchText(typed);
      const isUsable = query.length >= LEAST_CHARACTERS && id.length <= LONGEST_ID;
      if (!isUsable || !addressCountries.includes(country)) return { failed: false, address: undefined };
      if (!service) return { failed: true, address: undefined };
      if (country === "GB") {
        const load = () => service.retrieve(id, query);
        const found = await answerTo({ memory: addresses, key: [id], actor, call: "retrieve", load });
        return { failed: found.failed, address: found.value };
      }
      // The search abroad returned whole addresses: within the cache's lifetime this makes no request.
      const { failed, value: found = [] } = await searchAbroad(service, actor, country, query);
      return { failed, address: found.find(({ row }) => row.id === id)?.address };
    },
  };
};
