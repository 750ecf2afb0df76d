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

/** A prerendered document: the build runs this and fills the templates. */
interface WrittenDocument {
  /** The built HTML file to insert it into. */
  readonly template: "sign-in.html" | "notice.html" | "plain.html";
  /** The file name that the server looks up. */
  readonly file: string;
  readonly language: Language;
  /** Which view was rendered, so that the script hydrates the same one; without it the document has no script. */
  readonly view?: SignInView;
  /** Text groups that the script loads first. */
  readonly texts: readonly string[];
  /** The scripts wait in a template until the page is used (`sign-in/first-use.ts`). */
  readonly scriptsAtFirstUse?: boolean;
  readonly render: () => Promise<{ readonly title: string; readonly html: string }>;
  /** What stands there instead where no script runs. */
  readonly withoutScript?: () => Promise<{ readonly html: string }>;
}

const signInFiles = {
  form: "sign-in",
  invited: "sign-in-invited",
  expired: "sign-in-expired",
  out: "sign-in-out",
  link: "sign-in-link",
} as const;

/** A link is of no use without its script, which therefore comes at once. */
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
      : { scriptsAtFirstUse: true }),
  }));

/** What a form that the browser posted itself leads to: a page that needs no script either. */
const posted = ["sent", "required", "format", "failed"] as const satisfies readonly ViewWithoutScript[];

const postedDocuments = (language: Language): readonly WrittenDocument[] =>
  posted.map((view) => ({
    template: "sign-in.html",
    file: `sign-in-${view}.${language}.html`,
    language,
    texts: [],
    render: () => renderWithoutScript(language, view),
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

/** The sign-in page in its views, the small print and the frame for what the server draws, in every language. */
export const prerenderedDocuments: readonly WrittenDocument[] = languages.flatMap((language) => [
  ...signInDocuments(language),
  ...postedDocuments(language),
  ...noticeDocuments(language),
  plainDocument(language),
]);

/** The chunk that `largePages` loads for a page. */
const chunks: Readonly<Record<string, string>> = {
  [DASHBOARD_PATH]: "dashboard-page",
  [YOUR_DATA_PATH]: "your-data-page",
  [CHECK_ANSWERS_PATH]: "check-answers-page",
  "/questions/identity": "identity",
  "/questions/income": "income",
  "/questions/residence": "residence",
};

/** What the server hints at for a large page, so that the browser asks for all of it together with the document's script. */
export const hintedPages = largePages.map(({ path, texts }) => {
  const chunk = chunks[path];
  if (!chunk) throw new Error(`Nobody knows the chunk of ${path}`);
  return { path, chunk, languages, texts: [...new Set(["shell", "errors", ...texts].map(textGroupOf))] };
});
