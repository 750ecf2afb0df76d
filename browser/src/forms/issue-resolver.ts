import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** The broken rules of a question, by field; the server finds the same. */
export type Issues = Readonly<Record<string, Issue>>;

/** The broken rules of a question of `domain`, by field. */
export type IssuesOf<Values, Context> = (values: Values, context: Context) => Issues;

/** The rules of `domain` as a react-hook-form resolver: the wrong fields and their codes. */
export const issueResolver =
  <Values extends FieldValues, Context>(issuesOf: IssuesOf<Values, Context>, context: Context) =>
  (values: Values): ReturnType<Resolver<Values>> => {
    const found = Object.entries(issuesOf(values, context));
    if (found.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(found.map(([field, { code }]) => [field, { type: code }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
