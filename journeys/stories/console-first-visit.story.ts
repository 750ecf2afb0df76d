import { expect, type Page } from "@playwright/test";
import { authenticatorApp } from "../../server/test/authenticator-app.ts";
import { type Colleague, newStaffAddress } from "../people/colleague.ts";
import { type ConsoleTexts, consoleTexts } from "../people/console-texts.ts";
import { hasSensor } from "../people/second-factors.ts";
import { beginning, say } from "../people/texts.ts";
import { checkAxe, checkColours } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";
import type { World } from "../world/world.ts";

/** @returns the key, as it is shown once */
const makesKey = async (page: Page, { keys, desk }: ConsoleTexts, name: string): Promise<string> => {
  await page.getByRole("button", { name: keys.create }).click();
  const form = page.getByRole("dialog", { name: keys.form.title });
  await form.getByRole("combobox", { name: keys.form.agency }).fill("Quillfield Lettings");
  await form.getByRole("textbox", { name: keys.form.name }).fill(name);
  await form.getByRole("checkbox", { name: keys.scopes.APPLICATIONS_READ }).check();
  await checkAxe(page);
  await form.getByRole("button", { name: keys.form.submit }).click();
  const shown = page.getByRole("dialog", { name: keys.shown.title });
  const key = await shown.locator(".secret__value").innerText();
  await page.keyboard.press("Escape");
  await checkAxe(page);
  await shown.getByRole("checkbox", { name: keys.shown.saved }).check();
  await shown.getByRole("button", { name: desk.close }).click();
  return key;
};

/** The second step was shown long ago. */
const hasWaited = (world: World, email: string) =>
  world.change(
    `update session_family set created_at = created_at - interval '11 minutes'
     where staff_id = (select id from staff_member where email = $1)`,
    email,
  );

/** From one's own menu: an app beside the passkey, which is shown first. */
const addsApp = async (page: Page, { signIn, enrolment, console, name }: Colleague): Promise<void> => {
  const { account, frame } = consoleTexts;
  await page.locator("summary").filter({ hasText: name }).click();
  await page.getByRole("link", { name: frame.account }).click();
  await expect(console.title(account.title)).toBeVisible();
  await checkAxe(page);
  await console.button(account.factors.add).click();
  await expect(signIn.stepTitle).toBeFocused();
  await signIn.usePasskey.click();
  await enrolment.appTab.click();
  const app = authenticatorApp(await enrolment.secret.innerText());
  await enrolment.code.fill(app.code());
  await enrolment.goOn.click();
  await enrolment.saved.check();
  await enrolment.finish.click();
  await expect(console.title(account.title)).toBeVisible();
  const factors = page.getByRole("table", { name: account.factors.list });
  await expect(factors.getByRole("row", { name: account.factors.app })).toBeVisible();
  await expect(factors.getByRole("row", { name: account.factors.passkey })).toBeVisible();
};

/** Asks for the second step first, and then goes on by itself. */
const renewsCodes = async (page: Page, { account, secondFactor }: ConsoleTexts): Promise<void> => {
  await page.getByRole("button", { name: account.codes.renew }).click();
  const question = page.getByRole("dialog", { name: secondFactor.proof.title });
  await expect(question.getByRole("button", { name: secondFactor.passkey.use })).toBeVisible();
  await checkAxe(page);
  await question.getByRole("button", { name: secondFactor.passkey.use }).click();
  const codes = page.getByRole("dialog", { name: account.codes.shown });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await checkAxe(page);
  await codes.getByRole("button", { name: account.codes.done }).click();
};

story(
  "an administrator's first visit: from the invitation to a passkey and a colleague, and back with it for a key",
  async ({ page, world, aColleague }) => {
    const { agencies, team, keys } = consoleTexts;
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

    await page.waitForURL("**/console/agencies");
    await console.navLink(consoleTexts.frame.nav.pages.team).click();
    await expect(console.title(team.title)).toBeVisible();
    await expect(page.getByRole("row", { name: ruth.email })).toContainText(team.factors.PASSKEY);
    await checkAxe(page);
    const mei = newStaffAddress();
    await console.button(team.invite.open).click();
    const dialog = page.getByRole("dialog", { name: team.invite.title });
    await dialog.getByRole("textbox", { name: team.form.name }).fill("Mei Tan");
    await dialog.getByRole("textbox", { name: team.form.email }).fill(mei);
    await expect(dialog.getByRole("checkbox", { name: beginning(team.roles.REVIEWER) })).toBeChecked();
    await checkAxe(page);
    await dialog.getByRole("button", { name: team.invite.submit }).click();
    await expect(page.getByText(say(team.invite.done, { email: mei }))).toBeVisible();
    await expect(page.getByRole("row", { name: mei })).toContainText(team.factors.invited);
    await checkAxe(page);
    expect(linkIn(await world.inbox.next(mei))).toBe(`${world.url}/console/sign-in`);

    await console.signOut(ruth.name);
    await expect(signIn.outTitle).toBeVisible();
    await checkAxe(page);
    await ruth.followsLink();
    await expect(signIn.stepTitle).toBeFocused();
    await checkAxe(page);
    await signIn.usePasskey.click();
    await expect(console.title(agencies.title)).toBeVisible();

    await console.navLink(consoleTexts.frame.nav.pages.keys).click();
    await expect(console.title(keys.title)).toBeVisible();
    await checkAxe(page);
    // Others of this world have keys too.
    const software = `Software of ${ruth.email}`;
    const key = await makesKey(page, consoleTexts, software);
    await expect(page.getByRole("row", { name: software })).toContainText(`…${key.slice(-4)}`);
    await checkAxe(page);
    const headers = { authorization: `Bearer ${key}` };
    const answered = await fetch(`${world.url}/api/v1/applications`, { headers });
    expect(answered.status).toBe(200);

    await hasWaited(world, ruth.email);
    await addsApp(page, ruth);
    await checkAxe(page);
    await hasWaited(world, ruth.email);
    await renewsCodes(page, consoleTexts);

    await console.navLink(consoleTexts.frame.nav.pages.keys).click();
    await page.getByRole("link", { name: keys.guide }).click();
    await page.waitForURL("**/api/v1");
    await expect(page.locator("script")).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toBe(0);
    await checkAxe(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await checkColours(page);
  },
);
