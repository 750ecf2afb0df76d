import { UnknownHolidays, workingDaysBetween } from "@latchkey/domain/calendars/working-days.ts";
import {
  type CountedDecision,
  countOfSecond,
  countOfSecondLook,
  countsOfDecision,
} from "@latchkey/domain/figures/case-counts.ts";
import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { countedAt, groupsOf } from "../applications/count-cases.ts";
import type { ApplicationRow, PersonRow } from "../applications/read-application.ts";
import { keepCounts } from "../figures/keep-counts.ts";
import type { Work } from "../platform/work/work.ts";
import type { PersonDecision } from "./people-decisions.ts";
import type { DecisionRow } from "./read-decisions.ts";

const daysOf = (
  { submittedAt }: PersonRow,
  { country }: ApplicationRow,
  today: string,
): number | undefined => {
  if (submittedAt === null) return undefined;
  try {
    return workingDaysBetween(londonDate(Date.parse(submittedAt)), today, country);
  } catch (cause) {
    if (cause instanceof UnknownHolidays) return undefined;
    throw cause;
  }
};

const countedDecision = (
  { outcome, reasons, conditions, override }: DecisionRow,
  { calculated, income }: DecisionInputs,
): CountedDecision => ({
  outcome,
  reasons,
  conditions,
  override: override?.reason ?? null,
  calculated,
  income: income && { needed: income.rentMinor * income.incomeMultiple, missing: income.gap?.income ?? 0 },
});

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
  if (told) return keepCounts(work.tx, at, [countOfSecondLook(told, decision)]);
  const { round, remedialSections } = person.standing;
  const counts = countsOfDecision(
    { ...groupsOf(application, person), reviewer: decision.proposedBy.id },
    {
      ...countedDecision(decision, inputs),
      requests: round - 1,
      asked: remedialSections.map(({ documentType, section }) => documentType ?? section),
      days: daysOf(person, application, at.today),
    },
  );
  await keepCounts(work.tx, at, counts);
};

export const countSecond = (
  work: Work,
  application: ApplicationRow,
  { decision, said }: { readonly decision: DecisionRow; readonly said: "agreed" | "refused" },
): Promise<void> => keepCounts(work.tx, countedAt(work, application), [countOfSecond(decision, said)]);
