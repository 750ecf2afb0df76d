import type { LintRuleId } from "@latchkey/domain/compliance/lint-policy.ts";
import { type Outcome, outcomes, type PartyStatus } from "@latchkey/domain/parties/status.ts";
import { conditionValue } from "@latchkey/domain/policies/policy.ts";
import { isReferenceOpen } from "@latchkey/domain/review/acceptance.ts";
import { type BlockFacts, blocksOf, type DecisionBlock } from "@latchkey/domain/review/decision-blocks.ts";
import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import type { ToldCourse } from "@latchkey/domain/review/home-course.ts";
import { countingAgainst, type OutsideSlot, outsideSlots } from "@latchkey/domain/review/outside-result.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import {
  type ApplicationRow,
  type PersonRow,
  readApplication,
  statusOfPerson,
  stillApplies,
} from "../applications/read-application.ts";
import { type DueDiligence, readDueDiligence } from "../compliance/due-diligence.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { forbiddenRules } from "../policies/read-policies.ts";
import { readOutsideResults, type ShownOutside } from "../review/outside-results.ts";
import type { DossierDocument } from "../review/read-dossier.ts";
import { type Reviewer, readReviewers } from "../review/reviewers.ts";
import { isRightNotShown } from "../right-to-rent/read-checks.ts";
import { isExempt } from "../right-to-rent/read-exemptions.ts";
import { basisHash, isSameBasis, readInputs } from "./decision-inputs.ts";
import { type Evidence, NO_EVIDENCE, readEvidence } from "./evidence.ts";
import { readCourseIfAccepted, readToldCourse } from "./home-course.ts";
import { isDueDiligenceNeeded, readBlockFacts } from "./people-decisions.ts";
import { type PreviewsOfOutcome, previewsFor } from "./preview.ts";
import { type DecisionRow, decidersOf, isOpen, readDecisions } from "./read-decisions.ts";

export interface DeskOfDecision {
  readonly application: ApplicationRow;
  readonly person: PersonRow;
  readonly heldByYou: boolean;
  readonly holder: Reviewer | null;
  readonly inputs: DecisionInputs;
  readonly documents: readonly DossierDocument[];
  /** An acceptance would be an override. */
  readonly isReferenceOpen: boolean;
  readonly basis: string;
  /** null: it is not needed. */
  readonly dueDiligence: { readonly recorded: DueDiligence | null } | null;
  readonly outsideSlots: readonly OutsideSlot[];
  readonly outsideResults: readonly ShownOutside[];
  readonly alwaysSecond: boolean;
  /** The rules of the policy that the law of today forbids. */
  readonly forbidden: readonly LintRuleId[];
  readonly blocked: readonly { readonly outcome: Outcome; readonly block: DecisionBlock }[];
  readonly isRightNotShown: boolean;
  readonly mayDecide: boolean;
  readonly open: DecisionRow | undefined;
  readonly openIsYours: boolean;
  readonly isCurrent: boolean;
  readonly evidence: Evidence;
  readonly earlier: readonly DecisionRow[];
  readonly contested: DecisionRow | undefined;
  readonly colleagues: readonly Reviewer[];
  readonly waitsFor: readonly PersonRow[];
  readonly previews: readonly PreviewsOfOutcome[];
}

export interface DeskReader {
  readonly staffId: string;
  readonly language: Language;
}

const readColleagues = async (
  { tx, services }: Work,
  { applicationId }: PartyKey,
  staffId: string,
): Promise<readonly Reviewer[]> => {
  const present = await readReviewers(tx, { applicationId, today: services.today() });
  return present.filter(({ id }) => id !== staffId);
};

const TO_REVIEW: readonly PartyStatus[] = ["submitted", "in_review"];

const blockedBy = (facts: BlockFacts): DeskOfDecision["blocked"] =>
  outcomes.flatMap((outcome) => blocksOf(outcome, facts).map((block) => ({ outcome, block })));

const hold = (work: Work, { reviewer, heldUntil }: PersonRow, staffId: string) => {
  const isHeld = heldUntil !== null && Date.parse(heldUntil) > work.now.getTime();
  const heldByYou = isHeld && reviewer?.id === staffId;
  return { heldByYou, holder: isHeld && !heldByYou ? reviewer : null };
};

const readWaitedFor = async (
  db: Kysely<Schema>,
  { id, people }: ApplicationRow,
  { standing, guarantorId }: PersonRow,
): Promise<readonly PersonRow[]> => {
  const { rows } = await sql<{ party_id: string }>`select party_id from decision
    where application_id = ${id} and state = 'agreed'`.execute(db);
  const agreed = new Set(rows.map(({ party_id }) => party_id));
  const hasAnswer = (person: PersonRow): boolean =>
    person.standing.uuid === guarantorId
      ? statusOfPerson(person) === "decided"
      : person.standing.events.includes("decided");
  return people.filter(
    (person) =>
      person.standing.uuid !== standing.uuid &&
      stillApplies(person) &&
      !hasAnswer(person) &&
      !agreed.has(person.standing.uuid),
  );
};

const languageOf = async (db: Kysely<Schema>, { partyId }: PartyKey): Promise<Language> => {
  const { language } = await db
    .selectFrom("party")
    .innerJoin("account", "account.id", "party.account_id")
    .select("account.language")
    .where("party.id", "=", partyId)
    .executeTakeFirstOrThrow();
  return language;
};

/** The e-mail that was sent names the course of its day. */
const readCourseOfEmail = (
  db: Kysely<Schema>,
  party: PartyKey,
  told: DecisionRow | undefined,
): Promise<ToldCourse | null> =>
  told
    ? readToldCourse(db, { ...party, outcome: told.outcome, at: told.finalAt ?? undefined })
    : readCourseIfAccepted(db, party);

interface Previewed extends Pick<DeskOfDecision, "application" | "person" | "inputs" | "open"> {
  readonly told: DecisionRow | undefined;
  readonly language: Language;
}

const readPreviews = async (
  { tx, services }: Work,
  { application, person, inputs, open, told, language }: Previewed,
): Promise<DeskOfDecision["previews"]> => {
  const party = { applicationId: application.id, partyId: person.standing.uuid };
  // The results of a decision may have aged since.
  const { outside = [] } = (open ?? told)?.inputs ?? inputs;
  const homeCourse = await readCourseOfEmail(tx, party, told);
  const exempt = await isExempt(tx, party.applicationId, services.today());
  return previewsFor(
    { application, person, services, homeCourse, isExempt: exempt, against: countingAgainst(outside) },
    { theirs: await languageOf(tx, party), yours: language },
  );
};

const readDemands = async (
  { tx, services }: Work,
  about: Pick<DeskOfDecision, "application" | "person">,
): Promise<
  Pick<DeskOfDecision, "dueDiligence" | "outsideSlots" | "outsideResults" | "forbidden" | "alwaysSecond">
> => {
  const today = services.today();
  const { standing } = about.person;
  const party = { applicationId: about.application.id, partyId: about.person.standing.uuid };
  return {
    dueDiligence: isDueDiligenceNeeded(about, today)
      ? { recorded: (await readDueDiligence(tx, party)) ?? null }
      : null,
    outsideSlots: outsideSlots(standing.conditions),
    outsideResults: await readOutsideResults(tx, standing, today),
    forbidden: await forbiddenRules(tx, about.application, today),
    alwaysSecond: conditionValue(standing.conditions, "SECOND_REVIEWER") === true,
  };
};

/** @throws NOT_FOUND */
export const readDecisionDesk = async (
  work: Work,
  party: PartyKey,
  { staffId, language }: DeskReader,
): Promise<DeskOfDecision> => {
  const { tx } = work;
  const application = await readApplication(tx, party.applicationId);
  const person = application?.people.find(({ standing }) => standing.uuid === party.partyId);
  if (!application || !person) throw notFound();
  const { inputs, dossier } = await readInputs(work, application, person);
  const decisions = await readDecisions(tx, party);
  const open = decisions.find(isOpen);
  const latest = decisions.find(({ state }) => state === "final");
  const status = statusOfPerson(person);
  const told = status === "decided" ? latest : undefined;
  return {
    application,
    person,
    ...hold(work, person, staffId),
    inputs,
    documents: dossier.documents,
    isReferenceOpen: inputs.references.some(isReferenceOpen),
    basis: basisHash(inputs),
    ...(await readDemands(work, { application, person })),
    blocked: blockedBy(await readBlockFacts(work, { application, person, inputs, dossier })),
    isRightNotShown: await isRightNotShown(tx, party),
    mayDecide: !open && TO_REVIEW.includes(status) && !decidersOf(decisions).includes(staffId),
    open,
    openIsYours: open?.proposedBy.id === staffId,
    isCurrent: open !== undefined && isSameBasis(open.inputs, inputs),
    evidence: open ? await readEvidence(tx, party, { decision: open, staffId }) : NO_EVIDENCE,
    earlier: decisions.filter((decision) => !isOpen(decision)),
    contested: latest?.secondLook && status !== "decided" ? latest : undefined,
    colleagues: await readColleagues(work, party, staffId),
    waitsFor: await readWaitedFor(tx, application, person),
    previews: await readPreviews(work, { application, person, inputs, open, told, language }),
  };
};
