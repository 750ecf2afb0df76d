import { type CivilDate, isCivilDate, validDate } from "../rules/civil-date.ts";
import { addMonths } from "../rules/civil-span.ts";
import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";

/** Days on which a member of staff is away, the first and the last included. */
export interface AbsenceDays {
  readonly from: CivilDate;
  readonly until: CivilDate;
}

const LONGEST_MONTHS = 12;

const dayIssue = firstIssue<string>(required(), validDate());

const untilIssue = ({ from, until }: AbsenceDays, today: CivilDate): Issue | undefined => {
  const issue = dayIssue(until);
  if (issue) return issue;
  if (until < today) return { code: "absence.validations.over" };
  if (!isCivilDate(from)) return undefined;
  if (until < from) return { code: "validation.date.endBeforeStart" };
  return until >= addMonths(from, LONGEST_MONTHS) ? { code: "absence.validations.tooLong" } : undefined;
};

const overlaps = (one: AbsenceDays, other: AbsenceDays): boolean =>
  one.from <= other.until && other.from <= one.until;

/** @param known the member's other absences, as far as they are not over or ended */
export const absenceIssues = (
  given: AbsenceDays,
  { today, known }: { readonly today: CivilDate; readonly known: readonly AbsenceDays[] },
): Readonly<Record<string, Issue>> => {
  const issues = issuesIn({ from: dayIssue(given.from), until: untilIssue(given, today) });
  if (Object.keys(issues).length > 0) return issues;
  return issuesIn({
    from: known.some((other) => overlaps(given, other))
      ? { code: "absence.validations.overlaps" }
      : undefined,
  });
};

export const isAbsentOn = (days: AbsenceDays, day: CivilDate): boolean =>
  days.from <= day && day <= days.until;
