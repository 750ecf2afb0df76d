import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "./i18n.ts";

/** The interface language, and the way to another one. */
export const useLanguage = (): { language: Language; choose: (code: string) => void } => {
  const { i18n } = useTranslation("shell");
  return { language: currentLanguage(i18n), choose: (code) => void i18n.changeLanguage(code) };
};
