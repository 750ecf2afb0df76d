import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import {
  type GivenSecondReview,
  type ReviewedAbout,
  reviewsAgree,
  secondReviewIssues,
  secondReviewOf,
} from "@latchkey/domain/review/second-review.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { AuditedAction } from "@latchkey/domain/vocabulary/audited-actions.ts";
import { sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { sql } from "kysely";
import { type PersonRow, readApplication } from "../applications/read-application.ts";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertMaySee, assertNotBarred } from "../review/own-party.ts";
import { mayReview, OPENED_HOURS } from "./list-second-reviews.ts";
import { type DecisionRow, isOpen, readDecisions } from "./read-decisions.ts";
import { findSecondReview, type SecondReviewRow } from "./read-second-review.ts";

export interface ReviewKey {
  readonly id: string;
  readonly staffId: string;
}

interface Found {
  readonly review: SecondReviewRow;
  readonly party: PartyKey;
  readonly decision: DecisionRow;
}

const findReview = async ({ tx }: Work, id: string): Promise<Found> => {
  const review = isUuid(id) ? await findSecondReview(tx, id) : undefined;
  const party = review && { applicationId: review.applicationId, partyId: review.partyId };
  const decision = party && (await readDecisions(tx, party)).find((one) => one.id === review?.decisionId);
  if (!review || !party || !decision) throw notFound();
  return { review, party, decision };
};

/** Read once more after the lock, so that two tabs or two reviewers come one after the other. */
const lockReview = async (work: Work, id: string): Promise<Found> => {
  const { party } = await findReview(work, id);
  await lockParty(work.tx, party);
  return findReview(work, id);
};

const stands = (decision: DecisionRow): boolean =>
  isOpen(decision) || (decision.state === "final" && !decision.reopened);

const mayOpen = async (work: Work, { id, staffId }: ReviewKey): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`select ${mayReview(staffId)} as may
    from second_review s join decision d on d.id = s.decision_id where s.id = ${id}`.execute(work.tx);
  return rows[0]?.may ?? false;
};

const isLeft = (openedAt: string | null, now: Date): boolean =>
  openedAt !== null && now.getTime() - Date.parse(openedAt) >= OPENED_HOURS * 3_600_000;

const note = (work: Work, { review, party }: Found, action: AuditedAction): Promise<void> =>
  audit(work, { action, outcome: "done", party, subject: review.id });

/**
 * From here on, the reviewer sees no page that tells the first decision until they answer.
 * @throws NOT_FOUND, OWN_CASE; DECISION_OVER if it is answered, or its decision no longer stands; HELD_BY_COLLEAGUE;
 * SECOND_PERSON_NEEDED for a reviewer who took part in a decision or has seen it
 */
export const openSecondReview = async (work: Work, key: ReviewKey): Promise<void> => {
  const found = await lockReview(work, key.id);
  const { review, party, decision } = found;
  await assertNotBarred(work, party.applicationId);
  if (review.givenAt !== null || !stands(decision)) throw new Refusal("DECISION_OVER");
  if (review.reviewer?.id === key.staffId) return;
  if (!(await mayOpen(work, key))) throw new Refusal("SECOND_PERSON_NEEDED");
  if (review.reviewer && !isLeft(review.openedAt, work.now)) throw new Refusal("HELD_BY_COLLEAGUE");
  await work.tx
    .updateTable("second_review")
    .set({ reviewer_id: key.staffId, opened_at: work.now })
    .where("id", "=", key.id)
    .execute();
  await note(work, found, "second-review-opened");
};

export const reviewedAbout = (
  { standing }: PersonRow,
  outside: readonly UsedOutside[] = [],
): ReviewedAbout => ({
  role: standing.role,
  sections: standing.sections.map(sectionOfVariant),
  hasOutside: outside.length > 0,
});

const readAbout = async ({ tx }: Work, { party, decision }: Found): Promise<ReviewedAbout> => {
  const application = await readApplication(tx, party.applicationId);
  const person = application?.people.find(({ standing }) => standing.uuid === party.partyId);
  if (!application || !person) throw notFound();
  return reviewedAbout(person, decision.inputs.outside);
};

/**
 * Given once, and never changed.
 * @throws NOT_FOUND, OWN_CASE, DECISION_OVER; HELD_BY_COLLEAGUE unless it is theirs; INVALID_INPUT
 */
export const giveSecondReview = async (
  work: Work,
  { id, staffId }: ReviewKey,
  given: GivenSecondReview,
): Promise<void> => {
  const found = await lockReview(work, id);
  const { review, party, decision } = found;
  await assertNotBarred(work, party.applicationId);
  if (review.givenAt !== null || !stands(decision)) throw new Refusal("DECISION_OVER");
  if (review.reviewer?.id !== staffId) throw new Refusal("HELD_BY_COLLEAGUE");
  const about = await readAbout(work, found);
  const issues = secondReviewIssues(given, about);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const { outcome, reasons, note: words } = secondReviewOf(given, about);
  await work.tx
    .updateTable("second_review")
    .set({ outcome, reasons: [...reasons], note: words, given_at: work.now })
    .where("id", "=", id)
    .execute();
  await note(work, found, "second-review-given");
};

/**
 * Records what was done about a difference. It changes no decision.
 * @throws NOT_FOUND, also without a difference; OWN_CASE, SECOND_REVIEW_OPEN; DECISION_OVER if it is settled;
 * SECOND_PERSON_NEEDED for the first and the second reviewer; INVALID_INPUT without a note
 */
export const settleSecondReview = async (
  work: Work,
  { id, staffId }: ReviewKey,
  words: string,
): Promise<void> => {
  const found = await lockReview(work, id);
  const { review, party, decision } = found;
  await assertMaySee(work, party.applicationId);
  if (review.outcome === null || reviewsAgree(decision.outcome, review.outcome)) throw notFound();
  if (review.settled) throw new Refusal("DECISION_OVER");
  if ([decision.proposedBy.id, review.reviewer?.id].includes(staffId))
    throw new Refusal("SECOND_PERSON_NEEDED");
  const issue = neededDecisionNoteIssue(words.trim());
  if (issue) throw invalidInput({ note: issue });
  await work.tx
    .updateTable("second_review")
    .set({ settled_by: staffId, settled_at: work.now, settled_note: words.trim() })
    .where("id", "=", id)
    .execute();
  await note(work, found, "second-review-settled");
};
