import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { parseAmount } from "@latchkey/domain/rules/amount.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { rentFrequencies } from "@latchkey/domain/vocabulary/money.ts";
import type { TFunction } from "i18next";

/**
 * An answer of several parts is kept as one text: amounts with their currency, dates as civil dates, codes of the contract.
 * Read by people, each part is as they write it: `32300.00 GBP, MONTHLY, 2026-03-01` → `£32,300, a month, 1 Mar 2026`.
 * What somebody typed can only change where it looks exactly like one of these.
 */
export const readableText = (text: string, language: Language, t: TFunction<["case", "answers"]>): string =>
  text
    .replace(/\b([A-Z]+(?:_\d+)?) (\d{4}-\d{2}-\d{2})$/, "$1, $2")
    .replace(/\b(\d+\.\d{2}) (GBP|EUR|USD|AUD)\b/g, (whole, amount: string, currency: string) => {
      const minor = parseAmount(amount);
      return minor === undefined ? whole : formatMoney(language, minor, currency);
    })
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => (isCivilDate(date) ? formatShortDate(language, date) : date))
    .replace(/\b\d{4}-\d{2}\b(?!-)/g, (month) =>
      isCivilDate(`${month}-01`) ? formatMonth(language, `${month}-01`) : month,
    )
    .replace(/\b(\d{1,2}) MONTHS\b/g, (_whole, count: string) => t("probation", { count: Number(count) }))
    .replace(/\b[A-Z]+(?:_\d+)?\b/g, (code) => {
      const frequency = rentFrequencies.find((known) => known === code);
      return frequency ? t(`frequency.${frequency}`) : code;
    })
    .replace(/\((LANDLORD|AGENT)\)/g, (_whole, kind: string) =>
      kind === "AGENT" ? `(${t("agent")})` : `(${t("landlord")})`,
    )
    .replace(/\bbonus: (\w+)$/, (_whole, answer: string) =>
      t("bonus", { answer: t(`answers:choice.${answer}` as "answers:choice.yes", { defaultValue: answer }) }),
    );
