import { londonDate } from "@latchkey/domain/rules/london.ts";
import { expect, type Page } from "@playwright/test";
import type { FileToAdd } from "../files/pictures.ts";
import { consoleTexts } from "./console-texts.ts";
import { fillDay, sendFile } from "./staff-forms.ts";
import { saying } from "./texts.ts";

/** A reviewer's records of right-to-rent checks, and the signature that they lead to. */

const { checkNames, rightToRent, signing } = consoleTexts;
const { field, route } = checkNames;

export const today = (): string => londonDate(Date.now());

const chooses = async (page: Page, name: string, value: string): Promise<void> => {
  await page.getByRole("combobox", { name }).selectOption(value);
};

const ticks = async (page: Page, names: readonly string[]): Promise<void> => {
  for (const name of names) await page.getByRole("checkbox", { name }).check();
};

const submits = (page: Page): Promise<void> =>
  page.getByRole("button", { name: rightToRent.record.submit }).press("Enter");

/** A share code whose page shows a right without a limit. The way, the outcome and the name are filled in already. */
export const recordsCode = async (
  page: Page,
  { responsible, result }: { readonly responsible: () => Promise<void>; readonly result: FileToAdd },
): Promise<void> => {
  await page.getByRole("textbox", { name: saying(field.shareCode) }).fill("R12 345 678");
  await ticks(page, [field.landlordService, field.likeness, field.statementShown]);
  await chooses(page, field.presence, "live_video");
  await chooses(page, field.namesAgree, "agree");
  await responsible();
  await fillDay(page, field.pageDay, today());
  await sendFile(page, field.resultFile, result);
  await submits(page);
  await expect(page.getByText(rightToRent.recorded.text)).toBeVisible();
};

export const choosesCode = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("radio", { name: saying(route.ONLINE) }).check();
  await chooses(page, field.outcome, "unlimited");
  await page.getByRole("textbox", { name: field.shownName }).fill(name);
};

/** A British passport in the hands of a reviewer, or of an agency's checker. */
export const sendsPassport = async (page: Page, copy: FileToAdd): Promise<void> => {
  await page.getByRole("radio", { name: saying(route.MANUAL_A1) }).check();
  await chooses(page, field.outcome, "unlimited");
  await chooses(page, rightToRent.kind, "BRITISH_PASSPORT");
  await chooses(page, rightToRent.country, "GB");
  await fillDay(page, rightToRent.expiresOn, "2031-05-01");
  await ticks(page, [field.originalSeen, field.genuine, field.likeness, field.statementShown]);
  await chooses(page, field.presence, "in_person");
  await chooses(page, field.namesAgree, "agree");
  await sendFile(page, field.copies, copy);
  await fillDay(page, field.copiedOn, today());
  // A list of names to choose from makes it a combobox.
  await page.getByLabel(field.landlord, { exact: true }).fill("R. Calvert");
  await chooses(page, field.responsible, "landlord");
  await submits(page);
};

export const recordsPassport = async (page: Page, copy: FileToAdd): Promise<void> => {
  await sendsPassport(page, copy);
  await expect(page.getByText(rightToRent.recorded.text)).toBeVisible();
};

export const signs = async (page: Page): Promise<void> => {
  const panel = page.getByRole("region", { name: signing.title, exact: true });
  await panel
    .getByRole("button", { name: signing.change })
    .or(panel.getByRole("button", { name: signing.record }))
    .press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: signing.landlord }).fill("R. Calvert");
  await fillDay(page, signing.signedOn, today());
  await dialog.getByRole("button", { name: signing.submit }).press("Enter");
  await expect(panel.getByText(signing.signed, { exact: true })).toBeVisible();
};

/** On the page of a person whose agreement is signed. */
export const failsFollowUp = async (page: Page): Promise<void> => {
  await expect(page.getByText(rightToRent.followUp)).toBeVisible();
  await page.getByRole("button", { name: rightToRent.recorded.followUp }).press("Enter");
  await page.getByRole("radio", { name: saying(route.ONLINE) }).check();
  await chooses(page, field.outcome, "not_shown");
  await page.getByRole("textbox", { name: field.failedWhy }).fill("The page shows no right to rent.");
  await fillDay(page, field.reportedOn, today());
  await chooses(page, field.reportedBy, "page");
  await page.getByRole("textbox", { name: field.reportReference }).fill("HO-1");
  await ticks(page, [field.statementShown]);
  await chooses(page, field.responsible, "landlord");
  await submits(page);
  await expect(page.getByText(rightToRent.state.noRight).first()).toBeVisible();
  await expect(page.getByText(checkNames.choice.not_shown).first()).toBeVisible();
};
