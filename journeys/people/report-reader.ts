import { expect, type Page } from "@playwright/test";
import type { ConsoleTexts } from "./console-texts.ts";
import { say } from "./texts.ts";

interface ReportFiles {
  readonly pdf: Buffer;
  readonly json: string;
}

/** The files of an application's report, as an agency's program reads them. */
export const fetchReport = async (page: Page, address: string, key: string): Promise<ReportFiles> => {
  const headers = { authorization: `Bearer ${key}` };
  await expect
    .poll(async () => (await page.request.get(`${address}/report`, { headers })).status())
    .toBe(200);
  const { signed } = await (await page.request.get(`${address}/report`, { headers })).json();
  const pdf = await (await page.request.get(`${address}/report.pdf`, { headers })).body();
  return { pdf, json: JSON.stringify(signed) };
};

/** A person who holds both files, and has no account. The page asks no server after it has come. */
export const reportReader = (page: Page) => ({
  open: () => page.goto("/report-check"),
  choose: ({ pdf, json }: ReportFiles) =>
    page.getByLabel("The two files of the report").setInputFiles([
      { name: "report.pdf", mimeType: "application/pdf", buffer: pdf },
      { name: "report.json", mimeType: "application/json", buffer: Buffer.from(json) },
    ]),
  verdict: page.getByRole("status").getByRole("heading", { level: 2 }),
  facts: page.getByRole("status"),
});

/** On the page of an application. @returns the address of the link */
export const makesLandlordsLink = async (
  page: Page,
  { reports, reportLinks }: ConsoleTexts,
  landlord: string,
): Promise<string> => {
  const panel = page.getByRole("region", { name: reports.title });
  await panel.getByRole("button", { name: reportLinks.make }).click();
  const dialog = page.getByRole("dialog", { name: reportLinks.make });
  await dialog.getByRole("textbox", { name: reportLinks.handedTo }).fill(landlord);
  await dialog.getByRole("button", { name: reportLinks.submit }).click();
  await expect(page.getByText(reportLinks.made)).toBeVisible();
  await expect(
    panel.getByRole("button", { name: say(reportLinks.endWhich, { name: landlord }) }),
  ).toBeVisible();
  return panel.locator(".secret__value").innerText();
};
