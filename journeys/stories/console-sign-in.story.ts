import { expect } from "@playwright/test";
import { authenticatorApp } from "../../server/test/authenticator-app.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

// The cookie with the applicant's choice is the browser's: the console neither follows nor changes it.
story.use({ language: "de" });

story(
  "AUTH-09 (in part) a reviewer signs in with an authenticator app, in a browser where an applicant stays signed in",
  async ({ page, context, watch, anApplicant, aColleague }) => {
    const amara = anApplicant(await context.newPage());
    await (await amara.hasConsented()).facts();
    const applicantIsThere = async () => {
      await amara.dashboard.open();
      await expect(amara.dashboard.greeting("Amara")).toBeVisible();
    };
    await applicantIsThere();

    const priya = await aColleague(page, "REVIEWER");
    const { signIn, enrolment, console } = priya;
    const { queue } = consoleTexts;
    await priya.followsInvitation();
    await priya.followsLink();
    await enrolment.appTab.click();
    await expect(enrolment.secret).toBeVisible();
    await checkAxe(page);
    const app = authenticatorApp(await enrolment.secret.innerText());
    await enrolment.code.fill(app.code());
    await enrolment.goOn.click();
    await enrolment.saved.check();
    await enrolment.finish.click();
    await expect(console.title(queue.title)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(console.navLink(consoleTexts.frame.nav.pages.team)).toHaveCount(0);
    await checkAxe(page);
    await console.signOut(priya.name);
    await expect(signIn.outTitle).toBeVisible();
    await applicantIsThere();

    // A link alone opens nothing, and a reload begins nothing anew.
    await priya.followsLink();
    await page.goto("/console/queue");
    await expect(signIn.title).toBeVisible();
    await page.goto("/console/second-factor");
    await expect(signIn.stepTitle).toBeFocused();
    await page.reload();
    await expect(signIn.stepTitle).toBeVisible();
    await checkAxe(page);
    watch.expectFailure(/^\/console\/auth\/second-factor\/app$/, 422);
    await signIn.code.fill(app.wrongCode());
    await signIn.goOn.click();
    await expect(signIn.wrongCode).toBeVisible();
    await expect(signIn.code).toBeFocused();
    await checkAxe(page);
    await signIn.code.fill(app.nextCode());
    await signIn.goOn.click();
    await expect(console.title(queue.title)).toBeVisible();

    await applicantIsThere();
    await amara.page.goto("/logout");
    await expect(amara.signIn.outTitle).toBeVisible();
    await page.reload();
    await expect(console.title(queue.title)).toBeVisible();
  },
);
