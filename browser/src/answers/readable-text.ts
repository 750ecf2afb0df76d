import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type RentFrequency, rentFrequencies } from "@latchkey/domain/vocabulary/money.ts";
import { formatMonth } from "../i18n/format.ts";
import { formatMoney } from "../i18n/format-money.ts";
import { formatShortDate } from "../i18n/format-span.ts";

/** What the reader calls the codes within an answer. */
export interface ReadableWords {
  readonly frequency: (code: RentFrequency) => string;
  readonly probation: (months: number) => string;
  readonly landlord: string;
  readonly agent: string;
  /** @param answer its code */
  readonly bonus: (answer: string) => string;
  /** Why there is a gap; undefined for what is no reason. */
  readonly gap: (reason: string) => string | undefined;
}

/**
 * An answer of several parts is kept as one text: amounts with their currency, dates as civil dates, codes of the contract.
 * Read by people, each part is as they write it: `32300.00 GBP, MONTHLY, 2026-03-01` → `£32,300, a month, 1 Mar 2026`.
 * What somebody typed can only change where it looks exactly like one of these.
 */
export const readableText = (text: string, language: Language, words: ReadableWords): string =>
  text
    .replace(/\b([A-Z]+(?:_\d+)?) (\d{4}-\d{2}-\d{2})$/, "$1, $2")
    .replace(/\b(\d+\.\d{2}) (GBP|EUR|USD|AUD)\b/g, (_whole, amount: string, currency: string) =>
      formatMoney(language, Number(amount.replace(".", "")), currency),
    )
    .replace(
      /^(\d{4}-\d{2} – \d{4}-\d{2}): (\w+)(?: \((.*)\))?$/gm,
      (_whole, gap: string, reason: string, own?: string) => `${gap}: ${own ?? words.gap(reason) ?? reason}`,
    )
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => (isCivilDate(date) ? formatShortDate(language, date) : date))
    .replace(/\b\d{4}-\d{2}\b(?!-)/g, (month) =>
      isCivilDate(`${month}-01`) ? formatMonth(language, `${month}-01`) : month,
    )
    .replace(/\b(\d{1,2}) MONTHS\b/g, (_whole, count: string) => words.probation(Number(count)))
    .replace(/\b[A-Z]+(?:_\d+)?\b/g, (code) => {
      const frequency = rentFrequencies.find((known) => known === code);
      return frequency ? words.frequency(frequency) : code;
    })
    .replace(/\((LANDLORD|AGENT)\)/g, (_whole, kind: string) =>
      kind === "AGENT" ? `(${words.agent})` : `(${words.landlord})`,
    )
    .replace(/\bbonus: (\w+)$/, (_whole, answer: string) => words.bonus(answer));
