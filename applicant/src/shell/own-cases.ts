import { withCase } from "../session/pinned-case.ts";
import type { InitialMe } from "./initial-data.graphql.ts";

export type OwnCase = InitialMe["cases"][number];
type WithCases = Pick<InitialMe, "uuid" | "cases">;

/** The case that is shown. */
export const shownCase = ({ uuid, cases }: WithCases): OwnCase | undefined =>
  cases.find((own) => own.uuid === uuid);

/** Somebody who guarantees the rent of others, and does not live there. */
export const isGuarantor = (me: WithCases): boolean => shownCase(me)?.role === "guarantor";

/** The other cases of the account; those that wait for an applicant come first. */
export const otherCases = ({ uuid, cases }: WithCases): readonly OwnCase[] =>
  cases.filter((own) => own.uuid !== uuid);

/** The address of a page; it names the case that is shown if the account has several. */
export const addressIn = (me: WithCases, address: string): string =>
  me.cases.length > 1 ? withCase(address, me.uuid) : address;

const shareLetting = (one: OwnCase, other: OwnCase): boolean =>
  one.uuid !== other.uuid && one.application === other.application;

/**
 * The cases to choose from if several people of one letting share a mailbox: the e-mail address does not identify the
 * person, so they choose, every time, whichever case would be shown. Otherwise empty.
 */
export const peopleToChooseFrom = ({ cases }: Pick<WithCases, "cases">): readonly OwnCase[] =>
  cases.some((one) => cases.some((other) => shareLetting(one, other))) ? cases : [];

/** How a case is called in a list: by its home, and by first name unless all are of one person. */
export const caseLabel = (cases: readonly OwnCase[], { home, firstName }: OwnCase): string => {
  const isOfSeveral = new Set(cases.map((own) => own.firstName)).size > 1;
  return isOfSeveral && firstName ? `${home} (${firstName})` : home;
};
