import { expect } from "@playwright/test";
import { consoleTexts } from "../people/console-texts.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const { decision, outside, secondReviews } = consoleTexts;

/** A sample person, accepted under a policy that draws every plain acceptance. */
const PERSON = "Rhona Keir";

story(
  "a drawn acceptance is decided again by a colleague, who learns the first decision afterwards",
  async ({ page, aColleague }) => {
    const owen = await aColleague(page, "REVIEWER");
    await owen.settlesIn();
    await page.goto("/console/second-reviews");
    const open = page.getByRole("button", { name: say(secondReviews.waiting.openWhich, { name: PERSON }) });
    await expect(open).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await open.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: PERSON })).toBeVisible();
    await expect(page.getByText(secondReviews.review.blindTitle)).toBeVisible();
    await expect(page.getByText(secondReviews.both.first, { exact: true })).toHaveCount(0);
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);

    await page.getByRole("link", { name: outside.open }).click();
    await expect(page.getByRole("heading", { level: 1, name: outside.CREDIT_FILE })).toBeVisible();
    await expect(page.getByRole("img").first()).toBeVisible();
    await page.goBack();

    await page.getByRole("button", { name: secondReviews.review.submit }).press("Enter");
    await expect(page.getByText(secondReviews.review.outcomeRequired)).toBeVisible();
    await page.getByRole("radio", { name: decision.form.outcomes.ACCEPTED, exact: true }).check();
    await page.getByRole("button", { name: secondReviews.review.submit }).press("Enter");
    await expect(page.getByText(secondReviews.both.agrees)).toBeVisible();
    await expect(page.getByText(secondReviews.both.first, { exact: true })).toBeVisible();
    await checkAxe(page);

    await page.goto("/console/second-reviews");
    await expect(page.getByRole("heading", { level: 2, name: secondReviews.waiting.title })).toBeVisible();
    await expect(open).toHaveCount(0);
  },
);
