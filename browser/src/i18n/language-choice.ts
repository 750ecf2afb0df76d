import {
  asLanguage,
  fallbackLanguage,
  type Language,
  languageCookie,
  languageQuery,
} from "@latchkey/domain/vocabulary/languages.ts";

const ONE_YEAR = 365 * 24 * 60 * 60;

const inCookie = (): string | undefined =>
  document.cookie
    .split(";")
    .map((cookie) => cookie.trim().split("="))
    .find(([name]) => name === languageCookie)?.[1];

/** In the order of spec 1 §1: a cookie, the query string, the browser's setting, the page's own language. */
const candidates = (): readonly (string | null | undefined)[] => [
  inCookie(),
  new URLSearchParams(window.location.search).get(languageQuery),
  ...navigator.languages,
  document.documentElement.lang,
];

export const detectLanguage = (): Language => {
  for (const candidate of candidates()) {
    const language = asLanguage(candidate);
    if (language) return language;
  }
  return fallbackLanguage;
};

export const keepLanguage = (language: string): void => {
  if (typeof document === "undefined") return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere, and this must be synchronous
  document.cookie = `${languageCookie}=${language}; Max-Age=${ONE_YEAR}; Path=/; SameSite=Lax`;
};
