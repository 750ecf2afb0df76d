import type { DataErrorCode } from "./data-errors.ts";
import type { Life } from "./money/life.ts";

export interface Person extends Life {
  readonly userName: string;
  readonly password: string;
  readonly fullName: string;
  readonly born: string;
  readonly address: PostalAddress;
  /** Limits the person to banks of this country; undefined: all banks. */
  readonly country?: "GB" | "DE" | "ES";
  readonly shows: string;
  /** Signing in works, and then every data call fails with this code. */
  readonly failure?: DataErrorCode;
  /** The bank gives an IBAN and no other number. */
  readonly onlyIban?: boolean;
  /** The bank dates a payment by midnight in London, which in summer is the day before in UTC. */
  readonly datesInLondon?: boolean;
}

export interface PostalAddress {
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  readonly state: string;
  readonly country: string;
}
