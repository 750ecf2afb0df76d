import { afterEvent, isClosed, isWithApplicant, type PartyEventKind, type PartyStatus } from "./status.ts";

/**
 * Whose turn it is: a reviewer's, somebody else's (the applicant's to answer, the others' of a home whose decision waits for
 * them), the applicant's to send the first time, or nobody's any more.
 */
export const queueRanks = { reviewer: 0, answer: 1, applicant: 2, over: 3 } as const;
export type QueueRank = (typeof queueRanks)[keyof typeof queueRanks];

/** An instant as its reader keeps it. */
interface DatedEvent<Instant> {
  readonly kind: PartyEventKind;
  readonly at: Instant;
}

/**
 * How far its decision is: proposed, so that a second person looks; agreed, so that it waits for the others of the home; or
 * contested, so that somebody who has not decided looks again.
 */
export const decisionStages = ["none", "proposed", "agreed", "second_look"] as const;
export type DecisionStage = (typeof decisionStages)[number];

/** Where a case stands in the queue. */
export interface QueuePlace<Instant> {
  readonly status: PartyStatus;
  readonly rank: QueueRank;
  /** Since when it waits there. A case that a reviewer has taken still waits since it was sent. */
  readonly since: Instant;
  /** When it was first sent. */
  readonly submittedAt: Instant | undefined;
  /** It was sent again, as the answer to a request. */
  readonly isAnswer: boolean;
  readonly stage: DecisionStage;
}

const rankOf = (status: PartyStatus, stage: DecisionStage): QueueRank => {
  if (isClosed(status)) return queueRanks.over;
  if (stage === "agreed") return queueRanks.answer;
  if (!isWithApplicant(status)) return queueRanks.reviewer;
  return status === "returned" ? queueRanks.answer : queueRanks.applicant;
};

/** What a decision is before it is proposed, and what it is again when it was refused or dropped. */
const restOf = (isContested: boolean): DecisionStage => (isContested ? "second_look" : "none");

const stageAfter = (stage: DecisionStage, kind: PartyEventKind, isContested: boolean): DecisionStage => {
  if (kind === "decision_proposed") return "proposed";
  if (kind === "decision_agreed") return "agreed";
  if (kind === "submitted" || kind === "taken_for_review") return stage;
  return restOf(isContested);
};

/**
 * @param events in their order
 * @param begun when the case was created: it waits since then while nobody has sent it
 */
export const placeOf = <Instant>(
  events: readonly DatedEvent<Instant>[],
  begun: Instant,
): QueuePlace<Instant> => {
  let status: PartyStatus = "invited";
  let since = begun;
  let stage: DecisionStage = "none";
  let isContested = false;
  const sent: Instant[] = [];
  for (const { kind, at } of events) {
    const before = rankOf(status, stage);
    const after = afterEvent(status, kind);
    isContested = after === "decided" ? false : isContested || (kind === "contested" && after !== status);
    stage = stageAfter(stage, kind, isContested);
    if (kind === "submitted" && after === "submitted") sent.push(at);
    if (rankOf(after, stage) !== before || (kind === "submitted" && after !== status)) since = at;
    status = after;
  }
  const rank = rankOf(status, stage);
  return {
    status,
    rank,
    since,
    submittedAt: sent[0],
    isAnswer: rank === queueRanks.reviewer && sent.length > 1 && !isContested,
    stage: isClosed(status) ? "none" : stage,
  };
};
