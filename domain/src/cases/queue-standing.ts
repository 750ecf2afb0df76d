import {
  afterEvent,
  isClosed,
  isWithApplicant,
  type ValidationEventKind,
  type ValidationStatus,
} from "../validations/status.ts";

/** Whose turn it is: a reviewer's, the applicant's (to answer, or to send the first time), or nobody's any more. */
export const queueRanks = { reviewer: 0, answer: 1, applicant: 2, over: 3 } as const;
export type QueueRank = (typeof queueRanks)[keyof typeof queueRanks];

/** An instant as its reader keeps it. */
interface DatedEvent<Instant> {
  readonly kind: ValidationEventKind;
  readonly at: Instant;
}

/** Where a case stands in the queue. */
export interface QueueStanding<Instant> {
  readonly status: ValidationStatus;
  readonly rank: QueueRank;
  /** Since when it waits there. A case that a reviewer has taken still waits since it was sent. */
  readonly since: Instant;
  /** When it was first sent. */
  readonly submittedAt: Instant | undefined;
  /** It was sent again, as the answer to a request. */
  readonly isAnswer: boolean;
}

const rankOf = (status: ValidationStatus): QueueRank => {
  if (isClosed(status)) return queueRanks.over;
  if (!isWithApplicant(status)) return queueRanks.reviewer;
  return status === "returned" ? queueRanks.answer : queueRanks.applicant;
};

/**
 * @param events in their order
 * @param begun when the case was created: it waits since then while nobody has sent it
 */
export const standingOf = <Instant>(
  events: readonly DatedEvent<Instant>[],
  begun: Instant,
): QueueStanding<Instant> => {
  let status: ValidationStatus = "invited";
  let since = begun;
  const sent: Instant[] = [];
  for (const { kind, at } of events) {
    const before = rankOf(status);
    const after = afterEvent(status, kind);
    if (kind === "submitted" && after === "submitted") sent.push(at);
    if (rankOf(after) !== before || (kind === "submitted" && after !== status)) since = at;
    status = after;
  }
  const rank = rankOf(status);
  return {
    status,
    rank,
    since,
    submittedAt: sent[0],
    isAnswer: rank === queueRanks.reviewer && sent.length > 1,
  };
};
