import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { nextFrames } from "@latchkey/ui/gallery/next-frames.ts";
import { expect, type Page } from "@playwright/test";
import type { Stop } from "../people/stops.ts";
import type { Texts } from "../people/texts.ts";
import { tourBeside, tourOfIdentity, tourOfSigningIn } from "../people/tour.ts";
import { tourOfIncome } from "../people/tour-of-income.ts";
import { tourOfResidence } from "../people/tour-of-residence.ts";
import { axeFindings, axeFindingsInWords, checkColours } from "../world/axe.ts";
import { brokenWords } from "../world/broken-words.ts";
import { isTranslated } from "../world/browsers.ts";
import { hiddenFocus } from "../world/focus.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";
import type { Watch } from "../world/watch.ts";

/** 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** Nothing overflows, and no text is a raw key or has an unfilled placeholder. */
const lookAt =
  (page: Page): Stop =>
  async (name) => {
    expect.soft(await horizontalOverflow(page), `${name} does not scroll sideways`).toBeLessThanOrEqual(0);
    const words = await page.locator("body").innerText();
    expect
      .soft(words, `${name} is written out`)
      .not.toMatch(/\{\{|\}\}|<\/?[a-z]+>|undefined|\b[a-z]+[:.][a-z]+[A-Z][A-Za-z]*\b/);
  };

/** The same; the focus is in sight where the product has put it, and axe finds nothing in what the stop shows. */
const inspect =
  (page: Page, language: Language = "en"): Stop =>
  async (name, { briefly } = { briefly: false }) => {
    expect.soft(await hiddenFocus(page), `${name} does not hide the focus`).toBeUndefined();
    await lookAt(page)(name);
    if (briefly) return;
    const findings = await (language === "en" ? axeFindings(page) : axeFindingsInWords(page));
    expect.soft(findings, `nothing of ${name} is closed to anybody`).toEqual([]);
  };

const expectTheTour = (watch: Watch): void => {
  watch.expectFailure(/^\/auth\/one-time-link$/, 503);
  watch.expectFailure(/^\/graphql$/, "offline");
};

/** Words of our own texts alone: an address that somebody has typed breaks where it must. */
const cutWords = async (page: Page, texts: Texts): Promise<readonly string[]> => {
  const ours = JSON.stringify(texts).replaceAll("\u00ad", "");
  return (await brokenWords(page)).cut.filter((word) => ours.includes(word));
};

/** On a phone with the reader's own text size, which media queries in rem follow. Afterwards the page is as the tour needs it. */
const withLargeText = async (page: Page, texts: Texts): Promise<Stop> => {
  const devTools = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) => devTools.send("Page.setFontSizes", { fontSizes: { standard } });
  return async (name) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setTextSize(32);
    await nextFrames(page);
    await lookAt(page)(`${name} with text at 200 %`);
    if (texts.language === "de")
      expect.soft(await cutWords(page, texts), `${name} breaks words at hyphens alone`).toEqual([]);
    await setTextSize(16);
    await page.setViewportSize(ZOOMED);
    await nextFrames(page);
  };
};

/** The same. */
const inTheDark =
  (page: Page): Stop =>
  async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await nextFrames(page);
    await checkColours(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize(ZOOMED);
    await nextFrames(page);
  };

/** English in every way, but a translated page is only walked through; German, whose words are the longest, with large text as well; the others as they are. */
const looksOf = async (page: Page, texts: Texts): Promise<readonly Stop[]> => {
  if (isTranslated) return [lookAt(page)];
  const inspected = inspect(page, texts.language);
  if (texts.language === "en") return [inspected, await withLargeText(page, texts), inTheDark(page)];
  return texts.language === "de" ? [inspected, await withLargeText(page, texts)] : [inspected];
};

const lookOf = async (page: Page, texts: Texts): Promise<Stop> => {
  const looks = await looksOf(page, texts);
  return async (name, options) => {
    for (const look of looks) await look(name, options);
  };
};

/** `npm run test:long` goes on tour in every language, whoever runs this file alone in English. */
const toured = process.env.EVERY_LANGUAGE === "true" ? languages : (["en"] as const);

for (const language of toured) {
  story.describe(language, () => {
    story.use({ language, viewport: ZOOMED });

    story(
      "WEB-04 (in part) FRM-011 residence at 320 × 256 px: axe finds nothing, and neither content nor focus is out of reach",
      async ({ page, world, texts, anApplicant }) => {
        story.slow();
        await tourOfResidence(anApplicant(page), world, await lookOf(page, texts));
      },
    );

    story(
      "WEB-04 (in part) FRM-011 income at 320 × 256 px: axe finds nothing, and neither content nor focus is out of reach",
      async ({ page, world, texts, anApplicant }) => {
        story.slow();
        await tourOfIncome(anApplicant(page), world, await lookOf(page, texts));
      },
    );

    story(
      "WEB-04 (in part) FRM-011 the sign-in and identity at 320 × 256 px, which is 1280 × 1024 at 400 %: axe finds nothing, and neither content nor focus is out of reach",
      async ({ page, world, texts, watch, anApplicant }) => {
        story.slow();
        expectTheTour(watch);
        const applicant = anApplicant(page);
        const look = await lookOf(page, texts);
        await tourOfSigningIn(applicant, world, look);
        await tourOfIdentity(applicant, look);
        await tourBeside(page, look);
      },
    );
  });
}
