import type { Bank } from "./banks.ts";
import type { Person } from "./person.ts";

/** What somebody has allowed. */
export interface Consent {
  readonly bank: Bank;
  readonly person: Person;
  /** The keys of the accounts that are shared. */
  readonly accounts: readonly string[];
  readonly scopes: readonly string[];
}

export interface Connection extends Consent {
  /** TrueLayer calls it `credentials_id`. */
  readonly id: string;
  readonly clientId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
