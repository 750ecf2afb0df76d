import type { InitialMe } from "./initial-data.graphql.ts";

export type OwnCase = InitialMe["cases"][number];

/** The other cases of the account, those that wait for somebody first. */
export const otherCases = ({ uuid, cases }: Pick<InitialMe, "uuid" | "cases">): readonly OwnCase[] =>
  cases.filter((own) => own.uuid !== uuid);

/**
 * People of one letting who share a mailbox: the e-mail address says nothing of who is there, so the person does, every
 * time. Empty when the case that would be shown has nobody beside it.
 */
export const peopleToChooseFrom = ({
  uuid,
  cases,
}: Pick<InitialMe, "uuid" | "cases">): readonly OwnCase[] => {
  const shown = cases.find((own) => own.uuid === uuid);
  const household = cases.filter((own) => own.application === shown?.application);
  return household.length > 1 ? household : [];
};
