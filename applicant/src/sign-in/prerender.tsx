import { documentTitle } from "@latchkey/browser/navigation/page-title.ts";
import { createSession } from "@latchkey/browser/session/session.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createI18n } from "../locales/create-i18n.ts";
import { applicantSession } from "../session/applicant-session.ts";
import { SignInDocument } from "./sign-in-document.tsx";
import type { SignInView } from "./sign-in-location.ts";

const titles = {
  form: "form.pageTitle",
  expired: "expired.pageTitle",
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

/** The prerendered sign-in page in one language and view. */
export const render = async (language: Language, view: SignInView) => {
  const i18n = await createI18n({ language, namespaces: ["shell", "sign-in"] });
  const html = renderToString(
    <StrictMode>
      <SignInDocument i18n={i18n} session={nobodysSession()} view={view} />
    </StrictMode>,
  );
  return { title: documentTitle(i18n.t(titles[view], { ns: "sign-in" })), html };
};
