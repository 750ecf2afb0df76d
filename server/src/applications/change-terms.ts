import { termsIssues } from "@latchkey/domain/applications/new-application.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { reportsMayChange } from "../parties/make-reports.job.ts";
import { lockApplication } from "../parties/parties.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { type GivenShare, readTerms, shareAnew, sharesIssues, stayingPeople } from "./shares.ts";

export interface TermsChange {
  readonly rentMinor: number;
  /** undefined: not known; needed where the law forbids bidding. */
  readonly advertisedRentMinor?: number | undefined;
  readonly start: CivilDate;
  /** The shares of people who are not decided; a person who is not named keeps theirs. */
  readonly shares: readonly GivenShare[];
}

/**
 * Another rent or first day. Incomes are worked out again, decided people keep their share and their decision, and everything that was
 * given is kept.
 *
 * @throws NOT_FOUND; CASE_CLOSED; INVALID_INPUT by field: `rent`, `advertisedRent`, `start`, `shares.0.share`, `people`
 */
export const changeTerms = async (
  work: Work,
  applicationId: string,
  { shares, ...terms }: TermsChange,
): Promise<void> => {
  await lockApplication(work.tx, applicationId);
  const { property_country: country, rent_period: rentPeriod } = await readTerms(work, applicationId);
  const staying = await stayingPeople(work, applicationId, shares);
  const issues = {
    ...termsIssues({ ...terms, country, rentPeriod }, work.services.today()),
    ...(await sharesIssues(work, applicationId, { rentMinor: terms.rentMinor, staying, added: [] })),
  };
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await work.tx
    .updateTable("application")
    .set({
      monthly_rent_minor: terms.rentMinor,
      advertised_rent_minor: terms.advertisedRentMinor ?? null,
      tenancy_start: terms.start,
    })
    .where("id", "=", applicationId)
    .execute();
  await shareAnew(work, applicationId, staying);
  await audit(work, { action: "terms-changed", outcome: "done", applicationId, subject: applicationId });
  await reportsMayChange(work.tx, applicationId);
};
