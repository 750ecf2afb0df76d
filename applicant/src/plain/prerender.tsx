import { ShellBrand } from "@latchkey/browser/frame/shell-brand.tsx";
import { ShellFooter } from "@latchkey/browser/frame/shell-footer.tsx";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { AppHeader } from "@latchkey/ui/app-header/app-header.tsx";
import { Page } from "@latchkey/ui/frames/page.tsx";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { createI18n } from "../locales/create-i18n.ts";

/** The server replaces the title and the whole content. */
const TITLE = "%TITLE%";
const MAIN = "%%MAIN%%";

function PlainPage() {
  const { t } = useTranslation("shell");
  return (
    <>
      <SkipLink>{t("skipToContent")}</SkipLink>
      <AppHeader brand={<ShellBrand />} />
      <Page>{MAIN}</Page>
      <ShellFooter />
    </>
  );
}

export const renderPlain = async (language: Language) => {
  const i18n = await createI18n({ language, namespaces: ["shell"] });
  const html = renderToStaticMarkup(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <PlainPage />
      </I18nextProvider>
    </StrictMode>,
  );
  return { title: TITLE, html };
};
