import {
  type ReferenceKind,
  referenceKinds,
  referencePaths,
  reviewAliases,
} from "@latchkey/domain/references/kinds.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { PHONE_PATH } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import {
  asLanguage,
  fallbackLanguage,
  type Language,
  languageQuery,
  staffLanguage,
} from "@latchkey/domain/vocabulary/languages.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { PORTAL_FILES, portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { signInAddress } from "@latchkey/domain/vocabulary/sign-in-address.ts";
import { EVERYWHERE_QUERY, SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";

/** Maps paths to HTML documents. A link to another document loads a page; a link within one does not. */

export type HtmlDocument = "sign-in" | "notice" | "reference" | "console" | "portal" | "phone" | "applicant";

/** The documents of those who sign in with a second factor. They are in English alone. */
const memberPagesOf: Partial<Record<HtmlDocument, MemberPages>> = {
  console: staffPages,
  portal: portalPages,
};

export const isForMembers = (document: HtmlDocument): boolean => document in memberPagesOf;

/** Paths that never fall back to HTML: anything missing there is a 404. */
const NEVER_HTML =
  /^\/(?:\.well-known|assets|auth|wizard|graphql|health|callbacks|api|truelayer|hmrc|konfir|hooks|events|errors)(?:\/|$)/;

const isBelow = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

const apiFolders = [
  ...Object.values(reviewAliases),
  ...Object.values(memberPagesOf).flatMap(({ home, graphql }) => [`${home}/auth`, graphql]),
  PORTAL_FILES,
];

const isNeverHtml = (path: string): boolean =>
  NEVER_HTML.test(path) || apiFolders.some((folder) => isBelow(folder, path));

/** Pages of referees, who have no account. */
const THANKS = /^\/reference-thank-you\/?$/;
const ONE_BELOW = /^(\/[^/]+)\/[^/]+\/?$/;

const referenceAt = (path: string): ReferenceKind | undefined => {
  const [, folder] = ONE_BELOW.exec(path) ?? [];
  return referenceKinds.find((kind) => referencePaths[kind] === folder);
};

const noticeNames = ["privacy", "terms", "accessibility"] as const;

/** The legal pages, in the reader's language or in the one in the URL: `/privacy`, `/privacy/de`. */
const NOTICE = /^\/([a-z]+)(?:\/([a-z]{2}))?\/?$/;

export const noticeAt = (path: string) => {
  const [, segment, tag] = NOTICE.exec(path) ?? [];
  const name = noticeNames.find((known) => known === segment);
  const language = asLanguage(tag);
  return name === undefined || (tag !== undefined && !language) ? undefined : { name, language };
};

export const documentFor = (path: string): HtmlDocument | undefined => {
  if (isNeverHtml(path)) return undefined;
  if (noticeAt(path)) return "notice";
  if (THANKS.test(path) || referenceAt(path)) return "reference";
  if (isBelow(staffPages.home, path)) return "console";
  if (isBelow(portalPages.home, path)) return "portal";
  if (path === PHONE_PATH || path === `${PHONE_PATH}/`) return "phone";
  return /^\/otl\/?$/.test(path) ? "sign-in" : "applicant";
};

const asText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Pages of the applicant app that need no session, spelled as its router matches them. */
const PUBLIC = /^\/(?:logout|500)\/?$/i;

interface ProtectedApp {
  readonly mark: string;
  readonly isPublic: (request: PageRequest) => boolean;
  readonly signInAddress: (request: PageRequest, url: string) => string;
}

const protectedFor = (pages: MemberPages): ProtectedApp => {
  const open: readonly string[] = [pages.signIn, pages.signOut, pages.secondFactor, pages.enrolment];
  return {
    mark: pages.sessionMark,
    isPublic: ({ path }) => open.includes(path.replace(/\/$/, "").toLowerCase()),
    signInAddress: (_request, url) => pages.signInAddress(undefined, url),
  };
};

const applicantSignInAddress = ({ query }: PageRequest, url: string): string => {
  const language = asLanguage(asText(query[languageQuery]));
  const address = signInAddress(undefined, url);
  if (!language) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${languageQuery}=${language}`;
};

const protectedApps: Partial<Record<HtmlDocument, ProtectedApp>> = {
  applicant: {
    mark: SESSION_MARK,
    isPublic: ({ path, query }) => PUBLIC.test(path) && !(EVERYWHERE_QUERY in query),
    signInAddress: applicantSignInAddress,
  },
  console: protectedFor(staffPages),
  portal: protectedFor(portalPages),
};

/**
 * Redirects a visitor without a session, so that the app is not loaded in vain. undefined: the page is shown,
 * and decides for itself.
 *
 * @param hasMark whether the readable cookie of this name says that there may be a session
 */
export const signInAddressFor = (
  request: PageRequest,
  { url, hasMark }: { readonly url: string; readonly hasMark: (name: string) => boolean },
): string | undefined => {
  const document = documentFor(request.path);
  const app = document && protectedApps[document];
  return !app || hasMark(app.mark) || app.isPublic(request) ? undefined : app.signInAddress(request, url);
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

const signInVariant = ({ query }: PageRequest): string => {
  if ("link" in query) return "sign-in-link";
  if ("out" in query) return "sign-in-out";
  if ("sent" in query) return "sign-in-sent";
  if ("expired" in query) return "sign-in-expired";
  return "invited" in query ? "sign-in-invited" : "sign-in";
};

const referenceFiles = {
  rental: "reference",
  employment: "reference-employment",
  accountant: "reference-accountant",
} as const satisfies Record<ReferenceKind, string>;

const referenceVariant = ({ path }: PageRequest): string => {
  const kind = referenceAt(path);
  return kind ? referenceFiles[kind] : "reference-thank-you";
};

export const fileFor = (
  document: HtmlDocument,
  request: PageRequest,
): { readonly file: string; readonly language: Language } => {
  const notice = noticeAt(request.path);
  const language = isForMembers(document) ? staffLanguage : (notice?.language ?? languageOf(request));
  const files = {
    "sign-in": `${signInVariant(request)}.${language}.html`,
    reference: `${referenceVariant(request)}.${language}.html`,
    notice: `notice-${notice?.name}.${language}.html`,
    console: "console.html",
    portal: "portal.html",
    phone: "phone.html",
    applicant: "applicant.html",
  };
  return { file: files[document], language };
};
