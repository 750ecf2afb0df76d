import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** The broken rules of a question, by the names of its fields; the server finds the same. */
export type Issues = Readonly<Record<string, Issue>>;

/** What a question of `domain` says about its fields. */
export type IssuesOf<Values, Context> = (values: Values, context: Context) => Issues;

/** The rules of `domain` as react-hook-form asks for them: which fields are wrong, and by which code. */
export const issueResolver =
  <Values extends FieldValues, Context>(issuesOf: IssuesOf<Values, Context>, context: Context) =>
  (values: Values): ReturnType<Resolver<Values>> => {
    const found = Object.entries(issuesOf(values, context));
    if (found.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(found.map(([field, { code }]) => [field, { type: code }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
