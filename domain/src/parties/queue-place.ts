import { afterEvent, isClosed, isWithApplicant, type PartyEventKind, type PartyStatus } from "./status.ts";

/**
 * Ranks by the person who acts next. `answer`: the applicant answers, or the other parties of the home; `applicant`:
 * before the first submission; `over`: the case is closed.
 */
export const queueRanks = { reviewer: 0, answer: 1, applicant: 2, over: 3 } as const;
export type QueueRank = (typeof queueRanks)[keyof typeof queueRanks];

interface DatedEvent<Instant> {
  readonly kind: PartyEventKind;
  readonly at: Instant;
}

/**
 * Stages of a decision. `proposed` waits for a second reviewer, `agreed` for the other parties of the home,
 * `second_look` for a reviewer who has not decided before.
 */
export const decisionStages = ["none", "proposed", "agreed", "second_look"] as const;
export type DecisionStage = (typeof decisionStages)[number];

export interface Wait<Instant> {
  readonly from: Instant;
  readonly until: Instant;
}

export interface QueuePlace<Instant> {
  readonly status: PartyStatus;
  readonly rank: QueueRank;
  /** Start of the wait. A case that a reviewer holds still waits since its submission. */
  readonly since: Instant;
  readonly submittedAt: Instant | undefined;
  /** The latest wait for the reviewers, and those before it since the last decision. */
  readonly review: { readonly since: Instant | undefined; readonly before: readonly Wait<Instant>[] };
  readonly isAnswer: boolean;
  readonly stage: DecisionStage;
}

const rankOf = (status: PartyStatus, stage: DecisionStage): QueueRank => {
  if (isClosed(status)) return queueRanks.over;
  if (stage === "agreed") return queueRanks.answer;
  if (!isWithApplicant(status)) return queueRanks.reviewer;
  return status === "returned" ? queueRanks.answer : queueRanks.applicant;
};

/** The stage before a proposal, and again after its refusal or withdrawal. */
const restOf = (isContested: boolean): DecisionStage => (isContested ? "second_look" : "none");

const stageAfter = (stage: DecisionStage, kind: PartyEventKind, isContested: boolean): DecisionStage => {
  if (kind === "decision_proposed") return "proposed";
  if (kind === "decision_agreed") return "agreed";
  if (kind === "submitted" || kind === "taken_for_review") return stage;
  return restOf(isContested);
};

/**
 * @param events in their order
 * @param begun creation of the case, since which it waits before its first submission
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
  let waits: readonly Wait<Instant>[] = [];
  for (const { kind, at } of events) {
    const before = rankOf(status, stage);
    const after = afterEvent(status, kind);
    isContested = after === "decided" ? false : isContested || (kind === "contested" && after !== status);
    stage = stageAfter(stage, kind, isContested);
    if (kind === "submitted" && after === "submitted") sent.push(at);
    const rank = rankOf(after, stage);
    if ((kind === "contested" || kind === "reopened") && after !== status) waits = [];
    if (before === queueRanks.reviewer && rank !== before) waits = [...waits, { from: since, until: at }];
    if (rank !== before || (kind === "submitted" && after !== status)) since = at;
    status = after;
  }
  const rank = rankOf(status, stage);
  return {
    status,
    rank,
    since,
    submittedAt: sent[0],
    review:
      rank === queueRanks.reviewer
        ? { since, before: waits }
        : { since: waits.at(-1)?.from, before: waits.slice(0, -1) },
    isAnswer: rank === queueRanks.reviewer && sent.length > 1 && !isContested,
    stage: isClosed(status) ? "none" : stage,
  };
};
