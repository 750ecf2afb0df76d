import type { DateRules } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { rightToRentStatement as de } from "@latchkey/words/de/right-to-rent-statement.ts";
import { rightToRentStatement as en } from "@latchkey/words/en/right-to-rent-statement.ts";
import { rightToRentStatement as es } from "@latchkey/words/es/right-to-rent-statement.ts";
import { rightToRentStatement as fr } from "@latchkey/words/fr/right-to-rent-statement.ts";
import { rightToRentStatement as it } from "@latchkey/words/it/right-to-rent-statement.ts";
import { rightToRentStatement as pt } from "@latchkey/words/pt/right-to-rent-statement.ts";
import type { Translated } from "@latchkey/words/translated.ts";

const texts: Readonly<Record<Language, Translated<typeof en>>> = { de, en, es, fr, it, pt };

export interface StatementFacts {
  readonly dates: DateRules;
  /** It makes and keeps the record. */
  readonly provider: string;
  readonly agency: string;
}

export interface StatementText {
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const inLanguage = (
  language: Language,
  { dates: { kept }, provider, agency }: StatementFacts,
): StatementText => {
  const values: Readonly<Record<string, string>> = {
    provider,
    agency,
    months: String(kept.monthsAfterTenancy),
    days: String(kept.daysIfNotLet),
  };
  const { title, ...paragraphs } = texts[language];
  return {
    language,
    title,
    paragraphs: Object.values(paragraphs).map((text) =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_mark, name: string) => values[name] ?? ""),
    ),
  };
};

export const statementText = (language: Language, facts: StatementFacts): readonly StatementText[] =>
  [...new Set<Language>([language, "en"])].map((one) => inLanguage(one, facts));
