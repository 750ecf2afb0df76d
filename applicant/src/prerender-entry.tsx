import { sessionChannelOf } from "@latchkey/browser/session/browser-session.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { noticeNames } from "./notices/notice-layout.ts";
import { renderNotice } from "./notices/prerender.tsx";
import { applicantSession } from "./session/applicant-session.ts";
import type { ViewWithoutScript } from "./sign-in/page-without-script.tsx";
import { render as renderSignIn, renderWithoutScript } from "./sign-in/prerender.tsx";
import { type SignInView, signInViews } from "./sign-in/sign-in-location.ts";

/** A prerendered document: the build runs this and fills the templates. */
interface WrittenDocument {
  /** The built HTML file to insert it into. */
  readonly template: "sign-in.html" | "notice.html";
  /** The file name that the server looks up. */
  readonly file: string;
  readonly language: Language;
  /** Which view was rendered, so that the script hydrates the same one; without it the document has no script. */
  readonly view?: SignInView;
  /** Text groups that the script loads first. */
  readonly texts: readonly string[];
  /** The scripts wait in a template with these attributes until the page is used. */
  readonly scriptsAtFirstUse?: Readonly<Record<string, string>>;
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

/** What `first-use.ts` has to know; a link is of no use without its script, which therefore comes at once. */
const firstUseAttributes = {
  "data-session-channel": sessionChannelOf(applicantSession),
  "data-session-mark": applicantSession.mark,
};

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
      : { scriptsAtFirstUse: firstUseAttributes }),
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

/** The sign-in page in its views and the small print, in every language. */
export const prerenderedDocuments: readonly WrittenDocument[] = languages.flatMap((language) => [
  ...signInDocuments(language),
  ...postedDocuments(language),
  ...noticeDocuments(language),
]);
