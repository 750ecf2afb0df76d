import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { expect, type Page } from "@playwright/test";
import { type Stop, tourBeside, tourOfIdentity, tourOfSigningIn } from "../people/tour.ts";
import { checkColours } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";
import type { Watch } from "../world/watch.ts";

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

const expectTheTour = (watch: Watch): void => {
  watch.expectFailure(/^\/auth\/one-time-link$/, 503);
  watch.expectFailure(/^\/graphql$/, "offline");
};

for (const language of languages) {
  story.describe(language, () => {
    story.use({ language, viewport: { width: 320, height: 256 } });

    story(
      "WEB-04 FRM-011 at 320 × 256 px, which is 1280 × 1024 at 400 %, nothing overflows or is out of reach",
      async ({ page, world, watch, anApplicant }) => {
        story.slow();
        expectTheTour(watch);
        const applicant = anApplicant(page);
        await tourOfSigningIn(applicant, world, lookAt(page));
        await tourOfIdentity(applicant, lookAt(page));
        await tourBeside(page, lookAt(page));
      },
    );
  });
}

story.describe("in the dark", () => {
  story.use({ colorScheme: "dark" });

  story(
    "WEB-04 colours have enough contrast in dark mode too",
    async ({ page, world, watch, anApplicant }) => {
      story.slow();
      expectTheTour(watch);
      const applicant = anApplicant(page);
      const look: Stop = () => checkColours(page);
      await tourOfSigningIn(applicant, world, look);
      await tourOfIdentity(applicant, look);
      await tourBeside(page, look);
    },
  );
});

story("WEB-04 with text at 200 % nothing overflows", async ({ page, context, world, watch, anApplicant }) => {
  story.slow();
  expectTheTour(watch);
  // The reader's own setting: media queries in rem follow it, unlike a font size set in CSS.
  const devTools = await context.newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  const applicant = anApplicant(page);
  await tourOfSigningIn(applicant, world, lookAt(page));
  await tourOfIdentity(applicant, lookAt(page));
});
