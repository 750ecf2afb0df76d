import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { expect, type Locator } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import { newAddress } from "../people/applicant.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { say, saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const HOME = "23 Otter Lane, Leeds LS6 3QT";

const fillDate = async (group: Locator, day: string): Promise<void> => {
  for (const [index, part] of day.split("-").toReversed().entries()) {
    await group.getByRole("textbox").nth(index).fill(part);
  }
};

/** From the agreement's terms to the refund of the holding deposit. */
story(
  "a reviewer opens an application in England, records its holding deposit, and states its refund when the tenant is gone",
  async ({ page, aColleague }) => {
    const { application, deposit, newApplication, queue } = consoleTexts;
    const priya = await aColleague(page, "REVIEWER");
    await priya.settlesIn();
    const titled = (name: string) => page.getByRole("heading", { level: 1, name });
    const today = londonDate(Date.now());
    const looksRight = async () => {
      await checkAxe(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await horizontalOverflow(page)).toBe(0);
      }
    };

    await page.goto("/console/applications/new");
    const field = (name: string) => page.getByLabel(say(name), { exact: true });
    await page.getByRole("button", { name: newApplication.search.byHand }).click();
    await field(newApplication.home.address).fill(HOME);
    await expect(page.getByText(newApplication.home.noTerm)).toBeVisible();
    await expect(field(newApplication.home.term)).toHaveCount(0);
    await field(newApplication.home.rentOf.month).fill("950");
    await field(newApplication.home.advertisedOf.month).fill("900");
    await fillDate(page.getByRole("group", { name: newApplication.home.start }), today);
    await field(newApplication.home.agency).fill("Quillfield Lettings");
    const person = page.getByRole("group", { name: say(newApplication.people.person, { number: 1 }) });
    await person.getByLabel(newApplication.people.firstName).fill("Otto");
    await person.getByLabel(newApplication.people.lastName).fill("Quennell");
    await person.getByLabel(newApplication.people.email).fill(newAddress());
    await person.getByLabel(newApplication.people.share).fill("950");
    await page.getByRole("button", { name: newApplication.send.button_one }).press("Enter");
    await expect(page.getByText(/The rent may not be above the advertised rent/)).toBeVisible();
    await expect(field(newApplication.home.rentOf.month)).toBeFocused();
    await looksRight();
    await field(newApplication.home.advertisedOf.month).fill("950");
    await page.getByRole("button", { name: newApplication.send.button_one }).press("Enter");
    await expect(titled(HOME)).toBeVisible();
    await expect(page.getByText(/months\./)).toHaveCount(0);

    const panel = page.getByRole("region", { name: deposit.title });
    await panel.getByRole("button", { name: deposit.record }).press("Enter");
    await panel.getByRole("button", { name: deposit.form.submit }).press("Enter");
    await expect(panel.getByText(saying(deposit.form.receivedRequired))).toBeVisible();
    await looksRight();
    await fillDate(panel.getByRole("group", { name: deposit.form.received }), addDays(today, -3));
    await fillDate(panel.getByRole("group", { name: deposit.form.agreed }), addDays(today, 20));
    const chosen = page.waitForEvent("filechooser");
    await panel.getByRole("button", { name: consoleTexts.memberFile.choose }).press("Enter");
    await (await chosen).setFiles(aPdf("agreed.pdf"));
    await expect(panel.getByText(say(consoleTexts.memberFile.sent, { name: "agreed.pdf" }))).toBeVisible();
    await panel.getByRole("button", { name: deposit.form.submit }).press("Enter");
    await expect(panel.getByText(saying(deposit.agreed))).toBeVisible();
    const download = page.waitForEvent("download");
    await panel.getByRole("button", { name: deposit.download }).press("Enter");
    expect((await download).suggestedFilename()).toBe(`${deposit.file}.pdf`);
    await looksRight();
    const address = page.url();

    await page.goto("/console/queue?view=applicants");
    await page.getByLabel(queue.order).selectOption({ label: queue.orders.AGREEMENT });
    await expect(page.getByRole("table", { name: queue.lists.AGREEMENT })).toBeVisible();
    await expect(page.getByRole("row", { name: /Otto Quennell/ }).getByText(/^Agreement by /)).toBeVisible();
    await looksRight();

    await page.goto(address);
    await page
      .getByRole("button", { name: say(application.invitations.withdrawOf, { name: "Otto Quennell" }) })
      .press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: application.withdraw.submit }).press("Enter");
    await expect(page.getByText(say(application.withdraw.done, { name: "Otto Quennell" }))).toBeVisible();
    await page.reload();
    await panel.getByRole("link", { name: deposit.statementOpen }).press("Enter");
    await expect(titled(deposit.statement.title)).toBeVisible();
    await expect(page.getByText(deposit.statement.nothing)).toHaveCount(4);
    await looksRight();
    await page.getByRole("button", { name: saying(deposit.statement.submitRefund) }).press("Enter");
    await expect(page.getByRole("region", { name: saying(deposit.statement.back) })).toBeVisible();
    await expect(page.getByText(deposit.statement.done)).toBeVisible();
    await looksRight();
  },
);
