import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { type DateParts, dateParts, UNREADABLE } from "@latchkey/ui/date-input/date-parts.ts";
import type { Issues, IssuesOf } from "./issue-resolver.ts";

export const refusedDateIssue = ({ refused = {} }: DateParts): Issue | undefined => {
  const part = dateParts.find((one) => refused[one] !== undefined);
  const typed = part && refused[part];
  if (typed === undefined) return undefined;
  if (typed === UNREADABLE) return { code: "validation.date.unreadable" };
  if (part === "year") return { code: "validation.date.yearDigits" };
  return { code: part === "day" ? "validation.date.noDay" : "validation.date.noMonth", params: { typed } };
};

const isDate = (value: unknown): value is DateParts =>
  typeof value === "object" && value !== null && dateParts.every((part) => part in value);

export const withRefusedDates =
  <Values extends object, Context>(issuesOf: IssuesOf<Values, Context>): IssuesOf<Values, Context> =>
  (values, context): Issues => {
    const refused = Object.entries(values).flatMap(([field, value]) => {
      const issue = isDate(value) ? refusedDateIssue(value) : undefined;
      return issue ? [[field, issue] as const] : [];
    });
    return { ...issuesOf(values, context), ...Object.fromEntries(refused) };
  };
