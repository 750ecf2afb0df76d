import type { HomeCountry } from "../../vocabulary/home-countries.ts";
import type { PartyRole } from "../../vocabulary/party-roles.ts";

/**
 * Reasonable enquiries about other adults (section 22(6)): the agency and each tenant are asked whether another person aged 18 or over will
 * live in the home. Children are not asked about.
 */

export const asksOtherAdults = ({
  role,
  country,
}: {
  readonly role: PartyRole;
  readonly country: HomeCountry;
}): boolean => country === "ENG" && role === "tenant";

/** null: not answered yet. */
type Answer = boolean | null;

export const otherAdultsFindings = ["open", "nobody", "more", "differ"] as const;
export type OtherAdultsFinding = (typeof otherAdultsFindings)[number];

/** Answers that contradict each other are a finding before everybody has answered. */
export const otherAdultsFinding = (agency: Answer, tenants: readonly Answer[]): OtherAdultsFinding => {
  const answers = [agency, ...tenants];
  const given = new Set(answers.filter((answer) => answer !== null));
  if (given.size > 1) return "differ";
  if (given.has(true)) return "more";
  return answers.includes(null) ? "open" : "nobody";
};
