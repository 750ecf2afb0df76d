import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

export type Issues = Readonly<Record<string, Issue>>;

export type IssuesOf<Values, Context> = (values: Values, context: Context) => Issues;

export const issueResolver =
  <Values extends FieldValues, Context>(issuesOf: IssuesOf<Values, Context>, context: Context) =>
  (values: Values): ReturnType<Resolver<Values>> => {
    const found = Object.entries(issuesOf(values, context));
    if (found.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(found.map(([field, { code }]) => [field, { type: code }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
