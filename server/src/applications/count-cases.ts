import { largestKind } from "@latchkey/domain/affordability/largest-source.ts";
import {
  type CaseGroups,
  countsOfEnd,
  countsOfReceipt,
  type EndKind,
  proofRoute,
} from "@latchkey/domain/figures/case-counts.ts";
import { hasSection } from "@latchkey/domain/vocabulary/sections.ts";
import { readDocuments } from "../documents/documents.ts";
import { type CountedAt, keepCounts } from "../figures/keep-counts.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import {
  type ApplicationRow,
  type PersonRow,
  readApplication,
  shownIncomesOf,
  sourcesOf,
} from "./read-application.ts";

/** A person's groups in the figures. Amounts and names are in none. */
export const groupsOf = (application: ApplicationRow, person: PersonRow, hasPapers = false): CaseGroups => {
  const asksForIncome = hasSection(person.standing.sections, "INCOME");
  const sources = asksForIncome ? sourcesOf(person) : [];
  return {
    role: person.standing.role,
    income: largestKind(sources, application.criteria),
    benefits: sources.some(({ incomeType }) => incomeType === "T_BENFITS") ? "some" : "none",
    proof: asksForIncome ? proofRoute(shownIncomesOf(person), hasPapers) : "none",
    country: application.country,
    language: application.language,
  };
};

export const countedAt = ({ services }: Work, { agencyId, policy }: ApplicationRow): CountedAt => ({
  agencyId,
  policy,
  today: services.today(),
});

const readCase = async ({ tx }: Work, { applicationId, partyId }: PartyKey) => {
  const application = await readApplication(tx, applicationId);
  const person = application?.people.find(({ standing }) => standing.uuid === partyId);
  if (!application || !person) throw notFound();
  const documents = await readDocuments(tx, { applicationId, partyId });
  const hasPapers = documents.some(({ section }) => section === "INCOME");
  return { application, person, groups: groupsOf(application, person, hasPapers) };
};

/** Call in the transaction of the first submission. */
export const countReceipt = async (work: Work, party: PartyKey): Promise<void> => {
  const { application, groups } = await readCase(work, party);
  await keepCounts(work.tx, countedAt(work, application), countsOfReceipt(groups));
};

/** Call in the transaction in which a party ends without a decision. */
export const countEnd = async (work: Work, party: PartyKey, how: EndKind): Promise<void> => {
  const { application, person, groups } = await readCase(work, party);
  const isAnswerOpen = person.standing.progress.some(
    ({ remedialSectionUuid, submittedDtm }) => remedialSectionUuid !== null && submittedDtm === null,
  );
  await keepCounts(work.tx, countedAt(work, application), countsOfEnd(groups, { how, isAnswerOpen }));
};
