import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTranslation } from "react-i18next";
import type { ShownOutside } from "./outside.graphql.ts";

type OutsideFacts = Pick<ShownOutside, "title" | "provider" | "madeOn" | "ccjs" | "insolvency">;

/** The content of a result, line by line. */
export const useOutsideLines = () => {
  const { t } = useTranslation("outside");
  const { language } = useLanguage();
  return ({ title, provider, madeOn, ccjs, insolvency }: OutsideFacts): readonly string[] => {
    const from = t("from", { provider, day: formatShortDate(language, madeOn) });
    return [
      [title, from].filter(Boolean).join(", "),
      ...(ccjs === null ? [] : [t("ccjs", { count: ccjs })]),
      ...(insolvency === null ? [] : [t(`insolvency.${insolvency}`)]),
    ];
  };
};
