import { nextFrames } from "@latchkey/ui/gallery/next-frames.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { brokenWords } from "../world/broken-words.ts";
import { story } from "../world/story.ts";

/** The sample people of the demo. These stories are read-only. */

story(
  "FRM-057 FRM-065 FRM-068 FRM-083 FRM-220 FRM-221 fresh: three sections to do",
  async ({ page, texts, anApplicant }) => {
    const { dashboard, isSignedIn } = anApplicant(page, "fatima.haddad@example.com");
    const { section, status, greeting, note } = texts.dashboard;
    await isSignedIn();
    await page.goto("/dashboard");
    // Behind the onboarding, which has its own story.
    await expect(dashboard.cards).toHaveCount(3);
    await expect(dashboard.cards.locator(".section-card__title")).toHaveText([
      section.IDENTITY,
      section.INCOME,
      section.RESIDENCE,
    ]);
    await expect(dashboard.cards.locator(".pill")).toHaveText([status.toDo, status.toDo, status.toDo]);
    await expect(page.locator("main h1")).toHaveText(say(greeting.hi, { name: "Fatima" }));
    await expect(page.locator(".submit-box__note")).toHaveText(note.three);
  },
);

story(
  "FRM-070 FRM-079 FRM-082 FRM-218 FRM-225 FRM-233 midway: completed, in progress, additional, to do",
  async ({ page, texts, anApplicant }) => {
    const { dashboard, isSignedIn } = anApplicant(page, "amara.okafor@example.com");
    const { section, status, card, incomeType, progress } = texts.dashboard;
    await isSignedIn();
    await dashboard.open();
    await expect(dashboard.greeting("Amara")).toBeVisible();
    await expect(dashboard.cards.locator(".section-card__title")).toHaveText([
      section.IDENTITY,
      section.INCOME,
      card.additionalIncome,
      section.RESIDENCE,
    ]);
    await expect(dashboard.cards.locator(".pill")).toHaveText([
      status.completed,
      status.inProgress,
      status.optional,
      status.toDo,
    ]);
    await expect(dashboard.card(section.INCOME)).toContainText(
      `${incomeType.T_EMPLOYED_PERM}/Brightwater Bakery`,
    );
    await expect(dashboard.card(section.INCOME)).toHaveAttribute(
      "href",
      /progress_id=\d+&related_object_uuid=[0-9a-f-]{36}$/,
    );
    await expect(dashboard.progress).toHaveAccessibleName(progress.progress);
    await dashboard.hasPercent(50);
    await expect(dashboard.send).toBeDisabled();
    await checkAxe(page);
  },
);

story(
  "FRM-061 FRM-062 FRM-072 FRM-073 FRM-236 ready: everything completed, the button open, at the top right or below",
  async ({ page, texts, anApplicant }) => {
    const { dashboard, isSignedIn } = anApplicant(page, "ready.person@example.com");
    const { info, progress, submit } = texts.dashboard;
    await isSignedIn();
    await dashboard.open();
    await expect(page.getByText(info.ready)).toBeVisible();
    await dashboard.hasPercent(100);
    await expect(dashboard.progress).toHaveAccessibleName(progress.completed);
    await expect(dashboard.box).toContainText(submit.readyTitle);
    await expect(dashboard.send).toBeEnabled();
    await checkAxe(page);

    const edges = async (place: Locator) => {
      const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { left: x, top: y, right: x + width, bottom: y + height };
    };
    const [box, first, last] = [dashboard.box, dashboard.cards.first(), dashboard.cards.last()];
    await expect(box.locator(dashboard.send)).toBeVisible();
    const wide = [await edges(box), await edges(first)] as const;
    expect(wide[0].left).toBeGreaterThanOrEqual(wide[1].right);
    expect(wide[0].top).toBeLessThanOrEqual(wide[1].top);
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = [await edges(box), await edges(last)] as const;
    expect(narrow[0].top).toBeGreaterThanOrEqual(narrow[1].bottom);
    expect(narrow[0].left).toBeCloseTo(narrow[1].left, 0);
  },
);

story(
  "FRM-058 FRM-075 FRM-078 FRM-080 FRM-081 submitted: whose turn it is, a closed card, a way to write",
  async ({ page, texts, anApplicant }) => {
    const { dashboard, isSignedIn, email } = anApplicant(page, "submitted.person@example.com");
    const { section, status } = texts.dashboard;
    await isSignedIn();
    await dashboard.open();
    await expect(dashboard.waits("Inês")).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    const card = dashboard.card(section.IDENTITY);
    await expect(card).toContainText(status.submitted);
    await expect(card).toHaveAttribute("aria-disabled", "true");
    await expect(dashboard.cards.getByRole("link")).toHaveCount(0);
    await expect(dashboard.box).toContainText(texts.waiting.when.title);
    await expect(dashboard.box.getByRole("link").first()).toHaveAttribute("href", /^mailto:/);
    await expect(dashboard.send).toHaveCount(0);
    await checkAxe(page);

    await page.goto("/questions/identity/name");
    await page.waitForURL("**/dashboard");
    await expect(dashboard.waits("Inês")).toBeVisible();
  },
);

story(
  "FRM-059 FRM-064 FRM-067 FRM-069 remedial: what is missing comes first, the rest is closed",
  async ({ page, texts, anApplicant }) => {
    const { dashboard, isSignedIn } = anApplicant(page, "remedial.person@example.com");
    const { card, section, status, list, progress, remedial, submit } = texts.dashboard;
    await isSignedIn();
    await dashboard.open();
    await expect(page.getByText(remedial.one)).toBeVisible();
    await expect(dashboard.progress).toHaveAccessibleName(progress.remedial);
    await dashboard.hasPercent(0);
    const missing = say(card.missing, { step: texts.identity.upload.phrase });
    await expect(dashboard.cards.locator(".section-card__title")).toHaveText([missing, section.IDENTITY]);
    await expect(dashboard.cards.locator(".pill")).toHaveText([status.missing, status.submitted]);
    await expect(dashboard.card(missing)).toContainText(texts.reasons.text.PARTIAL_CROPPED_BLURRY_DOCUMENT);
    await expect(dashboard.card(missing)).toHaveAttribute(
      "href",
      /progress_id=\d+&remedial_uuid=[0-9a-f-]{36}$/,
    );
    await expect(page.getByRole("heading", { level: 2 })).toContainText([list.remedial, list.rest]);
    await expect(page.getByRole("separator")).toBeVisible();
    await expect(page.getByRole("button", { name: submit.remedialButton })).toBeDisabled();
    await checkAxe(page);
  },
);

/** As their reader sets it in the browser. */
const doubleTheText = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await nextFrames(page);
};

story.describe("in German on a phone, with text at 200 %", () => {
  story.use({ language: "de", viewport: { width: 390, height: 844 } });

  story("words that are too long for a line break with a hyphen", async ({ page, anApplicant }) => {
    await anApplicant(page, "ready.person@example.com").isSignedIn();
    const found = async (path: string) => {
      await page.goto(path);
      await expect(page.locator("main h1")).toBeVisible();
      await doubleTheText(page);
      return brokenWords(page);
    };
    expect(await found("/dashboard")).toEqual({
      hyphenated: expect.arrayContaining(["Abgeschlossen"]),
      cut: [],
    });
    expect(await found("/check-answers")).toEqual({
      hyphenated: expect.arrayContaining(["Ausweisdokument"]),
      cut: [],
    });
    expect(await found("/questions/identity/documents")).toMatchObject({ cut: [] });
  });

  story("so they do on the first visit", async ({ page, texts, anApplicant }) => {
    const { onboarding, isSignedIn } = anApplicant(page, "fatima.haddad@example.com");
    const { identity, income, residence, allSet, consents } = texts.onboarding;
    await isSignedIn();
    await page.goto("/dashboard");
    await expect(onboarding.dialog).toBeVisible();
    await doubleTheText(page);
    const found: Awaited<ReturnType<typeof brokenWords>>[] = [];
    for (const title of [
      identity.title,
      income.titleThen,
      residence.titleLast,
      allSet.title,
      consents.title,
    ]) {
      await onboarding.goOn.click();
      await expect(onboarding.dialog.getByRole("heading", { name: say(title), exact: true })).toBeVisible();
      found.push(await brokenWords(page));
    }
    expect(found.flatMap(({ hyphenated }) => hyphenated)).toContain("Personalausweis");
    expect(found.flatMap(({ cut }) => cut)).toEqual([]);
  });
});
