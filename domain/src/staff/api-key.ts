import { type Issue, issuesIn } from "../rules/issue.ts";
import { lineIssue } from "../rules/line.ts";
import { inRange } from "../rules/plain.ts";

/** What an administrator states about a new key of an agency's program. */
export interface ApiKeyFields {
  /** The name of the agency whose applications the key opens. */
  readonly agency: string;
  readonly name: string;
  /** Names of what it may do. */
  readonly scopes: readonly string[];
  /** How long it is good; undefined: until it is revoked. */
  readonly days: number | undefined;
}

const LONGEST_LIFE_DAYS = 3_650;

/** A key that may do nothing is a mistake. */
const scopesIssue = (scopes: readonly string[]): Issue | undefined =>
  scopes.length === 0 ? { code: "validation.please_select_an_option" } : undefined;

/** The broken rules, by field. */
export const apiKeyIssues = ({ agency, name, scopes, days }: ApiKeyFields) =>
  issuesIn({
    agency: lineIssue(agency),
    name: lineIssue(name),
    scopes: scopesIssue(scopes),
    days: days === undefined ? undefined : inRange(0, LONGEST_LIFE_DAYS + 1)(days),
  });
