import type { Issue } from "../rules/issue.ts";
import { isObject } from "../rules/parse.ts";

/** What is wrong with the body of a request, by field; `parsed` is there if nothing is. */
export type ParsedBody<Body> =
  | { readonly parsed: Body; readonly issues?: undefined }
  | { readonly parsed?: undefined; readonly issues: Readonly<Record<string, Issue>> };

/** The rule of every field that a body may have. A field without a rule is refused. */
type FieldRules = Readonly<Record<string, (value: unknown) => Issue | undefined>>;

/** No person can cause it, so no message has to be there for it. */
const UNKNOWN: Issue = { code: "unknown_field" };

/** Every field by its rule, and no other: a body that says more than we asked for is not taken at all. */
export const fieldIssues = (body: unknown, rules: FieldRules): Readonly<Record<string, Issue>> => {
  if (!isObject(body)) return { body: UNKNOWN };
  const given = Object.keys(body)
    .filter((field) => !Object.hasOwn(rules, field))
    .map((field) => [field.slice(0, 64), UNKNOWN] as const);
  const ruled = Object.entries(rules).flatMap(([field, rule]) => {
    const issue = rule(Object.hasOwn(body, field) ? body[field] : undefined);
    return issue ? [[field, issue] as const] : [];
  });
  return Object.fromEntries([...ruled, ...given]);
};
