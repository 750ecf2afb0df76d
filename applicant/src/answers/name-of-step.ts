import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { TFunction } from "i18next";
import type { dashboard } from "../locales/en/dashboard.ts";

const stepGroups = { IDENTITY: "identityStep", INCOME: "incomeStep", RESIDENCE: "residenceStep" } as const;
type StepGroup = (typeof stepGroups)[SectionName];
type StepKey = { [Group in StepGroup]: `${Group}.${keyof (typeof dashboard)[Group] & string}` }[StepGroup];

type DashboardTexts = TFunction<readonly ["dashboard", "reasons"]>;

const isStepKey = (t: DashboardTexts, key: string): key is StepKey => t(key as StepKey) !== key;

/** What a step asks for, "your date of birth"; undefined for one without a name. */
export const nameOfStep = (t: DashboardTexts, section: SectionName, step: string): string | undefined => {
  const key = `${stepGroups[section]}.${step}`;
  return isStepKey(t, key) ? t(key) : undefined;
};
