import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useTranslation } from "react-i18next";
import type { ShownRuleSet } from "./lists.graphql.ts";

/** `Ruth Adeyemi, 29 November 2026. Advice: Moss & Partners` */
export const useConfirmed = () => {
  const { t } = useTranslation("lists");
  const { language } = useLanguage();
  return ({ by, at, adviser }: NonNullable<ShownRuleSet["confirmation"]>): string =>
    t("rules.confirmed", { name: by, adviser, day: formatDate(language, londonDate(Date.parse(at))) });
};
