import { type Issue, issuesIn } from "../rules/issue.ts";
import { inRange } from "../rules/plain.ts";

export interface AgencyPolicies {
  /** The policies that an application of the agency may have; empty: each that is in force. */
  readonly allowed: readonly string[];
  /** null: none is chosen. */
  readonly standard: string | null;
  /** Working days until a decision, in place of those of the policy; null: those of the policy. */
  readonly promiseDays: number | null;
}

export const MOST_PROMISE_DAYS = 20;

export const isAllowedPolicy = ({ allowed }: Pick<AgencyPolicies, "allowed">, policy: string): boolean =>
  allowed.length === 0 || allowed.includes(policy);

/** A policy that is no longer in force may stay where it was chosen before. */
export const agencyPoliciesIssues = (
  given: AgencyPolicies,
  { known }: { readonly known: readonly string[] },
): Readonly<Record<string, Issue>> => {
  const { allowed, standard, promiseDays } = given;
  const isWhole = promiseDays !== null && Number.isSafeInteger(promiseDays);
  return issuesIn({
    allowed: allowed.every((name) => known.includes(name))
      ? undefined
      : { code: "validation.please_select_an_option" },
    standard:
      standard === null || (known.includes(standard) && isAllowedPolicy(given, standard))
        ? undefined
        : { code: "agency.validations.standardNotAllowed" },
    promiseDays:
      promiseDays === null
        ? undefined
        : inRange(0, MOST_PROMISE_DAYS + 1)(isWhole ? promiseDays : Number.NaN),
  });
};

/** The choices of an application of an agency. */
export interface AgencyOffer extends Pick<AgencyPolicies, "allowed"> {
  /** The ids of the branches that are not closed. */
  readonly branches: readonly string[];
  /** No new application begins. */
  readonly isStopped: boolean;
}
