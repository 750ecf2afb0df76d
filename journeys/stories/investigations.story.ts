import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { consoleTexts } from "../people/console-texts.ts";
import { reviewing } from "../people/reviewing.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

story(
  "a reviewer asks for the bundle of a case, an administrator releases it and reads the figures",
  async ({ page, openBrowser, anApplicant, aColleague }) => {
    const { caseTexts: ofCase, investigations, figures } = consoleTexts;
    const pageOf = async () => (await openBrowser()).newPage();
    const orla = anApplicant(await pageOf());
    const api = await orla.hasConsented();
    await api.identityWithPassport({ firstName: "Orla", lastName: "Whitcombe" });
    expect((await api.submit()).codes).toEqual([]);

    await (await aColleague(page, "REVIEWER")).settlesIn();
    const hers = reviewing(page, consoleTexts);
    await hers.opens("Orla Whitcombe");
    await page.getByRole("button", { name: ofCase.askForBundle }).press("Enter");
    const dialog = page.getByRole("dialog", { name: investigations.ask.title });
    await dialog.getByRole("button", { name: investigations.ask.submit }).press("Enter");
    await expect(dialog.getByText(investigations.ask.nameRequired)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: investigations.ask.name })).toBeFocused();
    await checkAxe(page);
    await page.keyboard.type("TPO-2026-114");
    await dialog.getByRole("textbox", { name: investigations.ask.recipient }).fill("The Property Ombudsman");
    await dialog.getByRole("button", { name: investigations.ask.submit }).press("Enter");
    await page.getByRole("link", { name: investigations.ask.open }).press("Enter");
    await expect(page.getByText(investigations.state.ASKED, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Read the bundle/ })).toHaveCount(0);

    const ruths = await pageOf();
    await (await aColleague(ruths, "ADMINISTRATOR")).settlesIn();
    await ruths.goto("/console/investigations");
    await expect(ruths.getByText("TPO-2026-114")).toBeVisible();
    await checkAxe(ruths);
    expect(await horizontalOverflow(ruths)).toBe(0);
    await ruths.getByRole("link", { name: /^Read the bundle/ }).press("Enter");
    await expect(ruths.getByRole("heading", { level: 1, name: /^Bundle/ })).toBeVisible();
    await checkAxe(ruths);
    expect(await horizontalOverflow(ruths)).toBe(0);
    await ruths.goBack();
    await ruths.getByRole("button", { name: /^Release the bundle/ }).press("Enter");
    await ruths
      .getByRole("dialog")
      .getByRole("button", { name: investigations.releasing.submit, exact: true })
      .press("Enter");
    await expect(ruths.getByText(investigations.state.RELEASED, { exact: true })).toBeVisible();

    await page.reload();
    await page.getByRole("link", { name: /^Read the bundle/ }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: investigations.bundle.download }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^case-LK-\d+-TPO-2026-114-.+\.json$/);
    const bundle = JSON.parse(readFileSync(await saved.path(), "utf8"));
    expect(bundle.subject.name).toBe("Orla Whitcombe");

    await ruths.goto("/console/figures");
    await ruths.getByRole("combobox", { name: figures.filters.period }).selectOption("twelve_months");
    await expect(ruths).toHaveURL(/period=twelve_months/);
    await expect(ruths.getByRole("heading", { level: 1, name: figures.title })).toBeVisible();
    await checkAxe(ruths);
    expect(await horizontalOverflow(ruths)).toBe(0);
    await ruths.reload();
    await expect(ruths.getByRole("combobox", { name: figures.filters.period })).toHaveValue("twelve_months");
    await expect(ruths.getByText("Portuguese, 84")).toBeVisible();
    const table = ruths.waitForEvent("download");
    await ruths.getByRole("button", { name: figures.download }).click();
    expect(readFileSync(await (await table).path(), "utf8")).toMatch(
      /^\uFEFFTable,Row,Column,Value,Agency,Policy,From,To\r\n/,
    );
  },
);
