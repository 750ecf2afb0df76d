import type { CivilDate } from "../rules/civil-date.ts";

export const conditionOutcomes = ["met", "lapsed"] as const;
export type ConditionOutcome = (typeof conditionOutcomes)[number];

interface Standing {
  readonly metBy: CivilDate | null;
  readonly outcome: ConditionOutcome | undefined;
}

export const isOverdue = ({ metBy, outcome }: Standing, today: CivilDate): boolean =>
  metBy !== null && outcome === undefined && metBy < today;
