import { expect, type Page } from "@playwright/test";
import type { FileToAdd } from "../files/pictures.ts";
import { consoleTexts } from "./console-texts.ts";
import { say, saying } from "./texts.ts";

/** Fields of forms in the console that are more than a box of text. */

const { rightToRent, memberFile } = consoleTexts;

export const sendFile = async (page: Page, name: string, file: FileToAdd): Promise<void> => {
  const group = page.getByRole("group", { name: saying(name) });
  const chosen = page.waitForEvent("filechooser");
  await group.getByRole("button", { name: memberFile.choose }).click();
  await (await chosen).setFiles(file);
  await expect(group.getByText(say(memberFile.sent, { name: file.name }))).toBeVisible();
};

export const fillDay = async (page: Page, name: string, day: string): Promise<void> => {
  const group = page.getByRole("group", { name: saying(name) });
  const [year = "", month = "", date = ""] = day.split("-");
  await group.getByRole("textbox", { name: rightToRent.day }).fill(date);
  await group.getByRole("textbox", { name: rightToRent.month }).fill(month);
  await group.getByRole("textbox", { name: rightToRent.year }).fill(year);
};
