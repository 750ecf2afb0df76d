import type { Address } from "@latchkey/domain/addresses/address.ts";
import { addressCountries } from "@latchkey/domain/addresses/countries.ts";
import { LEAST_CHARACTERS, searchText } from "@latchkey/domain/addresses/search-text.ts";
import type { AddressRow, AddressService } from "../partners/address-service.ts";
import type { Actor } from "../platform/actor/actor.ts";
import { type CallDeps, openCalls, openMemory } from "./address-calls.ts";

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

export interface AddressSearchDeps extends CallDeps {
  readonly service: AddressService | undefined;
}

const LONGEST_ID = 500;

const nothing = { failed: false, rows: [] } as const;

interface ListInUk {
  readonly query: string;
  readonly container: string | undefined;
}

export const openAddressSearch = ({ service, ...deps }: AddressSearchDeps): AddressSearch => {
  const answerTo = openCalls(deps);
  const lists = openMemory<readonly AddressRow[]>(deps);
  const addresses = openMemory<Address>(deps);
  const searches = openMemory<Awaited<ReturnType<AddressService["search"]>>>(deps);

  const searchAbroad = (
    from: AddressService,
    actor: Actor,
    { country, query }: Pick<FindRequest, "country" | "query">,
  ) =>
    answerTo({
      memory: searches,
      key: [country, query.toLowerCase()],
      actor,
      call: "search",
      load: () => from.search(country, query),
    });

  const listInUk = (from: AddressService, actor: Actor, { query, container }: ListInUk) =>
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
        const within = { query, container: container?.slice(0, LONGEST_ID) || undefined };
        const { failed, value: rows = [] } = await listInUk(service, actor, within);
        return { failed, rows };
      }
      const { failed, value: found = [] } = await searchAbroad(service, actor, { country, query });
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
      const { failed, value: found = [] } = await searchAbroad(service, actor, { country, query });
      return { failed, address: found.find(({ row }) => row.id === id)?.address };
    },
  };
};
