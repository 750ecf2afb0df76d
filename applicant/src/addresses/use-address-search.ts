import { useAddressSearch as useSearch } from "@latchkey/browser/addresses/use-address-search.ts";
import type { Address } from "@latchkey/domain/addresses/address.ts";
import { useClient } from "urql";
import { FindAddresses, RetrieveAddress } from "./addresses.graphql.ts";

/** Delay between the last key and a search (spec 3, address search; the UK's is ours). */
const WAITS_MS = { uk: 250, abroad: 800 } as const;

interface AddressSearchOptions {
  readonly country: string;
  readonly onFound: (address: Address) => void;
}

export const useAddressSearch = ({ country, onFound }: AddressSearchOptions) => {
  const client = useClient();
  const fresh = { requestPolicy: "network-only" } as const;
  return useSearch<Address>({
    waitMs: country === "GB" ? WAITS_MS.uk : WAITS_MS.abroad,
    find: async (query, container) => {
      const { data } = await client.query(FindAddresses, { country, query, container }, fresh).toPromise();
      return data && !data.findAddresses.failed ? data.findAddresses.rows : undefined;
    },
    retrieve: async (id, query) => {
      const { data } = await client.query(RetrieveAddress, { country, id, query }, fresh).toPromise();
      return data?.retrieveAddress.address ?? undefined;
    },
    onFound,
  });
};
