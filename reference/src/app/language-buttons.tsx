import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";

/** At the end of the page: the header of these pages has no language picker (spec 1 §2). */
export function LanguageButtons() {
  const { t } = useTranslation("shell");
  const { language, choose } = useLanguage();
  return (
    <nav aria-label={t("language")} className="questionnaire__languages">
      {languageOptions.map(({ code, name }) => (
        <TextButton key={code} lang={code} aria-pressed={code === language} onClick={() => choose(code)}>
          {name}
        </TextButton>
      ))}
    </nav>
  );
}
