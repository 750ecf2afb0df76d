import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type {
  Needed,
  RecordField,
  RightToRentRules,
  Sourced,
} from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { useCheckWords } from "@latchkey/members/right-to-rent/check-words.ts";
import { useTranslation } from "react-i18next";

interface DateValue {
  readonly name: keyof RightToRentRules["dates"] | "visitors" | "forms";
  readonly value: string;
  readonly of: Sourced;
}

/** Names of what a set of rules lists. */
export const useRuleWords = () => {
  const { t } = useTranslation("lists");
  const { language } = useLanguage();
  const regions = new Intl.DisplayNames([language], { type: "region" });
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  const namesOf = (codes: readonly string[]): string =>
    lists.format(
      codes
        .map((code) => regions.of(code) ?? code)
        .toSorted((one, other) => one.localeCompare(other, language)),
    );
  const { field, document, ground, choice } = useCheckWords();
  const needed = (of: Needed): string =>
    typeof of === "string"
      ? t(`needed.${of}`)
      : t("needed.other", { field: field(of.field), value: choice(of.is) });
  return {
    field,
    needed,
    document,
    ground,
    fields: (all: readonly RecordField[]): string => all.map(({ name }) => field(name)).join(", "),
    nationalities: (codes: readonly string[] | null): string =>
      codes ? t("nationalities", { names: namesOf(codes) }) : t("anyNationality"),
    mayBeExpired: (may: boolean | null): string =>
      may === null ? t("expired.endless") : t(may ? "expired.yes" : "expired.no"),
    dateValues: ({ dates, visitors, forms }: RightToRentRules): readonly DateValue[] => {
      const { window, shareCode, arrival, followUp, checkingService, exemption, kept } = dates;
      const days = window.includesFirst ? window.days : window.days - 1;
      const warnings = lists.format(followUp.warnings.map(String));
      return [
        { name: "window", value: t("value.window", { days }), of: window },
        { name: "shareCode", value: t("value.shareCode", { days: shareCode.days }), of: shareCode },
        { name: "arrival", value: t("value.arrival", { months: arrival.months }), of: arrival },
        {
          name: "followUp",
          value: t("value.followUp", { months: followUp.months, warnings }),
          of: followUp,
        },
        {
          name: "checkingService",
          value: t("value.checkingService", {
            months: checkingService.months,
            days: checkingService.silenceWorkingDays,
          }),
          of: checkingService,
        },
        {
          name: "exemption",
          value: t("value.exemption", { months: exemption.months }),
          of: exemption,
        },
        {
          name: "kept",
          value: t("value.kept", { months: kept.monthsAfterTenancy, days: kept.daysIfNotLet }),
          of: kept,
        },
        { name: "visitors", value: namesOf(visitors.nationalities), of: visitors },
        { name: "forms", value: forms.taken.map((form) => t(`value.${form}`)).join(", "), of: forms },
      ];
    },
  };
};
