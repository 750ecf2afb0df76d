import { agencyNamed, allowedPolicies } from "./known-agencies.ts";
import type { OfferedPolicy, OfferingAgency } from "./new-application.graphql.ts";
import type { TypedApplication } from "./typed-application.ts";

interface Known {
  readonly policies: readonly OfferedPolicy[];
  readonly agencies: readonly OfferingAgency[];
}

/** Another known agency brings its default policy and its language. */
export const withAgency = (
  typed: TypedApplication,
  name: string,
  { policies, agencies }: Known,
): TypedApplication => {
  const next = { ...typed, agency: name };
  const agency = agencyNamed(agencies, name);
  if (agency?.id === agencyNamed(agencies, typed.agency)?.id) return next;
  const allowed = allowedPolicies(policies, agency);
  const chosen =
    allowed.find((one) => one.name === agency?.standard) ??
    allowed.find((one) => one.name === typed.policy) ??
    allowed.find(({ countries }) => countries.includes(typed.country));
  return {
    ...next,
    branch: "",
    policy: chosen?.name ?? "",
    language: agency?.language ?? typed.language,
  };
};
