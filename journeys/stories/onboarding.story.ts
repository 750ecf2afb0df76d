import { expect } from "@playwright/test";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

story(
  "FRM-084 FRM-087 FRM-085 FRM-088 FRM-089 FRM-090 a step for every section of the case",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page, "fatima.haddad@example.com");
    const { dialog, goOn } = applicant.onboarding;
    const { welcome, identity, income, residence, allSet, consents, stepOf } = texts.onboarding;
    await applicant.isSignedIn();
    await page.goto("/dashboard");
    await expect(dialog).toBeVisible();
    const { width = 0 } = page.viewportSize() ?? {};
    expect((await page.locator(".modal").boundingBox())?.width).toBe(Math.min(480, width));
    const titles = [
      say(welcome.title, { name: "Fatima" }),
      identity.title,
      income.titleThen,
      residence.titleLast,
      allSet.title,
      consents.title,
    ];
    for (const [index, title] of titles.entries()) {
      await expect(dialog.getByRole("heading", { name: say(title), exact: true })).toBeVisible();
      await expect(dialog.getByLabel(say(stepOf, { step: index + 1, total: titles.length }))).toBeVisible();
      await checkAxe(page);
      if (index < titles.length - 1) await goOn.click();
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();

    const heading = (title: string) => dialog.getByRole("heading", { name: say(title), exact: true });
    await page.goBack();
    await expect(heading(allSet.title)).toBeVisible();
    await page.reload();
    await expect(heading(allSet.title)).toBeVisible();
    await dialog.getByRole("button", { name: texts.onboarding.back, exact: true }).click();
    await expect(heading(residence.titleLast)).toBeVisible();
    await dialog.locator("summary").click();
    await checkAxe(page);
    await dialog.getByRole("button", { name: "Deutsch" }).click();
    await expect(dialog.getByRole("link", { name: "Abmelden" })).toBeVisible();
    await dialog.getByRole("link", { name: "Abmelden" }).click();
    await page.waitForURL("**/otl?out**");
  },
);

story(
  "FRM-096 FRM-098 FRM-099 FRM-100 FRM-101 FRM-102 the three boxes, and a save that fails",
  async ({ page, context, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { dialog, agree, alert, boxes, readToTheConsents } = applicant.onboarding;
    const { consents } = texts.onboarding;
    const api = await applicant.isSignedIn();
    await page.goto("/dashboard");
    await readToTheConsents();
    await expect(agree).toHaveAttribute("aria-disabled", "true");
    await agree.click({ force: true });
    await expect(alert).toContainText(consents.mustAcceptTitle);
    await expect(alert).toBeFocused();
    await checkAxe(page);

    await boxes.terms.check();
    await boxes.background.check();
    await agree.press("Enter");
    await expect(alert).toContainText(consents.mustAcceptTitle);
    await boxes.accuracy.check();
    await expect(alert).toBeHidden();
    await expect(agree).not.toHaveAttribute("aria-disabled", "true");

    watch.expectFailure(/^\/graphql$/, "offline");
    await context.setOffline(true);
    await agree.click();
    await expect(alert).toContainText(consents.failedTitle);
    await expect(boxes.accuracy).toBeChecked();
    await context.setOffline(false);
    await agree.click();
    await expect(dialog).toBeHidden();
    await expect(applicant.dashboard.progress).toBeVisible();
    expect(await page.evaluate(() => window.history.state?.usr ?? null)).toBeNull();
    await page.reload();
    await expect(applicant.dashboard.progress).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await api.me()).latestValidation.validationSubmitted).toBe(false);
  },
);
