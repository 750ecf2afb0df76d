import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { Sum } from "@latchkey/ui/sums/sums.tsx";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Decision } from "./decision.graphql.ts";

type Figures = NonNullable<Decision["sum"]>;
type Source = Figures["sources"][number];

interface Writing {
  readonly t: TFunction<readonly ["decision", "dashboard"]>;
  readonly money: (minor: number, currency?: string) => string;
}

const useMoney = (): Writing["money"] => {
  const { language } = useLanguage();
  return (minor, currency = "GBP") => formatMoney(language, minor, currency);
};

/** Rents and counted amounts are in pence. */
export const usePounds = (): ((pence: number) => string) => useMoney();

export const useSumRows = (figures: Figures, isGuarantor: boolean): readonly Sum[] => {
  const { t } = useTranslation(["decision", "dashboard"]);
  const money = useMoney();
  const { sources, neededMinor, multiple, rentMinor } = figures;
  return [
    ...sources.map((source, index) => sourceRow({ t, money }, source, index)),
    ...countedRow({ t, money }, figures),
    {
      key: "needed",
      what: t(isGuarantor ? "sum.neededAsGuarantor" : "sum.needed"),
      amount: money(neededMinor),
      how: t("sum.neededHow", { multiple, rent: money(rentMinor) }),
    },
    ...lastRow({ t, money }, figures),
  ];
};

/** @param index tells two sources of one kind apart */
const sourceRow = (writing: Writing, source: Source, index: number): Sum => {
  const { t, money } = writing;
  const { incomeType, countedMinor } = source;
  const told = toldText(writing, source);
  return {
    key: `source ${index}`,
    what: incomeType ? t(`dashboard:incomeType.${incomeType}`) : t("sum.other"),
    amount: money(countedMinor),
    how: [
      told,
      ...(countedMinor === 0 ? [t("sum.notCounted")] : []),
      ...(isSavings(source) ? [t("sum.savings")] : []),
    ].join(" "),
  };
};

const isSavings = ({ incomeType }: Source): boolean => incomeType === "T_SAVINGS";

const toldText = ({ t, money }: Writing, { currency, declaredMinor, evidencedMinor }: Source): string => {
  const declared = money(declaredMinor, currency);
  if (evidencedMinor === null) return t("sum.told", { declared });
  return evidencedMinor === declaredMinor
    ? t("sum.shown", { declared })
    : t("sum.differs", { declared, evidenced: money(evidencedMinor, currency) });
};

/**
 * The counted total as a year's income. Undefined where nothing is missing, because the share of savings is then
 * unknown.
 */
const countedInAll = ({ sources, incomeMinor, neededMinor, missingMinor }: Figures): number | undefined => {
  if (missingMinor) return neededMinor - missingMinor;
  return sources.some(isSavings) ? undefined : incomeMinor;
};

/** One income needs no total. */
const countedRow = ({ t, money }: Writing, figures: Figures): readonly Sum[] => {
  const counted = countedInAll(figures);
  const isOne = figures.sources.length === 1 && !figures.sources.some(isSavings);
  if (counted === undefined || isOne) return [];
  return [{ key: "counted", what: t("sum.counted"), amount: t("sum.aYear", { amount: money(counted) }) }];
};

const lastRow = ({ t, money }: Writing, figures: Figures): readonly Sum[] => {
  const { neededMinor, missingMinor, missingRentMinor } = figures;
  if (missingMinor) {
    return [
      {
        key: "missing",
        what: t("sum.missing"),
        amount: t("sum.aYear", { amount: money(missingMinor) }),
        how: t("sum.missingHow", { amount: money(missingRentMinor ?? 0) }),
        state: "total",
      },
    ];
  }
  const more = (countedInAll(figures) ?? 0) - neededMinor;
  if (more <= 0) return [];
  return [
    { key: "more", what: t("sum.more"), amount: t("sum.aYear", { amount: money(more) }), state: "total" },
  ];
};
