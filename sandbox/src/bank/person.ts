import type { DataErrorCode } from "./data-errors.ts";
import type { Life } from "./money/life.ts";

/** Somebody with an account at one of the invented banks. */
export interface Person extends Life {
  readonly userName: string;
  readonly password: string;
  readonly fullName: string;
  /** `1991-02-28` */
  readonly born: string;
  readonly address: PostalAddress;
  /** At the banks of this country; undefined: at all of them. */
  readonly country?: "GB" | "DE" | "ES";
  /** In one line: what the statements show. */
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
  /** alpha-3 */
  readonly country: string;
}
