import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import { expect } from "@playwright/test";
import { beginning, say, saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { story } from "../world/story.ts";

story(
  "FRM-049 FRM-290 FRM-291 FRM-292 FRM-293 an empty and a wrong address",
  async ({ page, texts, anApplicant }) => {
    const { signIn } = anApplicant(page);
    const { issues, form } = texts.signIn;
    await signIn.open();
    await signIn.submit.click();
    await expect(signIn.email).toHaveAccessibleDescription(saying(issues.required));
    await expect(signIn.email).toBeFocused();
    await expect(page).toHaveTitle(beginning(texts.shell.errorPrefix + form.pageTitle));
    await checkAxe(page);

    await signIn.email.fill("nobody@nowhere");
    await signIn.email.blur();
    await expect(signIn.email).toHaveAccessibleDescription(saying(issues.format));
    await signIn.submit.click();
    await expect(signIn.title).toBeVisible();
    await expect(signIn.email).toHaveValue("nobody@nowhere");

    await signIn.email.fill("nobody@nowhere.example");
    await expect(signIn.email).not.toHaveAttribute("aria-invalid", "true");
    await expect(page).toHaveTitle(beginning(form.pageTitle));
  },
);

story("FRM-291 FRM-292 an invalid address is reported on blur", async ({ page, texts, anApplicant }) => {
  const { signIn } = anApplicant(page);
  await signIn.open();
  await signIn.email.fill("amara");
  await signIn.submit.focus();
  await expect(signIn.email).toHaveAccessibleDescription(saying(texts.signIn.issues.format));
});

story(
  "FRM-051 FRM-211 FRM-212 FRM-214 FRM-045 the server is away: red alerts, the address kept, then it works",
  async ({ page, texts, watch, world, anApplicant }) => {
    const { signIn, email } = anApplicant(page);
    const { failed, sent } = texts.signIn;
    watch.expectFailure(/^\/auth\/one-time-link$/, "offline");
    await signIn.open();
    await world.server.kill();
    await signIn.askFor(email);
    await expect(page.getByRole("alert")).toContainText(failed.title);
    await expect(page.getByText(failed.helpTitle)).toBeVisible();
    await expect(page.locator(".alert--critical")).toHaveCount(2);
    await expect(signIn.email).toHaveValue(email);
    await expect(page).toHaveTitle(beginning(texts.shell.errorPrefix));
    await checkAxe(page);

    await world.server.start();
    await signIn.submit.click();
    await expect(signIn.sentTitle).toBeVisible();
    await expect(signIn.sentTitle).toBeFocused();
    await world.inbox.next(email);
    await page.reload();
    await expect(signIn.sentTitle).toBeVisible();
    await page.getByRole("button", { name: sent.again }).click();
    await expect(page.getByText(sent.sentAgain)).toBeVisible();
    await world.inbox.next(email);
    await page.goBack();
    await expect(signIn.email).toHaveValue(email);
  },
);

story("FRM-213 a second press during the first sends one request", async ({ page, texts, anApplicant }) => {
  const { signIn, email } = anApplicant(page);
  let asked = 0;
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/auth/one-time-link", async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await signIn.open();
  await signIn.askFor(email);
  await expect(signIn.submit).toHaveAttribute("aria-busy", "true");
  await signIn.submit.click();
  await expect(page.getByRole("alert")).toContainText(texts.signIn.failed.title);
  letThrough();
  await expect(signIn.sentTitle).toBeVisible();
  expect(asked).toBe(1);
});

story("FRM-050 the flag expired says why", async ({ page, texts, anApplicant }) => {
  const { signIn } = anApplicant(page);
  await page.goto("/otl?expired");
  await expect(signIn.expiredTitle).toBeVisible();
  await expect(page.getByText(texts.signIn.expired.reasonTitle)).toBeVisible();
  await checkAxe(page);
});

story(
  "AUTH-02 three page loads with all their timers do not use the link; the click does",
  async ({ page, world, texts, anApplicant }) => {
    const { signIn, onboarding, email } = anApplicant(page);
    await page.clock.install();
    await signIn.open();
    await signIn.askFor(email);
    const link = linkIn(await world.inbox.next(email));
    const goOn = page.getByRole("button", {
      name: say(texts.signIn.link.continueAs, { email: maskedEmail(email) }),
    });
    for (let load = 0; load < 3; load += 1) {
      await page.goto("about:blank");
      await page.goto(link);
      await expect(goOn).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(goOn).toBeVisible();
    }
    await goOn.click();
    await expect(onboarding.dialog).toBeVisible();
  },
);

story(
  "AUTH-01 AUTH-08 another browser needs a confirmation; a used link says so and offers the form",
  async ({ page, world, texts, watch, openBrowser, anApplicant }) => {
    const applicant = anApplicant(page);
    const { link } = texts.signIn;
    await applicant.signIn.open();
    await applicant.signIn.askFor(applicant.email);
    const address = linkIn(await world.inbox.next(applicant.email));

    const elsewhere = applicant.at(await (await openBrowser()).newPage());
    await elsewhere.page.goto(address);
    const goOn = say(link.continueAs, { email: maskedEmail(applicant.email) });
    await elsewhere.page.getByRole("button", { name: goOn }).click();
    await expect(elsewhere.page.getByRole("heading", { name: link.otherTitle })).toBeFocused();
    await expect(elsewhere.page.getByText(link.otherWarning)).toBeVisible();
    await checkAxe(elsewhere.page);
    await elsewhere.page.getByRole("button", { name: link.otherContinue }).click();
    await expect(elsewhere.onboarding.dialog).toBeVisible();

    watch.expectFailure(/^\/auth\/one-time-link\/look$/, 410);
    await page.goto(address);
    await expect(applicant.signIn.spentTitle).toBeVisible();
    await checkAxe(page);
    await applicant.signIn.askFor(applicant.email);
    await expect(applicant.signIn.sentTitle).toBeVisible();
  },
);

story(
  "AUTH-03 an expired link, and one that expires on the landing page",
  async ({ page, world, texts, watch, anApplicant }) => {
    const { signIn, email } = anApplicant(page);
    watch.expectFailure(/^\/auth\/one-time-link\/(look|confirm)$/, 410);
    await signIn.open();
    await signIn.askFor(email);
    const link = linkIn(await world.inbox.next(email));
    await page.goto(link);
    const goOn = say(texts.signIn.link.continueAs, { email: maskedEmail(email) });
    await expect(page.getByRole("button", { name: goOn })).toBeVisible();
    await world.change(
      "update sign_in_link set expires_at = now() - interval '1 second' where email = $1",
      email,
    );
    await page.getByRole("button", { name: goOn }).click();
    await expect(signIn.spentTitle).toBeVisible();
    await page.reload();
    await expect(signIn.spentTitle).toBeVisible();
  },
);

story(
  "FRM-044 FRM-038 signed-in people do not see the form, others see nothing else",
  async ({ page, openBrowser, anApplicant }) => {
    const applicant = anApplicant(page);
    await applicant.hasConsented();
    await page.goto("/otl");
    await page.waitForURL("**/dashboard");
    await expect(applicant.dashboard.progress).toBeVisible();

    const stranger = applicant.at(await (await openBrowser()).newPage());
    for (const path of ["/dashboard", "/questions/identity", "/open-banking", "/no-such-page"]) {
      await stranger.page.goto(path);
      await expect(stranger.signIn.title).toBeVisible();
    }
  },
);

story(
  "FRM-039 SES-06 signing in returns to the previous page, and nowhere else",
  async ({ page, world, anApplicant }) => {
    const applicant = anApplicant(page);
    const { signIn, identity, email } = applicant;
    await applicant.hasConsented();
    await page.context().clearCookies({ name: /refresh|session/ });
    await page.goto("/questions/identity/name?kept=yes");
    await expect(signIn.title).toBeVisible();
    await signIn.askFor(email);
    await applicant.followsLink();
    await identity.isAt("name");
    expect(new URL(page.url()).search).toBe("?kept=yes");

    await page.context().clearCookies({ name: /refresh|session/ });
    await page.goto(`/otl?return=${encodeURIComponent("https://elsewhere.example/dashboard")}`);
    await signIn.askFor(email);
    await applicant.followsLink();
    await page.waitForURL(`${world.url}/dashboard`);
  },
);
