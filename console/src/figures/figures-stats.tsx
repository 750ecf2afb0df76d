import { formatPercent } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { type ShownFigures, SMALLEST_SPLIT } from "@latchkey/domain/figures/shown-figures.ts";
import { SMALLEST_GROUP } from "@latchkey/domain/rules/smallest-group.ts";
import { type Stat, Stats } from "@latchkey/ui/stats/stats.tsx";
import { useTranslation } from "react-i18next";
import { cellText, toldCount } from "./figure-table.ts";
import { figureTexts } from "./figure-texts.ts";

const HIDDEN = "–";

export function FiguresStats({ shown }: { readonly shown: ShownFigures }) {
  const { t } = useTranslation(figureTexts);
  const { language } = useLanguage();
  const { total, before } = shown;
  const count = (key: "received" | "decided"): Stat => ({
    key,
    label: t(`columns.${key}`),
    value: cellText(language, "count", toldCount(t, total[key])),
  });
  const percent = (told: number | null, note: string | undefined, hidden: string) => ({
    value: told === null ? HIDDEN : formatPercent(language, told),
    note: told === null ? hidden : note,
  });
  const fromDecisions = t("stats.fromDecisions", { count: SMALLEST_SPLIT });
  const fromReviews = t("stats.fromReviews", { count: SMALLEST_GROUP });
  const askedBefore = before.askedAgainPercent;
  const beforeNote =
    askedBefore === null
      ? undefined
      : t("stats.percentBefore", { percent: formatPercent(language, askedBefore) });
  return (
    <Stats
      items={[
        count("received"),
        count("decided"),
        { key: "time", label: t("stats.time"), ...useTime(total.days, before.days) },
        {
          key: "asked",
          label: t("columns.askedAgain"),
          ...percent(total.askedAgainPercent, beforeNote, fromDecisions),
        },
        {
          key: "deviations",
          label: t("stats.deviations"),
          ...percent(shown.deviationPercent, t("stats.withReason"), fromDecisions),
        },
        {
          key: "second",
          label: t("stats.second"),
          ...percent(shown.secondAgreedPercent, undefined, fromReviews),
        },
      ]}
    />
  );
}

type Days = ShownFigures["total"]["days"];

const useTime = (days: Days, before: Days): Pick<Stat, "value" | "note"> => {
  const { t } = useTranslation(figureTexts);
  const { language } = useLanguage();
  const inDays = (key: "days" | "daysBefore", count: number): string =>
    t(`stats.${key}`, { count, n: count.toLocaleString(language) });
  if (!days) return { value: HIDDEN, note: t("stats.fromDecisions", { count: SMALLEST_GROUP }) };
  const note = [
    t("stats.timeNote", { p90: days.p90.toLocaleString(language) }),
    before && inDays("daysBefore", before.median),
  ];
  return { value: inDays("days", days.median), note: note.filter(Boolean).join(" ") };
};
