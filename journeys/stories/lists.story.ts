import { expect } from "@playwright/test";
import { consoleTexts } from "../people/console-texts.ts";
import { saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const { lists } = consoleTexts;
const RULES = "ENG-RTR-2026-10-01";

story(
  "an administrator reads the rules of the right to rent, and confirms them after advice",
  async ({ page, aColleague }) => {
    const ruth = await aColleague(page, "ADMINISTRATOR");
    await ruth.settlesIn();
    await page.goto("/console/lists");
    await expect(page.getByRole("cell", { name: lists.rules.none })).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole("link", { name: RULES }).press("Enter");
    await expect(page.getByRole("table", { name: lists.routes })).toBeVisible();
    await checkAxe(page);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page)).toBe(0);
    }
    const confirm = page.getByRole("button", { name: lists.set.submit, exact: true });
    await confirm.press("Enter");
    const adviser = page.getByRole("textbox", { name: saying(lists.set.adviser) });
    await expect(adviser).toBeFocused();
    await adviser.fill("Moss & Partners");
    await adviser.press("Enter");
    await expect(page.getByText(lists.set.done, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Moss & Partners$/)).toBeVisible();
    await expect(confirm).toHaveCount(0);
  },
);
