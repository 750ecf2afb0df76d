import type { CivilDate } from "../rules/civil-date.ts";

/**
 * Facts and files of an earlier case may be offered as a copy, item by item: never between people of one letting, and
 * only where the agencies invited the same person, by first and last name. A copy is confirmed, never silent.
 */

export interface InvitedPerson {
  readonly applicationId: string;
  readonly firstName: string;
  readonly lastName: string;
}

const plain = (name: string): string => name.normalize("NFC").trim().toLowerCase();

/** An invitation without a name says nothing of who the person is. */
const isSameName = (one: string, other: string): boolean => plain(one) !== "" && plain(one) === plain(other);

export const mayCarryOver = (earlier: InvitedPerson, now: InvitedPerson): boolean =>
  earlier.applicationId !== now.applicationId &&
  isSameName(earlier.firstName, now.firstName) &&
  isSameName(earlier.lastName, now.lastName);

/** A document past its validity is not offered. */
export const isStillValid = (expiresOn: CivilDate | null, today: CivilDate): boolean =>
  expiresOn === null || expiresOn >= today;

/** The facts of identity that may be carried over, each as one item. A share code is asked for anew: it runs out. */
export const carriedFacts = ["name", "birthdate", "nationality"] as const;
export type CarriedFact = (typeof carriedFacts)[number];
