import type { InitialMe } from "./initial-data.graphql.ts";

export type OwnCase = InitialMe["cases"][number];

/** The other cases of the account; those that wait for an applicant come first. */
export const otherCases = ({ uuid, cases }: Pick<InitialMe, "uuid" | "cases">): readonly OwnCase[] =>
  cases.filter((own) => own.uuid !== uuid);

/**
 * People of one letting who share a mailbox: the e-mail address does not identify the person, so they choose, every
 * time. Empty if nobody else shares the letting of the case that would be shown.
 */
export const peopleToChooseFrom = ({
  uuid,
  cases,
}: Pick<InitialMe, "uuid" | "cases">): readonly OwnCase[] => {
  const shown = cases.find((own) => own.uuid === uuid);
  const household = cases.filter((own) => own.application === shown?.application);
  return household.length > 1 ? household : [];
};
