import { fullName } from "@latchkey/members/shell/person-name.ts";
import type { ShownReport } from "./reports.graphql.ts";

export interface NamedPerson {
  readonly id: string;
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** One for each person and for the home, the home first. @param reports the newest first */
export const newestOf = (reports: readonly ShownReport[]): readonly ShownReport[] =>
  reports
    .filter((report) => reports.find(({ partyId }) => partyId === report.partyId) === report)
    .toSorted((one, other) => Number(one.partyId !== null) - Number(other.partyId !== null));

/** undefined: the home. */
export const subjectName = (
  { partyId }: Pick<ShownReport, "partyId">,
  people: readonly NamedPerson[],
): string | undefined => {
  const person = people.find(({ id }) => id === partyId);
  return person && fullName(person);
};
