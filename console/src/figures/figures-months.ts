import { formatMonth, regions } from "@latchkey/browser/i18n/format.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { FiguresT } from "./figure-texts.ts";
import type { Figures } from "./figures.graphql.ts";

const YEAR = 4;

const monthName = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(regions[language], { month: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** `September to November 2026`, `December 2025 to November 2026`. */
export const monthsText = (
  t: FiguresT,
  language: Language,
  { from, to }: Pick<Figures, "from" | "to">,
): string => {
  if (from === to) return formatMonth(language, to);
  const isOneYear = from.slice(0, YEAR) === to.slice(0, YEAR);
  return t("monthsBetween", {
    from: isOneYear ? monthName(language, from) : formatMonth(language, from),
    to: formatMonth(language, to),
  });
};
