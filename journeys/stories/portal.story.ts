import { application } from "@latchkey/portal/src/locales/en/application.ts";
import { applications } from "@latchkey/portal/src/locales/en/applications.ts";
import { expect, type Page } from "@playwright/test";
import { invitedMember, newStaffAddress } from "../people/colleague.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const HOME = "3 Ropewalk House, Stirling FK8 1AA";
const NAME = "Marek Dvořák";
const CORRECTED = "marek.dvorak@corrected.example";

/** Fails while a job is due. */
const NO_JOB_WAITS = `select 1 / (case when exists (select from graphile_worker._private_jobs where run_at <= now() and attempts = 0)
  then 0 else 1 end)`;

const fitsEveryWindow = async (page: Page): Promise<void> => {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await checkAxe(page);
};

story(
  "a user of an agency corrects an address, asks the provider, and withdraws the application",
  async ({ page, world }) => {
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    const row = page.getByRole("row").filter({ hasText: HOME });
    const email = newStaffAddress();
    // E-mails of the sample people come before the link.
    await expect(() => world.change(NO_JOB_WAITS)).toPass();
    await world.change(
      `insert into agency_user (agency_id, email, name, roles, wants_events)
        select id, $1, 'Marcus Ibe', '{AGENCY_ADMINISTRATOR}', false from agency where name = 'Quillfield Lettings'`,
      email,
    );
    await invitedMember(
      { page, world, texts: consoleTexts },
      { email, name: "Marcus Ibe", home: "/agency" },
    ).settlesIn();
    await expect(page.getByRole("heading", { level: 1, name: applications.title })).toBeVisible();

    await page.getByRole("button", { name: new RegExp(`^${applications.views.YOURS}`) }).press("Enter");
    await expect(page).toHaveURL(/\?view=yours$/);
    await expect(row).toContainText(applications.tasks.INVITATION_BOUNCED);
    await fitsEveryWindow(page);
    await row.getByRole("link").press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: HOME })).toBeFocused();
    await expect(page.getByText(application.notice.bounced)).toBeVisible();
    await fitsEveryWindow(page);
    await button(say(application.correct.openOf, { name: NAME }))
      .first()
      .press("Enter");
    await dialog.getByRole("textbox", { name: application.correct.label }).fill(CORRECTED);
    await checkAxe(page);
    await dialog.getByRole("button", { name: application.correct.submit }).press("Enter");
    await expect(page.getByText(say(application.correct.done, { email: CORRECTED }))).toBeVisible();
    await expect(page.getByText(application.notice.bounced)).toHaveCount(0);
    expect(linkIn(await world.inbox.next(CORRECTED))).toContain("/otl");

    await page
      .getByRole("textbox", { name: application.messages.label })
      .fill("Is a later first day possible?");
    await page.getByRole("checkbox", { name: application.messages.asks }).press(" ");
    await button(application.messages.send).press("Enter");
    await expect(page.getByText(application.messages.open)).toBeVisible();
    await page.reload();
    await expect(page.getByText("Is a later first day possible?")).toBeVisible();

    await button(application.endApplication.open).press("Enter");
    await checkAxe(page);
    await dialog.getByRole("button", { name: application.endApplication.submit }).press("Enter");
    await expect(page.getByText(application.endApplication.done)).toBeVisible();
    await expect(page.getByText(application.people.over.WITHDRAWN)).toBeVisible();
    await expect(button(application.endApplication.open)).toHaveCount(0);

    // Back leads to the list as it was left.
    await page.getByRole("main").getByRole("link", { name: applications.title }).first().press("Enter");
    await expect(page).toHaveURL(/\?view=yours$/);
    await expect(row).toHaveCount(0);
    await button(applications.views.ALL).press("Enter");
    await page.getByRole("searchbox", { name: applications.search }).fill(NAME);
    await expect(row).toContainText(applications.statuses.WITHDRAWN);
  },
);
