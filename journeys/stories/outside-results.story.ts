import { expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { reviewing } from "../people/reviewing.ts";
import { say, saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { setConditions } from "../world/parties.ts";
import { story } from "../world/story.ts";

const LONG_NAME = `${"creditfile".repeat(12)}.pdf`;

story(
  "a reviewer records a credit file, two decline because of it, and the applicant reads whose it is",
  async ({ page, world, texts, openBrowser, anApplicant, aColleague }) => {
    const { decision, outside, memberFile } = consoleTexts;
    const pageOf = async () => (await openBrowser()).newPage();
    const ilse = anApplicant(await pageOf());
    const api = await ilse.hasConsented();
    await api.identityWithPassport({ firstName: "Ilse", lastName: "Farrow" });
    expect((await api.submit()).codes).toEqual([]);
    await world.inbox.next(ilse.email);
    await setConditions(world, ilse.email, { CREDIT_FILE_MAX_DAYS: 30 });

    const priya = await aColleague(page, "REVIEWER");
    await priya.settlesIn();
    const hers = reviewing(page, consoleTexts);
    await hers.opens("Ilse Farrow");
    await hers.takes();
    const results = page.getByRole("region", { name: outside.title });
    await expect(results.getByText(outside.missing)).toBeVisible();
    await results.getByRole("button", { name: outside.record }).press("Enter");
    await results.getByRole("button", { name: outside.submit }).press("Enter");
    await expect(results.getByText(outside.form.providerRequired)).toBeVisible();
    await expect(results.getByRole("textbox", { name: outside.form.provider })).toBeFocused();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);

    await results.getByRole("textbox", { name: outside.form.provider }).fill("Northgate Credit");
    const today = new Date();
    await results.getByRole("textbox", { name: outside.form.day }).fill(String(today.getUTCDate()));
    await results.getByRole("textbox", { name: outside.form.month }).fill(String(today.getUTCMonth() + 1));
    await results.getByRole("textbox", { name: outside.form.year }).fill(String(today.getUTCFullYear()));
    const chosen = page.waitForEvent("filechooser");
    await results.getByRole("button", { name: memberFile.choose }).click();
    await (await chosen).setFiles(aPdf(LONG_NAME));
    await expect(results.getByText(say(memberFile.sent, { name: LONG_NAME }))).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    await results.getByRole("textbox", { name: outside.form.ccjs }).fill("1");
    await results.getByRole("combobox", { name: outside.form.insolvency }).selectOption("none");
    await results.getByRole("radio", { name: outside.counts_against }).check();
    await results
      .getByRole("textbox", { name: saying(outside.form.reason) })
      .fill("A judgment is not satisfied.");
    await results.getByRole("button", { name: outside.submit }).click();
    await expect(results.getByText(outside.counts_against)).toBeVisible();
    await checkAxe(page);
    await results.getByRole("link", { name: outside.open }).click();
    await expect(page.getByRole("heading", { level: 1, name: outside.CREDIT_FILE })).toBeVisible();
    await expect(page.getByRole("img").first()).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: consoleTexts.documentTexts.viewer.download }).click();
    expect((await download).suggestedFilename()).toContain(`${outside.CREDIT_FILE}.pdf`);
    await page.goBack();

    await hers.decision.open();
    await hers.decision.choose("DECLINED");
    await hers.decision.tick(decision.reasons.OUTSIDE_RESULT_UNFAVOURABLE);
    await expect(page.getByText(/^A credit file counts against you: Northgate Credit, /)).toBeVisible();
    await hers.decision.button(decision.second.propose).click();
    await expect(page.getByText(decision.done.proposed)).toBeVisible();

    const second = await pageOf();
    const lucia = await aColleague(second, "REVIEWER");
    await lucia.settlesIn();
    const other = reviewing(second, consoleTexts);
    await other.opens("Ilse Farrow");
    await other.decision.open();
    await second.getByRole("link", { name: "Identity: Passport" }).click();
    await expect(second.getByRole("img").first()).toBeVisible();
    await second.goBack();
    await second.getByRole("link", { name: /^Outside result: credit file, / }).click();
    await expect(second.getByRole("img").first()).toBeVisible();
    await second.goBack();
    await expect(second.getByText(decision.look.notOpened)).toHaveCount(0);
    await other.decision.agree();
    await expect(second.getByText(say(decision.done.decided, { name: "Ilse" }))).toBeVisible();

    const told = await world.inbox.next(ilse.email);
    expect(told.text).toContain("You can ask Northgate Credit for a copy");
    await ilse.page.goto(linkIn(told));
    await expect(
      ilse.page.getByRole("heading", { level: 1, name: texts.decision.title.declined }),
    ).toBeVisible();
    await expect(ilse.page.getByText(/^A credit file counts against you: Northgate Credit, /)).toBeVisible();
    await checkAxe(ilse.page);
  },
);
