import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { type BrowserContext, expect, type Page } from "@playwright/test";

/** What a browser keeps of a page beyond its memory, where whoever uses it next or a smuggled script could read it. */
export interface KeptInBrowser {
  /** Expects that neither a token nor anything of these is kept: addresses, names, dates, codes. */
  readonly holdsNothingOf: (personal: readonly string[], but?: KeptByDesign) => Promise<void>;
}

/** What a story allows, and nothing beside it. */
interface KeptByDesign {
  /** The navigation state of the page, whole. */
  readonly state?: object;
  /** With which address the document was loaded: the browser itself tells its page until it leaves the document. */
  readonly loadedAt?: string;
}

/** Which language, and that there may be a session: the session itself no script can read. */
const READABLE_COOKIES: Readonly<Record<string, readonly string[]>> = {
  latchkey_language: languages,
  latchkey_session: ["1"],
  latchkey_phone: ["1"],
  latchkey_staff: ["1"],
};

/** A signed token, and the secret of a link in an address. */
const LIKE_A_TOKEN = /eyJ[\w-]{10}|[#&?][tk]=/;

const readAll = (page: Page) =>
  page.evaluate(async () => ({
    localStorage: JSON.stringify(Object.entries(localStorage)),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    state: JSON.stringify(history.state),
    address: location.href,
    referrer: document.referrer,
    name: window.name,
    cookies: document.cookie,
    requests: performance.getEntries().map(({ name }) => name),
  }));

/** As it stands there, or as an address spells it. */
const bothSpellings = (value: string): readonly string[] => [value, encodeURIComponent(value)];

const expectPlainCookies = async (context: BrowserContext): Promise<readonly string[]> => {
  const cookies = await context.cookies();
  const odd = cookies.filter(
    ({ name, value, httpOnly }) => !httpOnly && !READABLE_COOKIES[name]?.includes(value),
  );
  expect(odd.map(({ name }) => name)).toEqual([]);
  return cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
};

/** Notes from now on with which tokens the page sends its requests. */
export const keptInBrowser = (page: Page): KeptInBrowser => {
  const tokens = new Set<string>();
  page.on("request", (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers().authorization ?? "") ?? [];
    if (token) tokens.add(token);
  });
  return {
    holdsNothingOf: async (personal, { state, loadedAt } = {}) => {
      // Without one, nothing could be found.
      expect(tokens.size).toBeGreaterThan(0);
      const hidden = await expectPlainCookies(page.context());
      const kept = await readAll(page);
      expect([kept.databases, kept.caches]).toEqual([[], []]);
      if (state) expect(JSON.parse(kept.state)).toEqual(state);
      const requests = kept.requests.filter((address) => address !== loadedAt);
      const text = JSON.stringify({ ...kept, requests, ...(state ? { state: "" } : {}) }).toLowerCase();
      const found = [...personal, ...tokens, ...hidden]
        .flatMap(bothSpellings)
        .filter((value) => text.includes(value.toLowerCase()));
      expect(found).toEqual([]);
      expect(text).not.toMatch(new RegExp(LIKE_A_TOKEN, "i"));
    },
  };
};
