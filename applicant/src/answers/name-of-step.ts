import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { steps } from "@latchkey/words/en/steps.ts";
import type { TFunction } from "i18next";

type Steps = typeof steps;
type StepPath = { [Group in keyof Steps]: `${Group}.${keyof Steps[Group] & string}` }[keyof Steps];
type StepTexts = TFunction<readonly ["dashboard", "reasons", "steps"]>;

/** A text that is missing reads as its path. */
const isPath = (t: StepTexts, path: string): path is StepPath =>
  t(`steps:${path}` as `steps:${StepPath}`) !== path;

const phraseAt = (t: StepTexts, path: string): string | undefined =>
  isPath(t, path) ? t(`steps:${path}`) : undefined;

/** What a step asks for, "your date of birth"; undefined for one that only explains. */
export const nameOfStep = (t: StepTexts, section: SectionName, step: string): string | undefined =>
  phraseAt(t, `${section}.${step}`);

/** The same where every answer stands beside every other: "the file of your document". */
export const nameOfAnswer = (t: StepTexts, section: SectionName, step: string): string =>
  phraseAt(t, `answer.${step}`) ?? nameOfStep(t, section, step) ?? step;
