import type { FlatPart } from "@latchkey/domain/parties/flat-part.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type RentFrequency, rentFrequencies } from "@latchkey/domain/vocabulary/money.ts";
import { formatMonth, regions } from "../i18n/format.ts";
import { formatAmount, formatMoney } from "../i18n/format-money.ts";
import { formatShortDate } from "../i18n/format-span.ts";

export interface LineGiven {
  readonly parts: readonly FlatPart[];
}

export const firstPart = (answer: readonly LineGiven[]): FlatPart | undefined => answer[0]?.parts[0];

export interface AnswerWords {
  readonly choice: (code: string) => string;
  readonly frequency: (code: RentFrequency) => string;
  readonly probation: (months: number) => string;
  readonly landlord: string;
  readonly agent: string;
  readonly bonus: (code: string) => string;
  readonly gap: (code: string) => string;
  readonly without: (code: string, own: string | null) => string;
  readonly sealed: string;
}

const frequencyText = (code: string, words: AnswerWords): string => {
  const known = rentFrequencies.find((frequency) => frequency === code);
  return known ? words.frequency(known) : code;
};

const choiceText = ({ list, value, words: own }: FlatPart, words: AnswerWords): string => {
  const code = value ?? "";
  if (own !== null) return own;
  if (list === "frequency") return frequencyText(code, words);
  if (list === "landlordType") return code === "AGENT" ? words.agent : words.landlord;
  if (list === "bonus") return words.bonus(code);
  if (list === "gap") return words.gap(code);
  return words.choice(code);
};

const moneyText = ({ minor, currency, every }: FlatPart, language: Language, words: AnswerWords): string => {
  const amount =
    currency === null ? formatAmount(language, minor ?? 0) : formatMoney(language, minor ?? 0, currency);
  return every === null ? amount : `${amount} ${frequencyText(every, words)}`;
};

const dateText = (language: Language, date: string | null): string =>
  date === null ? "" : formatShortDate(language, date);

const monthText = (language: Language, month: string | null): string =>
  month === null ? "" : formatMonth(language, `${month}-01`);

const partText = (part: FlatPart, language: Language, words: AnswerWords): string => {
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

const isAside = ({ kind, list }: FlatPart, before: FlatPart): boolean =>
  list === "landlordType" || (kind === "monthSpan" && before.kind === "address");

const lineText = ({ parts }: LineGiven, language: Language, words: AnswerWords): string =>
  parts.reduce((line, part, index) => {
    const text = partText(part, language, words);
    const before = parts[index - 1];
    if (!before) return text;
    if (isAside(part, before)) return `${line} (${text})`;
    return part.list === "gap" ? `${line}: ${text}` : `${line}, ${text}`;
  }, "");

/** An answer as people read it, line by line: codes in the reader's words, typed text as it was typed. */
export const answerText = (answer: readonly LineGiven[], language: Language, words: AnswerWords): string =>
  answer.map((line) => lineText(line, language, words)).join("\n");
