import type { Card } from "@latchkey/domain/dashboard/derive.ts";
import { type IncomeType, incomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import type { DoorState } from "@latchkey/ui/door/door.tsx";
import type { TFunction } from "i18next";
import { nameOfStep } from "../answers/name-of-step.ts";

export type DashboardTexts = TFunction<readonly ["dashboard", "reasons", "steps"]>;

/** A request for missing information has a note pinned to it until it is answered. */
const stateOf = ({ kind, status, waived }: Card) => {
  if (waived) return "waived";
  return kind === "remedial" && status !== "completed" && status !== "submitted" ? "missing" : status;
};

const doors = {
  submitted: "submitted",
  completed: "done",
  "in-progress": "progress",
  optional: "optional",
  "to-do": "todo",
  missing: "missing",
  waived: "optional",
} as const;

export const doorOf = (card: Card): DoorState => doors[stateOf(card)];

const statusKeys = {
  submitted: "status.submitted",
  completed: "status.completed",
  "in-progress": "status.inProgress",
  optional: "status.optional",
  "to-do": "status.toDo",
  missing: "status.missing",
  waived: "status.waived",
} as const;

export const statusText = (t: DashboardTexts, card: Card): string => t(statusKeys[stateOf(card)]);

/** The document that a request starts with, "bank statement"; undefined for a step that cannot start one. */
export const stepText = (t: DashboardTexts, { section, stepName }: Card): string | undefined =>
  stepName === undefined ? undefined : nameOfStep(t, section, stepName);

export const cardTitle = (t: DashboardTexts, card: Card): string => {
  if (card.kind === "additional-income") return t("card.additionalIncome");
  if (card.kind === "ordinary") return t(`section.${card.section}`);
  const step = stepText(t, card);
  return step ? t("card.missing", { step }) : t("card.missingPlain");
};

const isIncomeType = (type: string): type is IncomeType => incomeTypes.some((known) => known === type);

/** The parts around the slash: `Permanent job` / `Brightwater Bakery`, `Guarantor` / `Ngozi Okafor`. */
export const incomeParts = (t: DashboardTexts, { subtitle }: Card): readonly string[] => {
  if (!subtitle) return [];
  if (subtitle.kind === "guarantor") {
    return [t("card.guarantor"), `${subtitle.firstName} ${subtitle.lastName}`.trim()].filter(Boolean);
  }
  const type = isIncomeType(subtitle.incomeType) ? t(`incomeType.${subtitle.incomeType}`) : "";
  return [type, subtitle.companyName?.trim() ?? ""].filter(Boolean);
};

/** A hint under the title if there is nothing of the applicant's own to show. */
export const hintText = (t: DashboardTexts, card: Card): string | undefined => {
  if (card.status === "submitted") return undefined;
  if (card.waived) return t("incomeType.T_ZERO_PERCENT_RENT_SHARE");
  if (card.kind === "remedial") {
    return card.status === "completed" ? t("hint.remedialCompleted") : undefined;
  }
  if (card.kind === "additional-income") return t("hint.additionalIncome");
  return card.status === "completed" ? t("hint.completed") : t(`hint.${card.section}`);
};
