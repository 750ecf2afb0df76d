import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { steps } from "@latchkey/words/en/steps.ts";
import type { TFunction } from "i18next";

type Steps = typeof steps;
type StepPath = { [Section in SectionName]: `${Section}.${keyof Steps[Section] & string}` }[SectionName];
type StepTexts = TFunction<readonly ["dashboard", "reasons", "steps"]>;

/** A text that is missing reads as its path. */
const isPath = (t: StepTexts, path: string): path is StepPath =>
  t(`steps:${path}` as `steps:${StepPath}`) !== path;

/** What a step asks for, "your date of birth"; undefined for one that only explains. */
export const nameOfStep = (t: StepTexts, section: SectionName, step: string): string | undefined => {
  const path = `${section}.${step}`;
  return isPath(t, path) ? t(`steps:${path}`) : undefined;
};
