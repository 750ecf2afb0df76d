import type { NewPerson } from "@latchkey/domain/applications/new-application.ts";
import { lockApplication } from "../parties/parties.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { readPolicy } from "../policies/read-policies.ts";
import { withdrawParty } from "./invitations.ts";
import { addPeople } from "./open-application.ts";
import { type GivenShare, readTerms, shareAnew, sharesIssues, stayingPeople } from "./shares.ts";

/** Redistributes the rent among the tenants, old and new, and repeats the affordability assessment. */
export interface PeopleChange {
  readonly shares: readonly GivenShare[];
  readonly added: readonly NewPerson[];
}

/**
 * @throws CASE_CLOSED if the share of a decided party would change; INVALID_INPUT by field: `shares.0.share`,
 * `added.0.email`, `people`
 */
export const changePeople = async (
  work: Work,
  applicationId: string,
  { shares, added }: PeopleChange,
): Promise<void> => {
  await lockApplication(work.tx, applicationId);
  const terms = await readTerms(work, applicationId);
  const staying = await stayingPeople(work, applicationId, shares);
  const rentMinor = terms.monthly_rent_minor;
  const issues = await sharesIssues(work, applicationId, { rentMinor, staying, added });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await shareAnew(work, applicationId, staying);
  const policy = await readPolicy(work.tx, { name: terms.policy, version: terms.policy_version });
  await addPeople(work, { applicationId, policy, language: terms.language }, added);
};

export interface Replacement extends PeopleChange {
  /** Those who no longer apply. */
  readonly withdrawn: readonly string[];
}

/** Withdraws people, and redistributes the rent among those who stay and those who come. @throws NOT_FOUND; as `changePeople` */
export const replacePeople = async (
  work: Work,
  applicationId: string,
  { withdrawn, ...change }: Replacement,
): Promise<void> => {
  for (const partyId of new Set(withdrawn)) await withdrawParty(work, { applicationId, partyId });
  await changePeople(work, applicationId, change);
};
