import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { agencyNamed, allowedPolicies } from "./known-agencies.ts";
import type { OfferedPolicy, OfferingAgency } from "./new-application.graphql.ts";

interface Known {
  readonly policies: readonly OfferedPolicy[];
  readonly agencies: readonly OfferingAgency[];
}

/** The parts of an application that depend on its agency. */
interface OfAgency {
  readonly agency: string;
  readonly branch: string;
  readonly policy: string;
  readonly country: HomeCountry;
  readonly language: Language;
}

/** Another known agency brings its default policy and its language. */
export const withAgency = <Typed extends OfAgency>(
  typed: Typed,
  name: string,
  { policies, agencies }: Known,
): Typed => {
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
