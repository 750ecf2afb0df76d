import type { Address } from "@latchkey/domain/addresses/address.ts";

/** A group is several addresses that share a street or a building. */
export interface AddressRow {
  readonly id: string;
  readonly kind: "ADDRESS" | "GROUP";
  /** `4 Elm Row` */
  readonly summary: string;
  /** `Leeds, LS1 4AB` */
  readonly place: string;
  readonly count: number;
}

export interface FoundAddress {
  readonly row: AddressRow;
  readonly address: Address;
}

/** Every method throws `AddressServiceFailed`. */
export interface AddressService {
  readonly find: (query: string, container: string | undefined) => Promise<readonly AddressRow[]>;
  /** In the UK. @param query the search that led to the row */
  readonly retrieve: (id: string, query: string) => Promise<Address | undefined>;
  readonly search: (country: string, query: string) => Promise<readonly FoundAddress[]>;
}

/** Contains the kind of failure only: a request contains the key. */
export class AddressServiceFailed extends Error {
  override readonly name = "AddressServiceFailed";
  readonly reason: string;
  constructor(reason: string) {
    super(`The address service failed: ${reason}`);
    this.reason = reason;
  }
}
