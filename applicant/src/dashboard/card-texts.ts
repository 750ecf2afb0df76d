import type { Card } from "@latchkey/domain/dashboard/derive.ts";
import { type IncomeType, incomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import type { DoorState } from "@latchkey/ui/door/door.tsx";
import type { TFunction } from "i18next";
import { nameOfStep } from "../answers/name-of-step.ts";

export type DashboardTexts = TFunction<readonly ["dashboard", "reasons", "steps"]>;

const isOpenRequest = ({ kind, status }: Card): boolean =>
  kind === "remedial" && status !== "completed" && status !== "submitted";

const doors = {
  submitted: "submitted",
  completed: "done",
  "in-progress": "progress",
  optional: "optional",
  "to-do": "todo",
} as const;

/** A request for missing information has a note pinned to it until it is answered. */
export const doorOf = (card: Card): DoorState => {
  if (card.waived) return "optional";
  return isOpenRequest(card) ? "missing" : doors[card.status];
};

const statusKeys = {
  submitted: "status.submitted",
  completed: "status.completed",
  "in-progress": "status.inProgress",
  optional: "status.optional",
  "to-do": "status.toDo",
} as const;

export const statusText = (t: DashboardTexts, card: Card): string => {
  if (card.waived) return t("status.waived");
  return isOpenRequest(card) ? t("status.missing") : t(statusKeys[card.status]);
};

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
