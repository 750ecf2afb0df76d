import { type Language, languageCookie } from "@latchkey/domain/vocabulary/languages.ts";
import type { Browser, BrowserContext } from "@playwright/test";
import { translatesPages } from "./translator.ts";
import type { Watch } from "./watch.ts";
import type { World } from "./world.ts";

export interface BrowserOptions {
  /** The chosen language; null: none chosen, with an English browser. */
  readonly language?: Language | null;
  /** What the browser asks for: `pt-BR`. */
  readonly locale?: string;
  readonly javaScriptEnabled?: boolean;
  /** Narrow, and touched. */
  readonly isPhone?: boolean;
  /** Adds no extra headers: one more would cause a CORS preflight. */
  readonly isPlain?: boolean;
}

export type OpenBrowser = (options?: BrowserOptions) => Promise<BrowserContext>;

interface Surroundings {
  readonly browser: Browser;
  readonly world: World;
  readonly watch: Watch;
  readonly language: Language;
}

/** The browsers of a whole run translate every page: `npm run test:long` runs some files once more like that. */
export const isTranslated = process.env.TRANSLATED === "true";

/** Checks the pages that are still open. */
const leaveAll = async (context: BrowserContext): Promise<void> => {
  for (const page of context.pages()) await page.goto("about:blank").catch(() => undefined);
  await context.close();
};

export const openBrowsers = ({ browser, world, watch, language }: Surroundings) => {
  const opened: BrowserContext[] = [];
  const open: OpenBrowser = async (options = {}) => {
    const spoken = options.language === undefined ? language : options.language;
    const context = await browser.newContext({
      baseURL: world.url,
      locale: options.locale ?? spoken ?? "en",
      javaScriptEnabled: options.javaScriptEnabled ?? true,
      reducedMotion: "reduce",
      ...(options.isPhone ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } : {}),
      extraHTTPHeaders: options.isPlain ? {} : { "X-Forwarded-For": world.nextClientAddress() },
    });
    opened.push(context);
    await watch.follow(context);
    if (isTranslated && options.javaScriptEnabled !== false) await context.addInitScript(translatesPages);
    if (spoken) {
      await context.addCookies([
        {
          name: languageCookie,
          value: spoken,
          url: world.url,
          sameSite: "Lax",
        },
      ]);
    }
    return context;
  };
  const closeAll = async (): Promise<void> => {
    for (const context of opened) await leaveAll(context);
  };
  return { open, closeAll };
};
