import { countOfSecond, countOfSecondLook, countsOfDecision } from "@latchkey/domain/figures/case-counts.ts";
import { checkGroupsOf } from "@latchkey/domain/figures/check-counts.ts";
import { countedDecision } from "@latchkey/domain/figures/counted-decision.ts";
import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import { countedAt, groupsOf } from "../applications/count-cases.ts";
import type { ApplicationRow } from "../applications/read-application.ts";
import { countedDays } from "../figures/counted-days.ts";
import { keepCounts } from "../figures/keep-counts.ts";
import type { Work } from "../platform/work/work.ts";
import { countingCheck, readChecks } from "../right-to-rent/read-checks.ts";
import type { PersonDecision } from "./people-decisions.ts";
import type { DecisionRow } from "./read-decisions.ts";

interface Decided extends PersonDecision {
  readonly decision: DecisionRow;
  readonly inputs: DecisionInputs;
}

/**
 * Call in the transaction in which a decision becomes final. A reconsideration counts only as such, because the person
 * is counted already.
 */
export const countDecision = async (
  work: Work,
  application: ApplicationRow,
  { person, decision, told, inputs }: Decided,
): Promise<void> => {
  const at = countedAt(work, application);
  // A lead's correction is no second look of the applicant, and the person is counted already.
  if (told?.reopened) return;
  if (told) return keepCounts(work.tx, at, [countOfSecondLook(told, decision)]);
  const { round, remedialSections, uuid } = person.standing;
  const sentAt = person.submittedAt === null ? null : new Date(person.submittedAt);
  const check = countingCheck(await readChecks(work.tx, application.id), uuid);
  const counts = countsOfDecision(
    {
      ...groupsOf(application, person),
      reviewer: decision.proposedBy.id,
      ...(check && checkGroupsOf(check)),
    },
    {
      ...countedDecision({ ...decision, override: decision.override?.reason ?? null }, inputs),
      requests: round - 1,
      asked: remedialSections.map(({ documentType, section }) => documentType ?? section),
      days: countedDays(sentAt, at.today, application.country),
    },
  );
  await keepCounts(work.tx, at, counts);
};

export const countSecond = (
  work: Work,
  application: ApplicationRow,
  { decision, said }: { readonly decision: DecisionRow; readonly said: "agreed" | "refused" },
): Promise<void> => keepCounts(work.tx, countedAt(work, application), [countOfSecond(decision, said)]);
