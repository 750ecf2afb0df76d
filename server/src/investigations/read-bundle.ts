import { demandWords } from "@latchkey/domain/compliance/demand-words/every-language.ts";
import { lintPolicy } from "@latchkey/domain/compliance/lint-policy.ts";
import type {
  BundledDecision,
  BundledRequest,
  CaseBundle,
} from "@latchkey/domain/investigations/case-bundle.ts";
import { type Counterfactual, counterfactuals } from "@latchkey/domain/investigations/counterfactual.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { firstOfMonth } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { hasSection } from "@latchkey/domain/vocabulary/sections.ts";
import { type Kysely, sql } from "kysely";
import {
  type ApplicationRow,
  householdOf,
  type PersonRow,
  readApplication,
} from "../applications/read-application.ts";
import { type DecisionRow, readDecisions } from "../decisions/read-decisions.ts";
import { readCounts, readReviewers } from "../figures/read-figures.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { liftedRules, readPolicy } from "../policies/read-policies.ts";
import { readOutsideHistory } from "../review/outside-results.ts";
import { type Dossier, readDossier } from "../review/read-dossier.ts";
import { findBundle, type ListedBundle } from "./case-bundles.ts";

export const readTrail = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<CaseBundle["trail"]> => {
  const { rows } = await sql<
    CaseBundle["trail"][number]
  >`select ${sql.raw(utcInstant("e.at"))} as at, e.action, e.outcome,
      coalesce((select s.name from staff_member s where e.actor = 'staff:' || s.id::text), split_part(e.actor, ':', 1)) as by
    from audit_entry e where e.application_id = ${applicationId} and (e.party_id = ${partyId} or e.party_id is null)
      and e.action not like 'sanctions-%'
    order by e.id`.execute(db);
  return rows;
};

const decisionOf = ({
  proposedBy,
  proposedAt,
  secondBy,
  secondAt,
  secondNote,
  ...row
}: DecisionRow): BundledDecision => ({
  at: proposedAt,
  by: proposedBy.name,
  state: row.state,
  outcome: row.outcome,
  calculated: row.calculated,
  reasons: row.reasons,
  conditions: row.conditions,
  words:
    [...row.canned.map(({ texts }) => texts[staffLanguage]), row.words ?? ""].join("\n\n").trim() || null,
  note: row.note,
  override: row.override,
  second: secondBy && { by: secondBy.name, at: secondAt, note: secondNote },
  droppedBecause: row.droppedBecause,
  finalAt: row.finalAt,
  secondLook: row.secondLook && { text: row.secondLook.text, askedAt: row.secondLook.askedAt },
  inputs: row.inputs,
});

const requestOf = ({
  sentAt,
  by,
  section,
  documentType,
  reasons,
  comment,
  dueOn,
  answeredAt,
}: Dossier["requests"][number]): BundledRequest => ({
  at: sentAt,
  by,
  section,
  documentType,
  reasons,
  comment,
  dueOn,
  answeredAt,
});

const counterfactualsOf = (
  application: ApplicationRow,
  { standing, guarantorId }: PersonRow,
): readonly Counterfactual[] =>
  hasSection(standing.sections, "INCOME")
    ? counterfactuals(
        householdOf(application),
        { id: standing.uuid, role: standing.role, guarantorId },
        application.criteria,
      )
    : [];

const policyFindings = async (
  db: Kysely<Schema>,
  { policy: name, policyVersion: version, country }: ApplicationRow,
  day: CivilDate,
): Promise<CaseBundle["policyFindings"]> => {
  const { content } = await readPolicy(db, { name, version });
  const judging = { day, lifted: await liftedRules(db), words: demandWords };
  return lintPolicy({ ...content, countries: [country] }, judging).map((finding) => ({
    ...finding,
    day,
  }));
};

/** In the order in which they were recorded. */
const readOutside = async (
  db: Kysely<Schema>,
  { standing }: PersonRow,
  today: CivilDate,
): Promise<CaseBundle["outsideResults"]> => {
  const { newest, earlier } = await readOutsideHistory(db, standing, today);
  return [...newest, ...earlier]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ isTooOld, at, ...result }) => ({ ...result, at: at.toISOString() }));
};

const comparators = async (
  db: Kysely<Schema>,
  { agencyId, policy }: ApplicationRow,
  decidedOn: CivilDate | undefined,
): Promise<CaseBundle["comparators"]> => {
  if (decidedOn === undefined) return null;
  const month = firstOfMonth(decidedOn);
  const counts = await readCounts(db, { from: month, to: month, agencyId, policy });
  return {
    month,
    counts: counts.filter(({ grouping }) => grouping !== "policy" && grouping !== "agency"),
    reviewers: await readReviewers(db, counts),
  };
};

const subjectOf = (application: ApplicationRow, person: PersonRow): CaseBundle["subject"] => ({
  number: partyNumber(person.number),
  name: `${person.firstName} ${person.lastName}`.trim(),
  role: person.standing.role,
  home: application.home,
  country: application.country,
  agency: application.agency,
  reference: application.reference,
  rentMinor: application.rentMinor,
  shareMinor: person.shareMinor,
  currency: application.currency,
  policy: {
    name: application.policy,
    version: application.policyVersion,
    title: application.policyTitle,
  },
});

const makeBundle = async ({ tx, now, services }: Work, party: PartyKey): Promise<CaseBundle> => {
  const application = await readApplication(tx, party.applicationId);
  const person = application?.people.find(({ standing }) => standing.uuid === party.partyId);
  if (!application || !person) throw notFound();
  const dossier = await readDossier(tx, party);
  const decisions = await readDecisions(tx, party);
  const finalAt = decisions.find(({ state }) => state === "final")?.finalAt;
  const decidedOn = finalAt ? londonDate(Date.parse(finalAt)) : undefined;
  return {
    madeAt: now.toISOString(),
    subject: subjectOf(application, person),
    events: dossier.events.toReversed(),
    requests: dossier.requests.map(requestOf).toReversed(),
    decisions: decisions.map(decisionOf).toReversed(),
    references: dossier.references.map(({ kind, state, sentAt, answeredAt, answers, waiver }) => ({
      kind,
      state,
      sentAt,
      answeredAt,
      answers,
      waived: waiver?.reason ?? null,
    })),
    documents: dossier.documents.map(({ section, type, addedAt, verdict }) => ({
      section,
      type,
      addedAt,
      verdict: verdict?.verdict ?? null,
      reasons: verdict?.reasons ?? [],
      note: verdict?.note ?? null,
      by: verdict?.by ?? null,
      at: verdict?.at ?? null,
    })),
    outsideResults: await readOutside(tx, person, services.today()),
    calls: dossier.calls.map(({ id: _id, corrects: _corrects, ...call }) => call).toReversed(),
    notes: dossier.notes.map(({ at, author, text }) => ({ at, by: author, text })).toReversed(),
    trail: await readTrail(tx, party),
    counterfactuals: counterfactualsOf(application, person),
    policyFindings: await policyFindings(tx, application, decidedOn ?? services.today()),
    comparators: await comparators(tx, application, decidedOn),
  };
};

interface Reading {
  readonly id: string;
  readonly staffId: string;
  readonly isAdministrator: boolean;
}

export interface ReadBundle {
  readonly bundle: ListedBundle;
  readonly content: CaseBundle;
}

/**
 * Put together at each reading, which is in the audit trail. Before the release an administrator reads it, to decide;
 * afterwards who asked for it too.
 *
 * @throws NOT_FOUND, also for a reviewer who did not ask for it; OWN_CASE; SECOND_REVIEW_OPEN; NOT_RELEASED
 */
export const readBundle = async (
  work: Work,
  { id, staffId, isAdministrator }: Reading,
): Promise<ReadBundle> => {
  const { party, bundle } = await findBundle(work, id);
  const isOwn = bundle.askedById === staffId;
  if (!isAdministrator && !isOwn) throw notFound();
  if (bundle.state !== "released" && (isOwn || bundle.state === "returned"))
    throw new Refusal("NOT_RELEASED");
  const content = await makeBundle(work, party);
  await audit(work, { action: "case-bundle-read", outcome: "done", party, subject: id });
  return { bundle, content };
};
