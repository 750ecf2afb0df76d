import { codeText, type Texts } from "@latchkey/browser/i18n/code-text.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";

/** The phrase of a step within a sentence, "your date of birth"; undefined for a step that only explains. */
export const nameOfStep = (t: Texts, section: SectionName, step: string): string | undefined =>
  codeText(t, "", `steps:${section}.${step}`) || undefined;
