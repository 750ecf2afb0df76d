import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { expect, type Page } from "@playwright/test";
import { beginning, loadTexts, say, saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { story } from "../world/story.ts";

const reads = async (page: Page, address: string, language: Language): Promise<void> => {
  const { signIn, shell } = await loadTexts(language);
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByRole("heading", { level: 1, name: signIn.form.title })).toBeVisible();
  await expect(page.getByRole("textbox", { name: signIn.form.email })).toBeVisible();
  await expect(page.getByText(signIn.form.lead)).toBeVisible();
  await expect(page.getByText(say(shell.poweredBy)).first()).toBeAttached();
  await expect(page).toHaveTitle(beginning(signIn.form.pageTitle));
};

story.describe("the sign-in page can be read without script", () => {
  for (const language of languages) {
    story(
      `FRM-011 FRM-013 in ${language}: by the browser's setting, the query, the cookie`,
      async ({ openBrowser }) => {
        const other = language === "it" ? "es" : "it";
        const bySetting = await openBrowser({ language: null, locale: language, javaScriptEnabled: false });
        await reads(await bySetting.newPage(), "/otl", language);
        const byQuery = await openBrowser({ language: null, locale: other, javaScriptEnabled: false });
        await reads(await byQuery.newPage(), `/otl?lang=${language}`, language);
        const byCookie = await openBrowser({ language, locale: other, javaScriptEnabled: false });
        await reads(await byCookie.newPage(), `/otl?lang=${other}`, language);
      },
    );
  }

  story("FRM-012 in English, if the browser has none of them", async ({ openBrowser }) => {
    const context = await openBrowser({ language: null, locale: "ja", javaScriptEnabled: false });
    await reads(await context.newPage(), "/otl?lang=xx", "en");
  });

  story(
    "FRM-050 signed out, invited, and with a link: each says what it is",
    async ({ openBrowser, texts }) => {
      const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
      await page.goto("/otl?expired");
      await expect(page.getByRole("heading", { level: 1, name: texts.signIn.expired.title })).toBeVisible();
      await page.goto("/otl?invited");
      const { invited, form } = texts.signIn;
      await expect(page.getByRole("heading", { level: 1, name: invited.title })).toBeVisible();
      await expect(page.getByText(say(invited.lead, { provider: "Quillfield Lettings" }))).toBeVisible();
      await expect(page.getByRole("button", { name: form.submit })).toBeVisible();
      await page.goto("/otl?link#t=anything");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.withoutScript.linkTitle);
      // Searching by text leaves out what stands in <noscript>.
      await expect(page.locator("noscript main p")).toHaveText(texts.withoutScript.link);
      await expect(page.locator("noscript main p")).toBeVisible();
      await expect(page.getByText(texts.signIn.link.looking)).toBeHidden();
    },
  );
});

story(
  "FRM-045 FRM-290 FRM-291 (in part) the form works without script: errors at the field, then a link",
  async ({ openBrowser, world, texts, watch, anApplicant }) => {
    const withoutScript = await openBrowser({ javaScriptEnabled: false });
    const applicant = anApplicant(await withoutScript.newPage());
    const { page, signIn, email } = applicant;
    const { issues, form } = texts.signIn;
    watch.expectFailure(/^\/auth\/one-time-link$/, 400);
    await page.goto("/questions/identity/name?kept=yes");
    await expect(signIn.title).toBeVisible();
    await signIn.submit.click();
    await expect(signIn.email).toHaveAccessibleDescription(saying(issues.required));
    await signIn.email.fill("nobody@nowhere");
    await signIn.submit.click();
    await expect(signIn.email).toHaveAccessibleDescription(saying(issues.format));
    await expect(signIn.email).toHaveValue("nobody@nowhere");
    await expect(page).toHaveTitle(beginning(texts.shell.errorPrefix + form.pageTitle));
    await signIn.email.fill(email);
    await signIn.submit.click();
    await expect(signIn.sentTitle).toBeVisible();
    await expect(page.getByText(texts.withoutScript.sent)).toBeVisible();
    await expect(page.locator("noscript p")).toHaveText(texts.withoutScript.sentNeeds);
    expect(page.url()).not.toContain("@");

    const link = linkIn(await world.inbox.next(email));
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.withoutScript.linkTitle);
    const elsewhere = applicant.at(await (await openBrowser()).newPage());
    await elsewhere.page.goto(link);
    const goOn = say(texts.signIn.link.continueAs, { email: maskedEmail(email) });
    await elsewhere.page.getByRole("button", { name: goOn }).click();
    await elsewhere.page.getByRole("button", { name: texts.signIn.link.otherContinue }).click();
    await elsewhere.page.waitForURL("**/questions/identity/name?kept=yes");
  },
);

story(
  "FRM-045 (in part) a form that was posted before its script had come goes on with the script",
  async ({ page, world, texts, anApplicant }) => {
    const { signIn, email } = anApplicant(page);
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      // Requests of the page that was left get no response.
      await route.continue().catch(() => undefined);
    });
    await page.goto("/otl", { waitUntil: "commit" });
    await signIn.email.fill(email);
    await signIn.submit.click();
    await expect(signIn.sentTitle).toBeVisible();
    await expect(page.getByText(texts.withoutScript.sent)).toBeVisible();
    await expect(page.getByText(texts.withoutScript.sentNeeds)).toBeHidden();
    await world.inbox.next(email);

    letThrough();
    await expect(page.getByRole("main").getByText(email)).toBeVisible();
    await expect(signIn.sentTitle).toBeFocused();
    expect(page.url()).not.toContain("@");
    await page.getByRole("button", { name: texts.signIn.sent.again }).click();
    await expect(page.getByText(texts.signIn.sent.sentAgain)).toBeVisible();
    await world.inbox.next(email);
    await expect(page.locator("summary").filter({ hasText: texts.shell.language })).toBeVisible();
  },
);

story("WEB-04 (in part) every language is accessible", async ({ openBrowser }) => {
  for (const language of languages) {
    const page = await (await openBrowser({ language })).newPage();
    await reads(page, "/otl", language);
    await checkAxe(page);
  }
});
