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

/** A stretch of an answer: a value such as a name, an address or an amount, or words of ours. */
export interface AnswerPiece {
  readonly text: string;
  readonly isValue: boolean;
}

const asTyped = (text: string): AnswerPiece => ({ text, isValue: true });
const ours = (text: string): AnswerPiece => ({ text, isValue: false });

const moneyPieces = (
  { minor, currency, every }: FlatPart,
  language: Language,
  words: AnswerWords,
): readonly AnswerPiece[] => {
  const amount =
    currency === null ? formatAmount(language, minor ?? 0) : formatMoney(language, minor ?? 0, currency);
  return every === null ? [asTyped(amount)] : [asTyped(amount), ours(` ${frequencyText(every, words)}`)];
};

const dateText = (language: Language, date: string | null): string =>
  date === null ? "" : formatShortDate(language, date);

const monthText = (language: Language, month: string | null): string =>
  month === null ? "" : formatMonth(language, `${month}-01`);

/** Codes and answers in sentences, which a translator may translate. */
const wordsOf = (part: FlatPart, language: Language, words: AnswerWords): string => {
  switch (part.kind) {
    case "probation":
      return words.probation(part.months ?? 0);
    case "country":
      return new Intl.DisplayNames(regions[language], { type: "region" }).of(part.value ?? "") ?? "";
    case "without":
      return words.without(part.value ?? "", part.words);
    case "sealed":
      return words.sealed;
    default:
      return choiceText(part, words);
  }
};

const partPieces = (part: FlatPart, language: Language, words: AnswerWords): readonly AnswerPiece[] => {
  const { kind, names, from, to } = part;
  switch (kind) {
    case "text":
    case "address":
      return [asTyped(part.value ?? "")];
    case "name":
    case "file":
      return [asTyped(names.join(" "))];
    case "money":
      return moneyPieces(part, language, words);
    case "date":
      return [asTyped(dateText(language, part.value))];
    case "span":
      return [asTyped(`${dateText(language, from)} – ${dateText(language, to)}`.trim())];
    case "monthSpan":
      return [asTyped(`${monthText(language, from)} – ${monthText(language, to)}`.trim())];
    default:
      return [ours(wordsOf(part, language, words))];
  }
};

const isAside = ({ kind, list }: FlatPart, before: FlatPart): boolean =>
  list === "landlordType" || (kind === "monthSpan" && before.kind === "address");

const linePieces = ({ parts }: LineGiven, language: Language, words: AnswerWords): readonly AnswerPiece[] =>
  parts.flatMap((part, index) => {
    const pieces = partPieces(part, language, words);
    const before = parts[index - 1];
    if (!before) return pieces;
    if (isAside(part, before)) return [ours(" ("), ...pieces, ours(")")];
    return [ours(part.list === "gap" ? ": " : ", "), ...pieces];
  });

/** An answer as people read it, line by line: codes in the reader's words, typed text as it was typed. */
export const answerPieces = (
  answer: readonly LineGiven[],
  language: Language,
  words: AnswerWords,
): readonly AnswerPiece[] =>
  answer.flatMap((line, index) => [...(index > 0 ? [ours("\n")] : []), ...linePieces(line, language, words)]);

export const textOfPieces = (pieces: readonly AnswerPiece[]): string =>
  pieces.map(({ text }) => text).join("");
