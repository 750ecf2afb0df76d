import type { Card } from "@latchkey/domain/dashboard/derive.ts";
import { type IncomeType, incomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import { type SectionName, sectionPath } from "@latchkey/domain/vocabulary/sections.ts";
import type { DoorState } from "@latchkey/ui/door/door.tsx";
import type { TFunction } from "i18next";
import type { dashboard } from "../locales/en/dashboard.ts";

export type DashboardTexts = TFunction<readonly ["dashboard", "reasons"]>;

/** The question route of a card: its section with the item's ids (spec 1 §2). */
export const cardAddress = (card: Card): string => {
  if (card.kind === "additional-income" && card.progressId === undefined) return "/questions/income/add";
  const query = new URLSearchParams();
  if (card.progressId !== undefined) query.set("progress_id", String(card.progressId));
  if (card.relatedObjectUuid) query.set("related_object_uuid", card.relatedObjectUuid);
  if (card.remedialUuid) query.set("remedial_uuid", card.remedialUuid);
  const search = query.toString();
  return `/questions/${sectionPath(card.section)}${search && `?${search}`}`;
};

const isOpenRequest = ({ kind, status }: Card): boolean =>
  kind === "remedial" && status !== "completed" && status !== "submitted";

const doors = {
  submitted: "submitted",
  completed: "done",
  "in-progress": "progress",
  optional: "optional",
  "to-do": "todo",
} as const;

/** The door of a card: a request for missing information has a note pinned to it until it is answered. */
export const doorOf = (card: Card): DoorState => (isOpenRequest(card) ? "missing" : doors[card.status]);

const statusKeys = {
  submitted: "status.submitted",
  completed: "status.completed",
  "in-progress": "status.inProgress",
  optional: "status.optional",
  "to-do": "status.toDo",
} as const;

export const statusText = (t: DashboardTexts, card: Card): string =>
  isOpenRequest(card) ? t("status.missing") : t(statusKeys[card.status]);

const stepGroups = { IDENTITY: "identityStep", INCOME: "incomeStep", RESIDENCE: "residenceStep" } as const;
type StepGroup = (typeof stepGroups)[SectionName];
type StepKey = { [Group in StepGroup]: `${Group}.${keyof (typeof dashboard)[Group] & string}` }[StepGroup];

const isStepKey = (t: DashboardTexts, key: string): key is StepKey => t(key as StepKey) !== key;

/** What a step asks for, "bank statement"; undefined for a step that no request starts at. */
export const stepText = (t: DashboardTexts, card: Card): string | undefined => {
  const key = `${stepGroups[card.section]}.${card.stepName ?? ""}`;
  return isStepKey(t, key) ? t(key) : undefined;
};

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
  if (card.kind === "remedial") {
    return card.status === "completed" ? t("hint.remedialCompleted") : undefined;
  }
  if (card.kind === "additional-income") return t("hint.additionalIncome");
  return card.status === "completed" ? t("hint.completed") : t(`hint.${card.section}`);
};
