import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { useTranslation } from "react-i18next";
import { reporter } from "../reporting/reporting.ts";
import { changeLanguage, currentLanguage } from "./i18n.ts";

export const useLanguage = (): { language: Language; choose: (code: string) => void } => {
  const { i18n } = useTranslation("shell");
  const choose = (code: string): void => {
    changeLanguage(i18n, code).catch((cause: unknown) => reporter.report(cause, "network"));
  };
  return { language: currentLanguage(i18n), choose };
};
