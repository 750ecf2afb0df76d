import { writeFile } from "node:fs/promises";
import { personRow, ukListText } from "@latchkey/domain/testing/sanctions-list.ts";
import { expect, type Page } from "@playwright/test";
import { consoleTexts } from "../people/console-texts.ts";
import { reviewing } from "../people/reviewing.ts";
import { say, saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const { sanctions, queue, lists, decision } = consoleTexts;
const CONTACT = "compliance@hartley.example";

/** Today as the list writes it, `29-Nov-2026`. */
const reported = (): string => {
  const [, day = "", month = "", year = ""] = new Date().toUTCString().replace(",", "").split(" ");
  return `${day}-${month}-${year}`;
};

const fitsEverywhere = async (page: Page): Promise<void> => {
  await checkAxe(page);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};

story(
  "a newer list raises a name, a reviewer judges it by keyboard, and only the compliance contact is told",
  async ({ page, world, openBrowser, anApplicant, aColleague }, testInfo) => {
    const anselm = anApplicant(await (await openBrowser()).newPage());
    const api = await anselm.hasConsented();
    await api.identityWithPassport({ firstName: "Anselm", lastName: "Quorndon" });
    expect((await api.submit()).codes).toEqual([]);
    await world.inbox.next(anselm.email);
    await world.change("update agency set compliance_email = $1", CONTACT);

    const file = testInfo.outputPath("UK-Sanctions-List.csv");
    const entry = personRow("UTO0077", ["Anselm Piers", "QUORNDON"], { "Nationality(/ies)": "Utopia" });
    await writeFile(file, ukListText(reported(), [entry]));
    await world.server.runProgram("sanctions-import", file);

    const priya = await aColleague(page, "REVIEWER");
    await priya.settlesIn();
    await expect(async () => {
      await page.goto("/console/queue");
      await expect(page.getByRole("link", { name: "Anselm Quorndon" }).first()).toBeVisible();
      await expect(page.getByText(/ on the sanctions list to look at$/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(queue.sanctions_one).toContain("on the sanctions list to look at");
    const notice = page.locator(".alert").filter({ hasText: "sanctions list" });
    await notice.getByRole("link", { name: "Anselm Quorndon" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: sanctions.title })).toBeVisible();
    await expect(page.getByText(say(sanctions.state.OPEN_one, { count: "1" }))).toBeVisible();
    await fitsEverywhere(page);

    const form = page.getByRole("region", { name: sanctions.form.title });
    const save = form.getByRole("button", { name: sanctions.form.submit });
    await save.press("Enter");
    await expect(form.getByText(sanctions.form.required)).toBeVisible();
    await expect(form.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("Space");
    await form
      .getByRole("textbox", { name: sanctions.form.reason })
      .fill("Another nationality and another middle name.");
    await save.press("Enter");
    await expect(form.getByText(sanctions.sanctions.validations.seenOn)).toBeVisible();
    await checkAxe(page);
    await form.getByRole("checkbox", { name: sanctions.form.identity_document }).press("Space");
    await save.press("Enter");
    await expect(page.getByText(sanctions.form.saved)).toBeVisible();
    await expect(page.getByText(sanctions.verdict.other_person, { exact: true })).toBeVisible();
    await fitsEverywhere(page);

    await page.getByRole("button", { name: sanctions.form.again }).press("Enter");
    await page.getByRole("radio", { name: saying(sanctions.form.same_person) }).check();
    await page
      .getByRole("textbox", { name: sanctions.form.reason })
      .fill("The number of the passport is on the list.");
    await page.getByRole("button", { name: sanctions.form.submit }).press("Enter");
    await expect(page.getByText(sanctions.state.CONFIRMED, { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: sanctions.report.title })).toBeVisible();
    await fitsEverywhere(page);
    const told = await world.inbox.next(CONTACT);
    expect(told.text).toContain("UTO0077");
    expect(told.text).toContain("The number of the passport is on the list.");

    await page.getByRole("link", { name: "Anselm Quorndon" }).press("Enter");
    const hers = reviewing(page, consoleTexts);
    await hers.decision.open();
    await expect(page.getByText(decision.blocks.SANCTIONS_CONFIRMED).first()).toBeVisible();

    await anselm.page.goto("/");
    await expect(anselm.page.getByRole("main")).toBeVisible();
    expect(await anselm.page.content()).not.toMatch(/sanction|UTO0077|OFSI/i);
    await page.goto("/console/lists");
    await expect(page.getByText(lists.sanctions.title)).toHaveCount(0);
  },
);

story("an administrator sees the imported lists", async ({ page, aColleague }) => {
  const ruth = await aColleague(page, "ADMINISTRATOR");
  await ruth.settlesIn();
  await page.goto("/console/lists");
  const panel = page.getByRole("region", { name: lists.sanctions.title });
  await expect(panel.getByRole("table").getByRole("row")).not.toHaveCount(0);
  await fitsEverywhere(page);
});
