import { hasEnded, type Outcome, type PartyStatus } from "../parties/status.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";

/** A home in which some are accepted and some are not goes on in one of these ways. */

export const homeCourses = ["replace", "change_shares", "end"] as const;
export type HomeCourse = (typeof homeCourses)[number];

export type ToldCourse = HomeCourse | "open";

export interface HomePerson {
  readonly role: PartyRole;
  readonly status: PartyStatus;
  /** The outcome that the person was told last; it stands during a second look. */
  readonly outcome: Outcome | null;
  /** After the course was recorded. */
  readonly joinedLater: boolean;
  readonly toldLater: boolean;
}

const livesThere = ({ role, status }: HomePerson): boolean => role !== "guarantor" && !hasEnded(status);

const isAccepted = ({ outcome }: HomePerson): boolean => outcome !== null && outcome !== "declined";

const isReplaced = (home: readonly HomePerson[]): boolean =>
  home.some((person) => person.joinedLater && isAccepted(person)) &&
  home.every(({ outcome }) => outcome !== null);

export const declinedIn = (people: readonly HomePerson[]): number =>
  people.filter(livesThere).filter(({ outcome }) => outcome === "declined").length;

/** @returns undefined if there is nothing to say: the home is as it was applied for, or complete again */
export const toldCourse = (
  people: readonly HomePerson[],
  recorded: HomeCourse | undefined,
): ToldCourse | undefined => {
  const home = people.filter(livesThere);
  const declined = home.filter(({ outcome }) => outcome === "declined");
  if (declined.length === 0 || !home.some(isAccepted)) return undefined;
  if (recorded === undefined || declined.some(({ toldLater }) => toldLater)) return "open";
  return recorded === "replace" && isReplaced(home) ? undefined : recorded;
};

/** A guarantor lives elsewhere, so only the end of the letting concerns them. */
export const courseConcerning = (
  { role }: Pick<HomePerson, "role">,
  course: ToldCourse,
): ToldCourse | undefined => (role === "guarantor" && course !== "end" ? undefined : course);
