import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { addParty, createApplication, type Terms } from "./create-application.ts";
import { samplePolicyOf } from "./sample-policy.ts";

/** In Glasgow, because right to rent does not apply in Scotland. */
export const sampleApplication = (today: string): Terms => ({
  propertyAddress: "Flat 2/1, 14 Garnethill Street, Glasgow G3 6QP",
  propertyCountry: "SCT",
  monthlyRentMinor: 95_000,
  currency: "GBP",
  tenancyStart: today,
  termMonths: 12,
  agencyName: "Quillfield Lettings",
  reference: "SAMPLE",
});

export const openSampleApplication = async (
  work: Work,
  { accountId, language }: { readonly accountId: string; readonly language: Language },
): Promise<PartyKey> => {
  const policy = await samplePolicyOf(work.tx, work.services);
  const terms = sampleApplication(work.services.today());
  const applicationId = await createApplication(work, { policy, terms, language });
  return addParty(work, {
    applicationId,
    accountId,
    policy,
    role: "tenant",
    rentShareMinor: terms.monthlyRentMinor,
    firstName: "",
    lastName: "",
    isInvited: false,
  });
};
