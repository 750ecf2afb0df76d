import { expect } from "@playwright/test";
import { newStaffAddress } from "../people/colleague.ts";
import { hasSensor } from "../people/second-factors.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { story } from "../world/story.ts";

story(
  "an administrator's first visit: from the invitation to a passkey and a colleague, and back with the passkey",
  async ({ page, world, consoleTexts, aColleague }) => {
    const { team } = consoleTexts;
    const ruth = await aColleague(page, "ADMINISTRATOR");
    const { signIn, enrolment, console } = ruth;
    await hasSensor(page);
    await ruth.followsInvitation();
    await expect(signIn.title).toBeVisible();
    await checkAxe(page);
    await ruth.followsLink();

    await expect(enrolment.title).toBeFocused();
    await checkAxe(page);
    await enrolment.createPasskey.click();
    await expect(enrolment.recoveryTitle).toBeFocused();
    await expect(enrolment.recoveryCodes).toHaveCount(10);
    await enrolment.finish.click();
    await expect(enrolment.savedRequired).toBeVisible();
    await checkAxe(page);
    await enrolment.saved.check();
    await enrolment.finish.click();

    await page.waitForURL("**/console/team");
    await expect(console.title(team.title)).toBeVisible();
    await expect(page.getByRole("row", { name: ruth.name })).toContainText(team.factors.PASSKEY);
    await checkAxe(page);
    const mei = newStaffAddress();
    await console.button(team.invite.open).click();
    const dialog = page.getByRole("dialog", { name: team.invite.title });
    await dialog.getByRole("textbox", { name: team.form.name }).fill("Mei Tan");
    await dialog.getByRole("textbox", { name: team.form.email }).fill(mei);
    await expect(dialog.getByRole("checkbox", { name: team.roles.REVIEWER })).toBeChecked();
    await checkAxe(page);
    await dialog.getByRole("button", { name: team.invite.submit }).click();
    await expect(page.getByText(say(team.invite.done, { email: mei }))).toBeVisible();
    await expect(page.getByRole("row", { name: "Mei Tan" })).toContainText(team.factors.invited);
    await checkAxe(page);
    expect(linkIn(await world.inbox.next(mei))).toBe(`${world.url}/console/sign-in`);

    await console.signOut(ruth.name);
    await expect(signIn.outTitle).toBeVisible();
    await checkAxe(page);
    await ruth.followsLink();
    await expect(signIn.stepTitle).toBeFocused();
    await checkAxe(page);
    await signIn.usePasskey.click();
    await expect(console.title(team.title)).toBeVisible();
  },
);
