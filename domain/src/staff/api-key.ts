import { type Issue, issuesIn } from "../rules/issue.ts";
import { lineIssue } from "../rules/line.ts";
import { inRange } from "../rules/plain.ts";

export interface ApiKeyFields {
  readonly agency: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** Lifetime in days; undefined: until it is revoked. */
  readonly days: number | undefined;
}

const LONGEST_LIFE_DAYS = 3_650;

const scopesIssue = (scopes: readonly string[]): Issue | undefined =>
  scopes.length === 0 ? { code: "validation.please_select_an_option" } : undefined;

export const apiKeyIssues = ({ agency, name, scopes, days }: ApiKeyFields) =>
  issuesIn({
    agency: lineIssue(agency),
    name: lineIssue(name),
    scopes: scopesIssue(scopes),
    days: days === undefined ? undefined : inRange(0, LONGEST_LIFE_DAYS + 1)(days),
  });
