import { withApplication } from "../session/pinned-application.ts";
import type { InitialMe } from "./initial-data.graphql.ts";

export type OwnApplication = InitialMe["applications"][number];
type WithApplications = Pick<InitialMe, "uuid" | "applications">;

/** The case that is shown. */
export const shownApplication = ({ uuid, applications }: WithApplications): OwnApplication | undefined =>
  applications.find((own) => own.uuid === uuid);

/** Somebody who guarantees the rent of others, and does not live there. */
export const isGuarantor = (me: WithApplications): boolean => shownApplication(me)?.role === "guarantor";

/** The other applications of the account; those that wait for an applicant come first. */
export const otherApplications = ({ uuid, applications }: WithApplications): readonly OwnApplication[] =>
  applications.filter((own) => own.uuid !== uuid);

/** The address of a page; it names the case that is shown if the account has several. */
export const addressIn = (me: WithApplications, address: string): string =>
  me.applications.length > 1 ? withApplication(address, me.uuid) : address;

const shareApplication = (one: OwnApplication, other: OwnApplication): boolean =>
  one.uuid !== other.uuid && one.application === other.application;

/**
 * The applications to choose from if several people of one letting share a mailbox: the e-mail address does not identify the
 * person, so they choose, every time, whichever case would be shown. Otherwise empty.
 */
export const peopleToChooseFrom = ({
  applications,
}: Pick<WithApplications, "applications">): readonly OwnApplication[] =>
  applications.some((one) => applications.some((other) => shareApplication(one, other))) ? applications : [];

/** How a case is called in a list: by its home, and by first name unless all are of one person. */
export const applicationLabel = (
  applications: readonly OwnApplication[],
  { home, firstName }: OwnApplication,
): string => {
  const isOfSeveral = new Set(applications.map((own) => own.firstName)).size > 1;
  return isOfSeveral && firstName ? `${home} (${firstName})` : home;
};
