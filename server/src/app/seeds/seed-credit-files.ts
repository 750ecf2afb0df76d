import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { partyChanged } from "../../parties/party-row.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Work } from "../../platform/work/work.ts";
import { createPolicy, lockDraft, proposeDraft, publishDraft, saveDraft } from "../../policies/drafts.ts";
import { recordOutsideResult } from "../../review/outside-results.ts";
import { takeParty } from "../../review/take-party.ts";
import type { SeededPerson } from "./people.ts";
import { accept, as, propose } from "./seed-decisions.ts";
import { seedPeople } from "./seed-people.ts";
import { storeSampleFile } from "./seed-staff-file.ts";

/** A policy of the team's own: it asks for a credit file, and a second reviewer looks at every plain acceptance. */
const TITLE = "Scotland, with a credit file";
export const CREDIT_FILE_POLICY = "scotland-with-a-credit-file";

const someone = {
  birthdate: "1990-04-02",
  nationality: "GB",
  policy: CREDIT_FILE_POLICY,
  consents: true,
  identity: "completed",
  submitted: true,
} as const satisfies Partial<SeededPerson>;

export const creditFilePeople = {
  missing: { ...someone, email: "credit.file@example.com", firstName: "Ewan", lastName: "Blair" },
  sampled: { ...someone, email: "sampled@example.com", firstName: "Rhona", lastName: "Keir" },
} as const satisfies Readonly<Record<string, SeededPerson>>;

export interface CreditFileTeam {
  readonly priya: string;
  readonly ruth: string;
  readonly henry: string;
}

const withCreditFile = (content: PolicyContent): PolicyContent => {
  const { tenant } = content.terms;
  const conditions = { ...tenant.conditions, CREDIT_FILE_MAX_DAYS: 30, SAMPLED_REVIEW_PERCENT: 100 };
  return { ...content, terms: { ...content.terms, tenant: { ...tenant, conditions } } };
};

const publishPolicy = async (work: Work, { ruth, henry }: CreditFileTeam): Promise<void> => {
  await createPolicy(work, { title: TITLE, copyOf: "identity-only", staffId: ruth });
  const begun = { name: CREDIT_FILE_POLICY, revision: 1, staffId: ruth };
  const { content } = await lockDraft(work, begun);
  await saveDraft(work, begun, JSON.stringify(withCreditFile(content)));
  await proposeDraft(work, { ...begun, revision: 2 }, work.services.today());
  await publishDraft(work, { name: CREDIT_FILE_POLICY, revision: 2, staffId: henry });
};

const recordCreditFile = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  await takeParty(work, party, { staffId });
  await recordOutsideResult(work, party, {
    kind: "CREDIT_FILE",
    title: "",
    provider: "Northgate Credit",
    madeOn: addDays(work.services.today(), -2),
    corrects: false,
    uploadId: await storeSampleFile(work, party, { fileName: "OutsideResult.png", staffId }),
    ccjs: 0,
    insolvency: "none",
    verdict: "nothing_against",
    reason: "",
    staffId,
  });
};

export const seedCreditFiles = async (work: Work, team: CreditFileTeam): Promise<void> => {
  await publishPolicy(work, team);
  await seedCreditCases(work, team);
};

/** One case waits for its credit file; one is accepted, and waits for a second review. */
export const seedCreditCases = async (work: Work, { priya }: CreditFileTeam): Promise<void> => {
  const parties = await seedPeople(work, Object.values(creditFilePeople));
  for (const party of parties) partyChanged(work, party);
  const [, sampled] = parties;
  if (!sampled) throw new Error("A sample person was not seeded.");
  await recordCreditFile(as(work, priya), sampled, priya);
  await propose(work, sampled, { staffId: priya, given: accept });
};
