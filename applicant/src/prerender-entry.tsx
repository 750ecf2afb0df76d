import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { noticeNames } from "./notices/notice-layout.ts";
import { renderNotice } from "./notices/prerender.tsx";
import { render as renderSignIn } from "./sign-in/prerender.tsx";
import { type SignInView, signInViews } from "./sign-in/sign-in-location.ts";

/** A prerendered document: the build runs this and fills the templates. */
interface WrittenDocument {
  /** The built HTML into which it is written. */
  readonly template: "sign-in.html" | "notice.html";
  /** The name under which the server finds it. */
  readonly file: string;
  readonly language: Language;
  /** What was drawn, so that the script hydrates the same; without it the document has no script. */
  readonly view?: SignInView;
  /** Groups of texts that the script asks for at once. */
  readonly texts: readonly string[];
  readonly render: () => Promise<{ readonly title: string; readonly html: string }>;
}

const signInFiles = { form: "sign-in", expired: "sign-in-expired", link: "sign-in-link" } as const;

const signInDocuments = (language: Language): readonly WrittenDocument[] =>
  signInViews.map((view) => ({
    template: "sign-in.html",
    file: `${signInFiles[view]}.${language}.html`,
    language,
    view,
    texts: ["shell", "sign-in"],
    render: () => renderSignIn(language, view),
  }));

const noticeDocuments = (language: Language): readonly WrittenDocument[] =>
  noticeNames.map((name) => ({
    template: "notice.html",
    file: `notice-${name}.${language}.html`,
    language,
    texts: [],
    render: () => renderNotice(name, language),
  }));

/** The sign-in page in its views and the small print, in every language. */
export const writtenDocuments: readonly WrittenDocument[] = languages.flatMap((language) => [
  ...signInDocuments(language),
  ...noticeDocuments(language),
]);
