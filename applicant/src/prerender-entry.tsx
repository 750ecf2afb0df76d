import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { CHECK_ANSWERS_PATH, DASHBOARD_PATH, YOUR_DATA_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { largePages } from "./app/pages.ts";
import { textGroupOf } from "./locales/text-groups.ts";
import { noticeNames } from "./notices/notice-layout.ts";
import { renderNotice } from "./notices/prerender.tsx";
import { renderPlain } from "./plain/prerender.tsx";
import type { ViewWithoutScript } from "./sign-in/page-without-script.tsx";
import { render as renderSignIn, renderWithoutScript } from "./sign-in/prerender.tsx";
import { type SignInView, signInViews } from "./sign-in/sign-in-location.ts";

interface WrittenDocument {
  readonly template: "sign-in.html" | "notice.html" | "plain.html";
  readonly file: string;
  readonly language: Language;
  /** The rendered view, so that the script hydrates the same one; without it the document has no script. */
  readonly view?: SignInView;
  readonly texts: readonly string[];
  /** The small entry for which the scripts wait in a template. */
  readonly scriptsWaitFor?: "src/first-use-entry.ts" | "src/sent-entry.ts";
  readonly render: () => Promise<{ readonly title: string; readonly html: string }>;
  readonly withoutScript?: () => Promise<{ readonly html: string }>;
}

const signInFiles = {
  form: "sign-in",
  invited: "sign-in-invited",
  expired: "sign-in-expired",
  out: "sign-in-out",
  link: "sign-in-link",
} as const;

/** A link needs its script, which therefore loads at once. */
const signInDocuments = (language: Language): readonly WrittenDocument[] =>
  signInViews.map((view) => ({
    template: "sign-in.html",
    file: `${signInFiles[view]}.${language}.html`,
    language,
    view,
    texts: ["shell", "sign-in"],
    render: () => renderSignIn(language, view),
    ...(view === "link"
      ? { withoutScript: () => renderWithoutScript(language, view) }
      : { scriptsWaitFor: "src/first-use-entry.ts" }),
  }));

/** Responses to a form that the browser posted itself, as pages without a script. */
const posted = ["sent", "required", "format", "failed"] as const satisfies readonly ViewWithoutScript[];

const postedDocuments = (language: Language): readonly WrittenDocument[] =>
  posted.map((view) => ({
    template: "sign-in.html",
    file: `sign-in-${view}.${language}.html`,
    language,
    texts: [],
    render: () => renderWithoutScript(language, view),
    ...(view === "sent" && { scriptsWaitFor: "src/sent-entry.ts" }),
  }));

const noticeDocuments = (language: Language): readonly WrittenDocument[] =>
  noticeNames.map((name) => ({
    template: "notice.html",
    file: `notice-${name}.${language}.html`,
    language,
    texts: [],
    render: () => renderNotice(name, language),
  }));

const plainDocument = (language: Language): WrittenDocument => ({
  template: "plain.html",
  file: `plain.${language}.html`,
  language,
  texts: [],
  render: () => renderPlain(language),
});

export const prerenderedDocuments: readonly WrittenDocument[] = languages.flatMap((language) => [
  ...signInDocuments(language),
  ...postedDocuments(language),
  ...noticeDocuments(language),
  plainDocument(language),
]);

const chunks: Readonly<Record<string, string>> = {
  [DASHBOARD_PATH]: "dashboard-page",
  [YOUR_DATA_PATH]: "your-data-page",
  [CHECK_ANSWERS_PATH]: "check-answers-page",
  "/questions/identity": "identity",
  "/questions/income": "income",
  "/questions/residence": "residence",
};

/**
 * Resources that the server hints at for a large page, so that the browser requests them together with the document's
 * script.
 */
export const hintedPages = largePages.map(({ path, texts }) => {
  const chunk = chunks[path];
  if (!chunk) throw new Error(`Nobody knows the chunk of ${path}`);
  return { path, chunk, languages, texts: [...new Set(["shell", "errors", ...texts].map(textGroupOf))] };
});
