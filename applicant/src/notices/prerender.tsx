import { documentTitle } from "@latchkey/browser/navigation/page-title.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createI18n } from "../locales/create-i18n.ts";
import { type NoticeName, type NoticeTexts, noticeOf } from "./notice-layout.ts";
import { NoticePage } from "./notice-page.tsx";

/** Outside the browser's catalogues, because these pages are complete when served. */
const files = import.meta.glob<{ readonly notices: NoticeTexts }>("../locales/*/notices.ts", { eager: true });

const textsIn = (language: Language): NoticeTexts => {
  const file = files[`../locales/${language}/notices.ts`];
  if (!file) throw new Error(`There are no notices in ${language}`);
  return file.notices;
};

export const renderNotice = async (name: NoticeName, language: Language) => {
  const i18n = await createI18n({ language, namespaces: ["shell"] });
  const texts = textsIn(language);
  const html = renderToStaticMarkup(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <NoticePage name={name} language={language} texts={texts} />
      </I18nextProvider>
    </StrictMode>,
  );
  return { title: documentTitle(noticeOf(name, texts).title), html };
};
