import { readFile } from "node:fs/promises";
import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { codeHolders } from "@latchkey/sandbox/right-to-rent/people.ts";
import { expect, type Page } from "@playwright/test";
import type { FileToAdd } from "../files/pictures.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { choosesCode, failsFollowUp, recordsCode, signs, today } from "../people/rent-checks.ts";
import { fillDay, sendFile } from "../people/staff-forms.ts";
import { saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const { caseTexts, checkNames, followUps, queue, responsibility, rightToRent, signing } = consoleTexts;
const { field } = checkNames;

/** Sample people of one English home: one without a record, one whose record waits for a second reviewer. */
const HOME = "8 Calder Wharf";
const OPEN = "Lars Lindqvist";
const PROPOSED = "Pavel Novak";
/** Has a time-limited right. */
const LIMITED = "Yusuf Rahman";

/** By a search, because the list shows the newest applications first. */
const addressOfHome = async (page: Page): Promise<string> => {
  await page.goto("/console/queue");
  const search = page.getByRole("searchbox", { name: queue.search });
  await search.fill(OPEN);
  await search.press("Enter");
  await page
    .getByRole("row", { name: new RegExp(OPEN) })
    .getByRole("link")
    .first()
    .press("Enter");
  const link = page.getByRole("link", { name: caseTexts.facts.openApplication });
  return (await link.getAttribute("href")) ?? "";
};

const LANDLORD = "S. Marchbanks";

/** Our own agency hands nothing on, and no agreement of this landlord is filed. */
const agentIsResponsible = async (page: Page): Promise<void> => {
  await page.getByRole("combobox", { name: field.responsible }).selectOption("agent");
  await page.getByRole("combobox", { name: field.landlord, exact: true }).fill(LANDLORD);
  await expect(page.getByRole("group", { name: field.agencyResponsibility })).toHaveCount(0);
  const landlords = page.getByRole("group", { name: field.landlordResponsibility });
  await expect(landlords.getByText(responsibility.missingOfLandlord)).toBeVisible();
  await landlords.getByRole("button", { name: responsibility.addOfLandlord }).press("Enter");
  const dialog = page.getByRole("dialog");
  await fillDay(page, responsibility.acceptedOn, today());
  const agreement = { name: "agreement.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await sendFile(page, responsibility.file, agreement);
  await checkAxe(page);
  expect(await horizontalOverflow(page)).toBe(0);
  await dialog.getByRole("button", { name: responsibility.submit }).press("Enter");
  await expect(landlords.getByRole("button", { name: agreement.name })).toBeVisible();
};

/** Enters the code of the person on the practice page, and downloads its result. */
const takeResult = async (page: Page, name: string): Promise<FileToAdd> => {
  const { code = "", birthdate = "" } = codeHolders.find((holder) => holder.name === name) ?? {};
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: rightToRent.seen.practicePage }).click();
  const practice = await opened;
  await practice.getByLabel("Share code").fill(code);
  const [year = "", month = "", day = ""] = birthdate.split("-");
  await practice.getByLabel("Day").fill(day);
  await practice.getByLabel("Month").fill(month);
  await practice.getByLabel("Year").fill(year);
  await practice.getByLabel("Your company, or the landlord").fill("R. Calvert");
  await checkAxe(practice);
  expect(await horizontalOverflow(practice)).toBe(0);
  await practice.getByRole("button", { name: "Check" }).press("Enter");
  await expect(practice.getByRole("heading", { level: 1, name })).toBeVisible();
  await checkAxe(practice);
  const started = practice.waitForEvent("download");
  await practice.getByRole("link", { name: "Download as PDF" }).press("Enter");
  const download = await started;
  const file = { mimeType: "application/pdf", buffer: await readFile(await download.path()) };
  await practice.close();
  return { ...file, name: download.suggestedFilename() };
};

story(
  "a home in England is ready to sign once a share code is recorded and a colleague agrees to an override; a follow-up fails",
  async ({ page, openBrowser, aColleague }) => {
    expect(rightToRentRulesOn(today())).toBeDefined();
    const priya = await aColleague(page, "REVIEWER");
    await priya.settlesIn();
    const home = await addressOfHome(page);
    const opensHome = async (): Promise<void> => {
      await page.goto(home);
      await expect(page.getByRole("heading", { level: 1, name: new RegExp(HOME) })).toBeVisible();
    };
    const panel = page.getByRole("region", { name: signing.title, exact: true });
    await opensHome();
    await expect(panel.getByText(signing.open)).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);

    await panel.getByRole("link", { name: OPEN }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: rightToRent.title })).toBeVisible();
    await page.getByRole("button", { name: rightToRent.record.submit }).press("Enter");
    await expect(page.getByRole("radiogroup", { name: saying(rightToRent.ways.legend) })).toContainText(
      "Choose",
    );
    await choosesCode(page, OPEN);
    await page.getByRole("textbox", { name: saying(field.shareCode) }).fill("W12 345 678");
    await page.getByRole("button", { name: rightToRent.record.submit }).press("Enter");
    await expect(page.getByText(rightToRent.rightToRent.validations.confirm).first()).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);

    const result = await takeResult(page, OPEN);
    await recordsCode(page, { result, responsible: () => agentIsResponsible(page) });
    await expect(page.getByText(rightToRent.next.none)).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole("link", { name: new RegExp(field.resultFile) }).click();
    await expect(page.getByRole("img").first()).toBeVisible();

    const owens = await (await openBrowser()).newPage();
    const owen = await aColleague(owens, "REVIEWER");
    await owen.settlesIn();
    await opensHome();
    const address = await panel.getByRole("link", { name: PROPOSED }).getAttribute("href");
    await owens.goto(address ?? "");
    await expect(owens.getByText(rightToRent.second.text)).toBeVisible();
    await checkAxe(owens);
    await owens.getByRole("button", { name: rightToRent.second.agree, exact: true }).press("Enter");
    await expect(owens.getByText(checkNames.state.WITHOUT_EXCUSE)).toBeVisible();

    await opensHome();
    await expect(panel.getByText(signing.ready)).toBeVisible();
    await panel.getByRole("button", { name: signing.change }).press("Enter");
    const dialog = page.getByRole("dialog");
    await checkAxe(page);
    await dialog.getByRole("textbox", { name: signing.landlord }).fill("");
    await dialog.getByRole("button", { name: signing.submit }).press("Enter");
    await expect(dialog.getByText(signing.nameLandlord)).toBeVisible();
    await dialog.getByRole("button", { name: /Cancel/ }).press("Enter");
    await signs(page);

    await page.goto("/console/follow-ups");
    const row = page.getByRole("row", { name: new RegExp(LIMITED) });
    await expect(row.getByText(followUps.states.LATER)).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await opensHome();

    await panel.getByRole("link", { name: OPEN }).press("Enter");
    await failsFollowUp(page);
  },
);
