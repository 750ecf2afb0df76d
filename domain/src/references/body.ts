import type { Issue } from "../rules/issue.ts";
import { isObject } from "../rules/objects.ts";

export type ParsedBody<Body> =
  | { readonly parsed: Body; readonly issues?: undefined }
  | { readonly parsed?: undefined; readonly issues: Readonly<Record<string, Issue>> };

type FieldRules = Readonly<Record<string, (value: unknown) => Issue | undefined>>;

/** No person can cause it, so it has no message. */
const UNKNOWN: Issue = { code: "unknown_field" };

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
