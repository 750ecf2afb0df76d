import type { CompanyReference, StoredSource } from "@latchkey/domain/income/source.ts";
import { refereeAt } from "@latchkey/domain/references/referee.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { createReview } from "../references/draft-review.ts";
import { sendReview } from "../references/send-reviews.ts";

/** Shown to the referee; never contains the income. */
const toldOf = ({ companyName, jobTitle, startDate, currency }: StoredSource) => ({
  company: companyName ?? "",
  start: startDate,
  currency: currency ?? ("GBP" as const),
  role: jobTitle ?? "",
});

/** The employer's referee as currently answered is asked on submission. */
export const followEmployer = (
  work: Work,
  party: PartyKey,
  { uuid, reference: named }: Pick<StoredSource, "uuid" | "reference">,
): Promise<void> => {
  const topic = { kind: "employment", sourceId: uuid } as const;
  return createReview(work, party, { topic, referee: named && refereeAt("EMPLOYER_OR_HR", named) });
};

export const askEmployer = (work: Work, party: PartyKey, job: StoredSource): Promise<void> =>
  sendReview(work, party, { topic: { kind: "employment", sourceId: job.uuid }, told: toldOf(job) });

interface AccountantOf {
  readonly business: StoredSource;
  readonly accountant: CompanyReference;
}

/** For a self-employed applicant; a reviewer finds out the accountant. */
export const askAccountant = async (
  work: Work,
  party: PartyKey,
  { business, accountant }: AccountantOf,
): Promise<void> => {
  const topic = { kind: "accountant", sourceId: business.uuid } as const;
  const { role: _role, ...told } = toldOf(business);
  await createReview(work, party, { topic, referee: refereeAt("ACCOUNTANT", accountant) });
  await sendReview(work, party, { topic, told });
};
