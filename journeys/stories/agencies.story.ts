import { readFile } from "node:fs/promises";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { expect } from "@playwright/test";
import { consoleTexts } from "../people/console-texts.ts";
import { fillDay, sendFile } from "../people/staff-forms.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const { agencies, agency, responsibility, usage } = consoleTexts;

const LANDLORD = "M. Thackray";

story(
  "an administrator files who is responsible for the checks of a landlord, reads it again, and ends it",
  async ({ page, aColleague }) => {
    const today = londonDate(Date.now());
    const ruth = await aColleague(page, "ADMINISTRATOR");
    await ruth.settlesIn();
    await page.goto("/console/agencies");
    const own = page.getByRole("row").filter({ hasText: agencies.own });
    await expect(own).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await own.getByRole("link").press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: responsibility.title })).toBeVisible();

    await page.getByRole("button", { name: responsibility.add }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: responsibility.landlord }).fill(LANDLORD);
    await fillDay(page, responsibility.acceptedOn, today);
    const content = Buffer.from("%PDF-1.7 agreement");
    const file = { name: "Thackray.pdf", mimeType: "application/pdf", buffer: content };
    await sendFile(page, responsibility.file, file);
    await checkAxe(page);
    await dialog.getByRole("button", { name: responsibility.submit }).press("Enter");
    await expect(page.getByText(responsibility.saved)).toBeVisible();

    const row = page.getByRole("row").filter({ hasText: LANDLORD });
    const started = page.waitForEvent("download");
    await row.getByRole("button", { name: file.name }).press("Enter");
    const download = await started;
    expect(download.suggestedFilename()).toBe(file.name);
    expect((await readFile(await download.path())).equals(content)).toBe(true);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page)).toBe(0);
    }
    await checkAxe(page);

    await row.getByRole("button", { name: say(responsibility.endOf, { name: LANDLORD }) }).press("Enter");
    await dialog.getByRole("button", { name: responsibility.endSubmit }).press("Enter");
    await expect(page.getByText(responsibility.endSaved)).toBeVisible();
    await page.reload();
    await expect(row.getByRole("button", { name: file.name })).toBeVisible();
    await expect(row.getByRole("button", { name: responsibility.end })).toHaveCount(0);
  },
);

story(
  "an administrator stops new applications of an agency, takes them again, and reads the usage",
  async ({ page, aColleague }) => {
    const ruth = await aColleague(page, "ADMINISTRATOR");
    await ruth.settlesIn();
    await page.goto("/console/agencies");
    await page.getByRole("button", { name: agencies.add }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Old Mill Estates");
    await dialog.getByRole("button", { name: agencies.addSubmit }).press("Enter");
    await page.getByRole("button", { name: agency.stop.stop }).press("Enter");
    await dialog.getByRole("textbox").fill("Three invoices are unpaid");
    await checkAxe(page);
    await dialog.getByRole("button", { name: agency.stop.stop }).press("Enter");
    await expect(page.getByText("Three invoices are unpaid")).toBeVisible();
    await checkAxe(page);
    await page.getByRole("link", { name: agencies.crumb, exact: true }).last().press("Enter");

    await page.getByRole("button", { name: new RegExp(`^${agencies.view.stopped}`) }).press("Enter");
    await page.getByRole("searchbox").fill("old mill");
    const row = page.getByRole("row").filter({ hasText: "Old Mill Estates" });
    await expect(row).toContainText(agencies.state.stopped);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page)).toBe(0);
    }
    await checkAxe(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await row.getByRole("link").press("Enter");
    await page.getByRole("button", { name: agency.stop.start }).press("Enter");
    await expect(page.getByRole("button", { name: agency.stop.stop })).toBeVisible();

    await page.goto("/console/agencies/usage");
    await expect(page.getByRole("table", { name: usage.title })).toBeVisible();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page)).toBe(0);
    }
    await checkAxe(page);
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: usage.download }).press("Enter");
    expect((await started).suggestedFilename()).toMatch(/^usage-20\d\d-\d\d-20\d\d-\d\d\.csv$/);
  },
);
