import type { Bank } from "./banks.ts";
import type { Employer } from "./employers.ts";
import type { Entitlement } from "./entitlements.ts";
import type { Further } from "./further.ts";
import type { Country, Nation } from "./labels.ts";
import type { Names } from "./people.ts";
import type { Said } from "./said.ts";

/** Names and wordings of a set; whatever else the sets have in common is made by the same writers. */

type ByCountry<Item> = Readonly<Record<Country, Item>>;

export type PayWord = readonly [reference: string, word: string];

export interface Vocabulary {
  readonly name: string;
  readonly seed: number;
  /** In turn, so that each country comes often enough to be counted. */
  readonly countries: readonly Country[];
  readonly names: ByCountry<Names>;
  readonly banksOf: ByCountry<readonly Bank[]>;
  readonly employersOf: ByCountry<readonly Employer[]>;
  readonly statesEveryJob: boolean;
  readonly misleadingEmployers: readonly Employer[];
  /** Without a word of pay and a stated employer, these names would leave the truth open. */
  readonly openNames: RegExp;
  /** Without a word of pay, a reviewer could not take these for employers. */
  readonly needsWord: RegExp;
  readonly payWordsOf: ByCountry<readonly PayWord[]>;
  /** For `{mon}` in a reference, from January. */
  readonly monthsOf?: ByCountry<readonly string[]>;
  readonly plainReferences: readonly string[];
  /** `PAYER`, and after bars a reference, a payroll and the range of a year where they are known. */
  readonly unknownPayers: readonly string[];
  readonly maintenancePayer: string;
  readonly trades: readonly string[];
  readonly britishOf: Readonly<Record<Nation, readonly Entitlement[]>>;
  readonly abroadOf: Readonly<Record<Exclude<Country, "GB">, readonly Entitlement[]>>;
  readonly saidIn: ByCountry<Said>;
  readonly interestIn: ByCountry<string>;
  readonly refundingShops: readonly string[];
  readonly refundingInParts: readonly string[];
  readonly platforms: readonly string[];
  readonly bookmakers: readonly string[];
  /** `PAYER|REFERENCE` */
  readonly once: readonly string[];
  readonly furtherNoise?: ByCountry<readonly Further[]>;
  /** Refunds, sales and what friends pay are not whole pounds. */
  readonly hasOddPence?: boolean;
  readonly shops: readonly string[];
  readonly landlord: string;
  readonly energy: string;
}
