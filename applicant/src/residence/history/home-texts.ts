import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { coveredMonths, type Period } from "@latchkey/domain/residence/span.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { useTranslation } from "react-i18next";

/** `1 year 7 months`. */
export const useSpanText = () => {
  const { t } = useTranslation("residence");
  return (months: number): string => {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    const parts = [
      ...(years > 0 ? [t("residential-history.years", { count: years })] : []),
      ...(rest > 0 ? [t("residential-history.months", { count: rest })] : []),
    ];
    return parts.length > 0 ? parts.join(" ") : t("residential-history.empty");
  };
};

/** `August 2024 to now, 1 year 7 months`; undefined before the start is known. */
export const useStayText = () => {
  const { t } = useTranslation("residence");
  const { language } = useLanguage();
  const spanText = useSpanText();
  return ({ start, end }: Residence, today: CivilDate): string | undefined => {
    if (start === null) return undefined;
    const from = formatMonth(language, start);
    const span = spanText(coveredMonths([{ start, end }], today));
    return end === null
      ? t("residential-history.now", { from, span })
      : t("residential-history.stay", { from, to: formatMonth(language, end), span });
  };
};

/** `No address from June 2024 to July 2024`. */
export const useGapText = () => {
  const { t } = useTranslation("residence");
  const { language } = useLanguage();
  return (gap: Period): string => {
    const [from, to] = [formatMonth(language, gap.from), formatMonth(language, gap.to)];
    return from === to ? t("gap.single", { month: from }) : t("gap.between", { from, to });
  };
};
