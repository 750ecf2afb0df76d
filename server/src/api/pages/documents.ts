import {
  asLanguage,
  fallbackLanguage,
  type Language,
  languageQuery,
} from "@latchkey/domain/vocabulary/languages.ts";
import { signInAddress } from "@latchkey/domain/vocabulary/sign-in-address.ts";
import { EVERYWHERE_QUERY } from "@latchkey/domain/vocabulary/wire.ts";

/** The mapping from paths to HTML documents. Navigating to another document loads a page; within one it does not. */

export type HtmlDocument = "sign-in" | "notice" | "reference" | "applicant";

/** Paths that never fall back to HTML: anything missing there is a 404. */
const NEVER_HTML = /^\/(?:assets|auth|wizard|tenant-review|graphql|health|callbacks)(?:\/|$)/;

/** The pages of a former landlord or agent, who has no account. */
const THANKS = /^\/reference-thank-you\/?$/;
const REFERENCE = /^\/rental-reference\/[^/]+\/?$/;

const noticeNames = ["privacy", "terms", "accessibility"] as const;

/** The legal pages, in the reader's language or in the one in the URL: `/privacy`, `/privacy/de`. */
const NOTICE = /^\/([a-z]+)(?:\/([a-z]{2}))?\/?$/;

/** The legal page for a path, and its language if the path has one. */
export const noticeAt = (path: string) => {
  const [, segment, tag] = NOTICE.exec(path) ?? [];
  const name = noticeNames.find((known) => known === segment);
  const language = asLanguage(tag);
  return name === undefined || (tag !== undefined && !language) ? undefined : { name, language };
};

export const documentFor = (path: string): HtmlDocument | undefined => {
  if (NEVER_HTML.test(path)) return undefined;
  if (noticeAt(path)) return "notice";
  if (THANKS.test(path) || REFERENCE.test(path)) return "reference";
  return /^\/otl\/?$/.test(path) ? "sign-in" : "applicant";
};

const asText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Pages of the applicant app that need no session, spelled as its router matches them. */
const PUBLIC = /^\/(?:logout|500)\/?$/i;

/**
 * Where the server redirects a visitor without a session, so that they need not load the app only to be sent away by it.
 * The language of the address goes along. undefined: the page is shown, and decides for itself.
 */
export const signInAddressFor = (
  { path, query }: PageRequest,
  { url, hasSession }: { readonly url: string; readonly hasSession: boolean },
): string | undefined => {
  // Ending all sessions needs one.
  const isPublic = PUBLIC.test(path) && !(EVERYWHERE_QUERY in query);
  if (hasSession || documentFor(path) !== "applicant" || isPublic) return undefined;
  const language = asLanguage(asText(query[languageQuery]));
  const address = signInAddress(undefined, url);
  if (!language) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${languageQuery}=${language}`;
};

export interface PageRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly languageCookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

const accepted = (header: string | undefined): readonly string[] =>
  (header ?? "")
    .split(",")
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([0-9.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((one, other) => other.quality - one.quality || one.index - other.index)
    .map(({ tag }) => tag);

/** From the cookie, then the query, then the browser; English is the fallback (spec 1 §1). */
export const languageOf = ({ query, languageCookie: cookie, acceptLanguage }: PageRequest): Language => {
  const candidates = [cookie, asText(query[languageQuery]), ...accepted(acceptLanguage)];
  return candidates.map(asLanguage).find((language) => language !== undefined) ?? fallbackLanguage;
};

/** The prerendered variants of the sign-in page: what it shows before it is hydrated. */
const signInVariant = ({ query }: PageRequest): string => {
  if ("link" in query) return "sign-in-link";
  if ("out" in query) return "sign-in-out";
  if ("sent" in query) return "sign-in-sent";
  if ("expired" in query) return "sign-in-expired";
  return "invited" in query ? "sign-in-invited" : "sign-in";
};

/** The built file to serve for this request, and its language. */
export const fileFor = (
  document: HtmlDocument,
  request: PageRequest,
): { readonly file: string; readonly language: Language } => {
  const notice = noticeAt(request.path);
  const language = notice?.language ?? languageOf(request);
  const files = {
    "sign-in": `${signInVariant(request)}.${language}.html`,
    reference: `reference${THANKS.test(request.path) ? "-thank-you" : ""}.${language}.html`,
    notice: `notice-${notice?.name}.${language}.html`,
    applicant: "applicant.html",
  };
  return { file: files[document], language };
};
