import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { LOGOUT_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { LanguageMenu } from "@latchkey/ui/menu/language-menu.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { ApplicationLink } from "../shell/application-link.tsx";

export function OnboardingTools() {
  const { t } = useTranslation("shell");
  const { language, choose } = useLanguage();
  return (
    <>
      <TextLink icon="logout" href={LOGOUT_PATH} linkAs={ApplicationLink}>
        {t("menu.signOut")}
      </TextLink>
      <LanguageMenu
        label={t("languageNow")}
        languages={languageOptions}
        current={language}
        onChoose={choose}
      />
    </>
  );
}
