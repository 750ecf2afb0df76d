import type { LawRuleId } from "@latchkey/domain/compliance/law-rules.ts";
import { letterDemand } from "@latchkey/domain/compliance/letter.ts";
import type { LintRuleId } from "@latchkey/domain/compliance/lint-policy.ts";
import { conditionValue } from "@latchkey/domain/policies/policy.ts";
import { isReferenceOpen } from "@latchkey/domain/review/acceptance.ts";
import type { CannedWords } from "@latchkey/domain/review/canned-text.ts";
import {
  type DecidedAbout,
  type Decision,
  decisionIssues,
  decisionOf,
  type GivenDecision,
  needsSecondReviewer,
} from "@latchkey/domain/review/decision.ts";
import { blocksOf } from "@latchkey/domain/review/decision-blocks.ts";
import { countingAgainst } from "@latchkey/domain/review/outside-result.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { type PersonRow, statusOfPerson } from "../applications/read-application.ts";
import { appendDecisionEvent } from "../parties/events.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { forbiddenRules } from "../policies/read-policies.ts";
import { CANNED_GONE, fillCanned } from "../review/canned-texts/fill-canned.ts";
import { reassign } from "../review/reassign.ts";
import { readReviewers } from "../review/reviewers.ts";
import { takeParty } from "../review/take-party.ts";
import { isRightNotShown as isRightNotShownOf } from "../right-to-rent/read-checks.ts";
import { basisHash } from "./decision-inputs.ts";
import { lockHome, personIn } from "./home.ts";
import { readBlockFacts, type ToDecide } from "./people-decisions.ts";
import { decidersOf, isOpen, readDecisions } from "./read-decisions.ts";
import { drawSecondReview } from "./second-review-draw.ts";
import { settleHome } from "./settle.ts";

/** A decision that needs two reviewers is a proposal first (DECISIONS of the provider: four eyes). */
export interface Proposal {
  readonly given: GivenDecision;
  readonly staffId: string;
  readonly language: Language;
  /** The colleague who is asked to agree; undefined: any colleague. */
  readonly secondId: string | undefined;
  readonly basis: string;
}

/** @throws NOT_TO_REVIEW, DECISION_OPEN, SECOND_PERSON_NEEDED, HELD_BY_COLLEAGUE */
const assertMayDecide = async (
  work: Work,
  party: PartyKey,
  { person, staffId }: { readonly person: PersonRow; readonly staffId: string },
): Promise<void> => {
  const status = statusOfPerson(person);
  if (status !== "submitted" && status !== "in_review") throw new Refusal("NOT_TO_REVIEW");
  const decisions = await readDecisions(work.tx, party);
  if (decisions.some(isOpen)) throw new Refusal("DECISION_OPEN");
  // A reconsideration needs a reviewer who has not decided.
  if (decidersOf(decisions).includes(staffId)) throw new Refusal("SECOND_PERSON_NEEDED");
  await takeParty(work, party, { staffId });
};

const assertCanBe = async (work: Work, decision: Decision, about: ToDecide): Promise<void> => {
  const [block] = blocksOf(decision.outcome, await readBlockFacts(work, about));
  if (block) throw new Refusal(block);
};

interface Judged extends ToDecide {
  /** The rules of the application's policy that the law of today forbids. */
  readonly forbidden: readonly LintRuleId[];
  readonly isRightNotShown: boolean;
}

const aboutOf = ({ application, person, inputs, forbidden, isRightNotShown }: Judged): DecidedAbout => ({
  role: person.standing.role,
  country: application.country,
  sections: person.standing.sections.map(sectionOfVariant),
  calculated: inputs.calculated ?? undefined,
  isReferenceOpen: inputs.references.some(isReferenceOpen),
  isPolicyUnlawful: forbidden.length > 0,
  isOutsideUnfavourable: countingAgainst(inputs.outside ?? []).length > 0,
  isRightNotShown,
});

const assertFilledIn = ({ services }: Work, { given }: Proposal, toDecide: Judged): void => {
  const issues = decisionIssues(given, aboutOf(toDecide), services.today());
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
};

const needsSecond = (decision: Decision, { person, inputs }: ToDecide): boolean =>
  needsSecondReviewer({
    decision,
    calculated: inputs.calculated ?? undefined,
    isReferenceOpen: inputs.references.some(isReferenceOpen),
    always: conditionValue(person.standing.conditions, "SECOND_REVIEWER") === true,
  });

interface NewDecision extends ToDecide {
  readonly proposal: Proposal;
  readonly decision: Decision;
  readonly isProposal: boolean;
  readonly confirmedRule: LawRuleId | null;
  readonly canned: readonly CannedWords[];
}

const insertDecision = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { application, inputs, proposal, decision, isProposal, confirmedRule, canned }: NewDecision,
): Promise<string> => {
  const { id } = await tx
    .insertInto("decision")
    .values({
      application_id: applicationId,
      party_id: partyId,
      outcome: decision.outcome,
      reasons: [...decision.reasons],
      conditions: [...decision.conditions],
      met_by: decision.metBy,
      words: decision.words,
      words_language: decision.words === null ? null : proposal.language,
      canned: canned.length > 0 ? JSON.stringify(canned) : null,
      note: decision.note,
      override_reason: decision.override?.reason ?? null,
      override_words: decision.override?.words ?? null,
      confirmed_rule: confirmedRule,
      state: isProposal ? "proposed" : "agreed",
      needs_second: isProposal,
      calculated: inputs.calculated,
      inputs: JSON.stringify(inputs),
      policy: application.policy,
      policy_version: application.policyVersion,
      criteria: JSON.stringify(application.criteria),
      proposed_by: proposal.staffId,
      asked_staff_id: isProposal ? (proposal.secondId ?? null) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** @throws INVALID_INPUT if the colleague may not agree */
const assertSecond = async (
  work: Work,
  { applicationId }: PartyKey,
  { staffId, secondId }: Proposal,
): Promise<void> => {
  if (secondId === undefined) return;
  const offered = await readReviewers(work.tx, { applicationId, today: work.services.today() });
  if (secondId === staffId || !offered.some(({ id }) => id === secondId)) {
    throw invalidInput({ secondId: { code: "validation.please_select_an_option" } });
  }
};

/** @throws INVALID_INPUT if a choice is not offered any more */
const cannedOf = async (
  { tx, services }: Work,
  party: PartyKey,
  { given, decision }: { readonly given: GivenDecision; readonly decision: Decision },
): Promise<readonly CannedWords[]> => {
  const { reasons } = decision;
  const choices = (given.canned ?? []).filter(({ reason }) => reasons.some((known) => known === reason));
  const asked = { use: "decision", reasons, choices, day: services.today(), document: () => "" } as const;
  const words = await fillCanned(tx, party, asked);
  if (!words) throw invalidInput({ canned: CANNED_GONE });
  return words;
};

/**
 * An acceptance without conditions that matches the calculated outcome is agreed at once; any other waits for
 * a second reviewer. Nothing is sent before the whole application is decided.
 *
 * @throws NOT_TO_REVIEW, DECISION_OPEN, SECOND_PERSON_NEEDED, OWN_CASE, HELD_BY_COLLEAGUE, INVALID_INPUT by
 * field; EVIDENCE_CHANGED if the inputs have changed since the page was read; and the first of `decisionBlocks`
 * that holds
 */
export const proposeDecision = async (work: Work, party: PartyKey, proposal: Proposal): Promise<void> => {
  const { given, staffId } = proposal;
  const home = await lockHome(work, party.applicationId);
  const person = personIn(home, party);
  await assertMayDecide(work, party, { person, staffId });
  const { application } = home;
  const forbidden = await forbiddenRules(work.tx, application, work.services.today());
  const isRightNotShown = await isRightNotShownOf(work.tx, party);
  const about = { application, person, forbidden, isRightNotShown, ...(await home.read(person)) };
  const { inputs } = about;
  // First, because the other checks may depend on the change.
  if (basisHash(inputs) !== proposal.basis) throw new Refusal("EVIDENCE_CHANGED");
  assertFilledIn(work, proposal, about);
  await assertSecond(work, party, proposal);
  const decision = decisionOf(given, aboutOf(about));
  await assertCanBe(work, decision, about);
  const isProposal = needsSecond(decision, about);
  const letter = { country: application.country, day: work.services.today() };
  const confirmedRule = letterDemand(given.words, letter)?.rule ?? null;
  const canned = await cannedOf(work, party, { given, decision });
  const made = { ...about, canned, proposal, decision, isProposal, confirmedRule };
  const id = await insertDecision(work, party, made);
  if (confirmedRule) await audit(work, { action: "text-confirmed", outcome: "done", party, subject: id });
  const kind = isProposal ? "decision_proposed" : "decision_agreed";
  await appendDecisionEvent(work, party, { kind, decisionId: id });
  await reassign(work, party, {
    reviewerId: isProposal ? (proposal.secondId ?? null) : staffId,
    closedTo: isProposal ? [staffId] : [],
  });
  const action = isProposal ? "decision-proposed" : "decision-agreed";
  await audit(work, { action, outcome: "done", party, subject: id });
  if (isProposal) return;
  await drawSecondReview(work, party, { decisionId: id, conditions: person.standing.conditions });
  await settleHome(work, home);
};
