import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { decisionReasons as de } from "@latchkey/words/de/decision-reasons.ts";
import { decisionReasons as en } from "@latchkey/words/en/decision-reasons.ts";
import { decisionReasons as es } from "@latchkey/words/es/decision-reasons.ts";
import { decisionReasons as fr } from "@latchkey/words/fr/decision-reasons.ts";
import { decisionReasons as it } from "@latchkey/words/it/decision-reasons.ts";
import { decisionReasons as pt } from "@latchkey/words/pt/decision-reasons.ts";
import { longDate } from "../platform/formats/formats.ts";

const texts = { de, en, es, fr, it, pt } as const;

/** The sentence of the page, with the same words. */
export const outsideSourceText = (
  { kind, title, provider, madeOn }: Pick<UsedOutside, "kind" | "title" | "provider" | "madeOn">,
  language: Language,
): string => {
  const values: Readonly<Record<string, string>> = {
    title: title ?? "",
    provider,
    day: longDate(madeOn, language),
  };
  return texts[language].outside[kind].replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name] ?? "");
};
