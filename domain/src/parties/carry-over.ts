import type { CivilDate } from "../rules/civil-date.ts";
import { tidyName } from "../rules/tidy.ts";

/**
 * Facts and files of an earlier application may be offered as copies, item by item: never between people of one
 * application, and only if the agencies invited the same person, by first and last name. A copy must be confirmed.
 */

export interface InvitedPerson {
  readonly applicationId: string;
  readonly firstName: string;
  readonly lastName: string;
}

const plain = (name: string): string => tidyName(name).toLowerCase();

/** An invitation without a name does not identify the person. */
const isSameName = (one: string, other: string): boolean => plain(one) !== "" && plain(one) === plain(other);

export const mayCarryOver = (earlier: InvitedPerson, now: InvitedPerson): boolean =>
  earlier.applicationId !== now.applicationId &&
  isSameName(earlier.firstName, now.firstName) &&
  isSameName(earlier.lastName, now.lastName);

export const isStillValid = (expiresOn: CivilDate | null, today: CivilDate): boolean =>
  expiresOn === null || expiresOn >= today;

/** The identity facts that can be copied, one item each. A share code expires, so it is asked for again. */
export const carriedFacts = ["name", "birthdate", "nationality"] as const;
export type CarriedFact = (typeof carriedFacts)[number];
