import type { CompanyReference, StoredSource } from "@latchkey/domain/income/source.ts";
import { refereeAt } from "@latchkey/domain/references/referee.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { createReview } from "../references/draft-review.ts";
import { sendReview } from "../references/send-reviews.ts";

/** What a referee of a source is shown of it; never what it brings in. */
const toldOf = ({ companyName, jobTitle, startDate, currency }: StoredSource) => ({
  company: companyName ?? "",
  start: startDate,
  currency: currency ?? ("GBP" as const),
  role: jobTitle ?? "",
});

/** Whoever is named at the company now will be asked when the case is submitted. */
export const followEmployer = (
  work: Work,
  party: PartyKey,
  { uuid, reference: named }: Pick<StoredSource, "uuid" | "reference">,
): Promise<void> => {
  const topic = { kind: "employment", sourceId: uuid } as const;
  return createReview(work, party, topic, named && refereeAt("EMPLOYER_OR_HR", named));
};

/** Asks whoever is named at the company, unless they have been asked. */
export const askEmployer = (work: Work, party: PartyKey, job: StoredSource): Promise<void> =>
  sendReview(work, party, { kind: "employment", sourceId: job.uuid }, toldOf(job));

/** Asks an accountant, whom a reviewer has found out, about somebody self-employed. */
export const askAccountant = async (
  work: Work,
  party: PartyKey,
  business: StoredSource,
  accountant: CompanyReference,
): Promise<void> => {
  const topic = { kind: "accountant", sourceId: business.uuid } as const;
  const { role: _role, ...told } = toldOf(business);
  await createReview(work, party, topic, refereeAt("ACCOUNTANT", accountant));
  await sendReview(work, party, topic, told);
};
