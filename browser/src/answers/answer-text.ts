import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type RentFrequency, rentFrequencies } from "@latchkey/domain/vocabulary/money.ts";
import type { ChoiceList } from "@latchkey/domain/wizard/answer-parts.ts";
import { formatMonth, regions } from "../i18n/format.ts";
import { formatAmount, formatMoney } from "../i18n/format-money.ts";
import { formatShortDate } from "../i18n/format-span.ts";

/** A part of an answer as GraphQL has it (domain/src/wizard/answer-parts.ts). */
export interface PartGiven {
  readonly kind:
    | "text"
    | "name"
    | "money"
    | "date"
    | "span"
    | "monthSpan"
    | "probation"
    | "country"
    | "address"
    | "choice"
    | "file"
    | "without"
    | "sealed";
  readonly value: string | null;
  readonly words: string | null;
  readonly list: ChoiceList | null;
  readonly names: readonly string[];
  readonly minor: number | null;
  readonly currency: string | null;
  readonly every: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly months: number | null;
}

export interface LineGiven {
  readonly parts: readonly PartGiven[];
}

/** What the reader calls the codes of a step's answer. */
export interface AnswerWords {
  /** A choice of the step itself. */
  readonly choice: (code: string) => string;
  readonly frequency: (code: RentFrequency) => string;
  readonly probation: (months: number) => string;
  readonly landlord: string;
  readonly agent: string;
  readonly bonus: (code: string) => string;
  readonly gap: (code: string) => string;
  /** Why a document is not there. @param own the person's own words for it */
  readonly without: (code: string, own: string | null) => string;
  readonly sealed: string;
}

const frequencyText = (code: string, words: AnswerWords): string => {
  const known = rentFrequencies.find((frequency) => frequency === code);
  return known ? words.frequency(known) : code;
};

const choiceText = ({ list, value, words: own }: PartGiven, words: AnswerWords): string => {
  const code = value ?? "";
  if (own !== null) return own;
  if (list === "frequency") return frequencyText(code, words);
  if (list === "landlordType") return code === "AGENT" ? words.agent : words.landlord;
  if (list === "bonus") return words.bonus(code);
  if (list === "gap") return words.gap(code);
  return words.choice(code);
};

const moneyText = ({ minor, currency, every }: PartGiven, language: Language, words: AnswerWords): string => {
  const amount =
    currency === null ? formatAmount(language, minor ?? 0) : formatMoney(language, minor ?? 0, currency);
  return every === null ? amount : `${amount} ${frequencyText(every, words)}`;
};

const dateText = (language: Language, date: string | null): string =>
  date !== null && isCivilDate(date) ? formatShortDate(language, date) : (date ?? "");

const monthText = (language: Language, month: string | null): string =>
  month !== null && isCivilDate(`${month}-01`) ? formatMonth(language, `${month}-01`) : (month ?? "");

const partText = (part: PartGiven, language: Language, words: AnswerWords): string => {
  const { kind, value, names, from, to } = part;
  switch (kind) {
    case "text":
    case "address":
      return value ?? "";
    case "name":
    case "file":
      return names.join(" ");
    case "money":
      return moneyText(part, language, words);
    case "date":
      return dateText(language, value);
    case "span":
      return `${dateText(language, from)} – ${dateText(language, to)}`.trim();
    case "monthSpan":
      return `${monthText(language, from)} – ${monthText(language, to)}`.trim();
    case "probation":
      return words.probation(part.months ?? 0);
    case "country":
      return new Intl.DisplayNames(regions[language], { type: "region" }).of(value ?? "") ?? "";
    case "choice":
      return choiceText(part, words);
    case "without":
      return words.without(value ?? "", part.words);
    case "sealed":
      return words.sealed;
  }
};

/** Who a person is, and how long a home was theirs, stand in brackets behind them. */
const isAside = ({ kind, list }: PartGiven, before: PartGiven): boolean =>
  list === "landlordType" || (kind === "monthSpan" && before.kind === "address");

const lineText = ({ parts }: LineGiven, language: Language, words: AnswerWords): string =>
  parts.reduce((line, part, index) => {
    const text = partText(part, language, words);
    const before = parts[index - 1];
    if (!before) return text;
    if (isAside(part, before)) return `${line} (${text})`;
    return part.list === "gap" ? `${line}: ${text}` : `${line}, ${text}`;
  }, "");

/** An answer as people read it, line by line: every part in the reader's words, and what a person typed as they typed it. */
export const answerText = (answer: readonly LineGiven[], language: Language, words: AnswerWords): string =>
  answer.map((line) => lineText(line, language, words)).join("\n");
