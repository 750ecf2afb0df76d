import { documentTitle } from "@latchkey/browser/navigation/page-title.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { ReferenceDocument } from "./app/reference-document.tsx";
import { createI18n } from "./locales/create-i18n.ts";
import { type ReferenceView, referenceViews } from "./session/place.ts";
import { openReferenceSession } from "./session/reference-session.ts";

const files = { questions: "reference", thanks: "reference-thank-you" } as const;
const titles = { questions: "title", thanks: "thanks.title" } as const;

/** No requests while prerendering. */
const nobodysSession = () => openReferenceSession(() => Promise.reject(new Error("There is no server")));

/** A prerendered page in one language. */
export const render = async (language: Language, view: ReferenceView) => {
  const i18n = await createI18n(language);
  const html = renderToString(
    <StrictMode>
      <ReferenceDocument i18n={i18n} session={nobodysSession()} view={view} />
    </StrictMode>,
  );
  return { title: documentTitle(i18n.t(titles[view], { ns: "reference" })), html };
};

/** Every page in every language: the build runs this and fills the template. */
export const prerenderedDocuments = languages.flatMap((language) =>
  referenceViews.map((view) => ({
    template: "reference.html",
    file: `${files[view]}.${language}.html`,
    language,
    view,
    texts: ["reference"],
    render: () => render(language, view),
  })),
);
