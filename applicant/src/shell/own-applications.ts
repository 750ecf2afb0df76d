import { withApplication } from "../session/pinned-application.ts";
import type { InitialMe } from "./initial-data.graphql.ts";

export type OwnApplication = InitialMe["applications"][number];
type WithApplications = Pick<InitialMe, "uuid" | "applications">;

export const shownApplication = ({ uuid, applications }: WithApplications): OwnApplication | undefined =>
  applications.find((own) => own.uuid === uuid);

/** A guarantor does not live in the home. */
export const isGuarantor = (me: WithApplications): boolean => shownApplication(me)?.role === "guarantor";

/** Applications that wait for the applicant come first. */
export const otherApplications = ({ uuid, applications }: WithApplications): readonly OwnApplication[] =>
  applications.filter((own) => own.uuid !== uuid);

/** The address names the case if the account has several. */
export const addressIn = (me: WithApplications, address: string): string =>
  me.applications.length > 1 ? withApplication(address, me.uuid) : address;

const shareApplication = (one: OwnApplication, other: OwnApplication): boolean =>
  one.uuid !== other.uuid && one.application === other.application;

/**
 * The applications of several people in one application with one mailbox. The e-mail address does not identify the person,
 * so they choose every time. Otherwise empty.
 */
export const peopleToChooseFrom = ({
  applications,
}: Pick<WithApplications, "applications">): readonly OwnApplication[] =>
  applications.some((one) => applications.some((other) => shareApplication(one, other))) ? applications : [];

/** The label of a case in a list: its home, and the first name unless all belong to one person. */
export const applicationLabel = (
  applications: readonly OwnApplication[],
  { home, firstName }: OwnApplication,
): string => {
  const isOfSeveral = new Set(applications.map((own) => own.firstName)).size > 1;
  return isOfSeveral && firstName ? `${home} (${firstName})` : home;
};
