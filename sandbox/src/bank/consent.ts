import type { Bank } from "./banks.ts";
import type { Person } from "./person.ts";

export interface Consent {
  readonly bank: Bank;
  readonly person: Person;
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
