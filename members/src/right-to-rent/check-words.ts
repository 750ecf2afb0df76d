import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

type Words = Readonly<Record<string, string>>;

/** Names of what a rule set of the right to rent lists, for a page with the texts `check-names`. */
export const useCheckWords = () => {
  const { t } = useTranslation("check-names");
  const { language } = useLanguage();
  return useMemo(() => {
    const regions = new Intl.DisplayNames([language], { type: "region" });
    const nameIn =
      (words: Words) =>
      (name: string): string =>
        words[name] ?? name;
    return {
      route: nameIn(t("route", { returnObjects: true })),
      field: nameIn(t("field", { returnObjects: true })),
      document: nameIn(t("document", { returnObjects: true })),
      ground: nameIn(t("ground", { returnObjects: true })),
      choice: nameIn(t("choice", { returnObjects: true })),
      shows: nameIn(t("shows", { returnObjects: true })),
      state: nameIn(t("state", { returnObjects: true })),
      purpose: nameIn(t("purpose", { returnObjects: true })),
      country: (code: string): string => (code === "" ? "" : (regions.of(code) ?? code)),
    };
  }, [t, language]);
};
