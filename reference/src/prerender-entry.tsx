import { documentTitle } from "@latchkey/browser/navigation/page-title.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { ReferenceDocument } from "./app/reference-document.tsx";
import { loadVisit } from "./app/visits.ts";
import { createI18n } from "./locales/create-i18n.ts";
import { kindOf, type ReferenceView, referenceViews } from "./session/place.ts";
import { openReferenceSession } from "./session/reference-session.ts";

/** The file of each page, the key of its title, its own chunk, and the chunks with its texts. */
const documents = {
  rental: {
    file: "reference",
    title: "reference:title",
    chunk: "src/rental/rental-pages.ts",
    texts: ["reference", "rental"],
  },
  employment: {
    file: "reference-employment",
    title: "employment:title",
    chunk: "src/employment/employment-pages.ts",
    texts: ["reference", "statement", "employment"],
  },
  accountant: {
    file: "reference-accountant",
    title: "accountant:title",
    chunk: "src/accountant/accountant-pages.ts",
    texts: ["reference", "statement", "accountant"],
  },
  thanks: { file: "reference-thank-you", title: "reference:thanks.title", texts: ["reference"] },
} as const satisfies Record<
  ReferenceView,
  {
    readonly file: string;
    readonly title: string;
    readonly chunk?: string;
    readonly texts: readonly string[];
  }
>;

/** No requests while prerendering. */
const nobodysSession = () => openReferenceSession(() => Promise.reject(new Error("There is no server")));

export const render = async (language: Language, view: ReferenceView) => {
  const i18n = await createI18n(language, kindOf(view));
  const visit = await loadVisit(kindOf(view));
  const html = renderToString(
    <StrictMode>
      <ReferenceDocument i18n={i18n} session={nobodysSession()} view={view} visit={visit} />
    </StrictMode>,
  );
  return { title: documentTitle(i18n.t(documents[view].title)), html };
};

/** The build runs this and fills the template. */
export const prerenderedDocuments = languages.flatMap((language) =>
  referenceViews.map((view) => {
    const { file, title: _key, ...chunks } = documents[view];
    return {
      template: "reference.html",
      file: `${file}.${language}.html`,
      language,
      view,
      ...chunks,
      render: () => render(language, view),
    };
  }),
);
