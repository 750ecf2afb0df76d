import { documentTitle } from "@latchkey/browser/navigation/page-title.ts";
import { createSession } from "@latchkey/browser/session/session.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { applicantSession } from "../session/applicant-session.ts";
import { createI18n } from "./create-i18n.ts";
import {
  PageWithoutScript,
  type TextsWithoutScript,
  type ViewWithoutScript,
} from "./page-without-script.tsx";
import { SignInDocument } from "./sign-in-document.tsx";
import type { SignInView } from "./sign-in-location.ts";

const titles = {
  form: "form.pageTitle",
  invited: "form.pageTitle",
  expired: "expired.pageTitle",
  out: "expired.pageTitle",
  link: "link.pageTitle",
} as const;

/** No requests while prerendering. */
const nobodysSession = () =>
  createSession({
    ...applicantSession,
    fetch: () => Promise.reject(new Error("There is no server while pages are written")),
    now: () => 0,
    cookies: () => "",
    channel: undefined,
    exclusively: (work) => work(),
  });

export const render = async (language: Language, view: SignInView) => {
  const i18n = await createI18n({ language, namespaces: ["shell", "sign-in"] });
  const html = renderToString(
    <StrictMode>
      <SignInDocument i18n={i18n} session={nobodysSession()} view={view} />
    </StrictMode>,
  );
  return { title: documentTitle(i18n.t(titles[view], { ns: "sign-in" })), html };
};

const files = import.meta.glob<{ readonly withoutScript: TextsWithoutScript }>(
  "../locales/*/without-script.ts",
  { eager: true },
);

const textsIn = (language: Language): TextsWithoutScript => {
  const file = files[`../locales/${language}/without-script.ts`];
  if (!file) throw new Error(`There are no texts without a script in ${language}`);
  return file.withoutScript;
};

export const renderWithoutScript = async (language: Language, view: ViewWithoutScript) => {
  const i18n = await createI18n({ language, namespaces: ["shell", "sign-in"] });
  const texts = textsIn(language);
  const html = renderToStaticMarkup(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <PageWithoutScript view={view} texts={texts} />
      </I18nextProvider>
    </StrictMode>,
  );
  const say = (key: "sent.title" | "form.pageTitle") => i18n.t(key, { ns: "sign-in" });
  const wrongForm = i18n.t("errorPrefix", { ns: "shell" }) + say("form.pageTitle");
  const names = {
    sent: say("sent.title"),
    link: texts.linkTitle,
    required: wrongForm,
    format: wrongForm,
    failed: wrongForm,
  };
  return { title: documentTitle(names[view]), html };
};
