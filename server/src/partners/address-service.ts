import type { Address } from "@latchkey/domain/addresses/address.ts";

/** A row of a list of results. A group is several addresses that share a street or a building. */
export interface AddressRow {
  readonly id: string;
  readonly kind: "ADDRESS" | "GROUP";
  /** `4 Elm Row` */
  readonly summary: string;
  /** `Leeds, LS1 4AB` */
  readonly place: string;
  /** How many addresses it stands for. */
  readonly count: number;
}

/** An address of another country, found as a whole. */
export interface FoundAddress {
  readonly row: AddressRow;
  readonly address: Address;
}

/** Somebody who knows addresses. Every method throws `AddressServiceFailed`. */
export interface AddressService {
  /** In the UK. @param container the group to look into */
  readonly find: (query: string, container: string | undefined) => Promise<readonly AddressRow[]>;
  /** In the UK. @param query the search that led to the row */
  readonly retrieve: (id: string, query: string) => Promise<Address | undefined>;
  /** In any other country. */
  readonly search: (country: string, query: string) => Promise<readonly FoundAddress[]>;
}

/** Says what kind of failure it was, and nothing of what was asked: a request contains the key. */
export class AddressServiceFailed extends Error {
  override readonly name = "AddressServiceFailed";
  readonly reason: string;
  constructor(reason: string) {
    super(`The address service failed: ${reason}`);
    this.reason = reason;
  }
}
