import { expect } from "@playwright/test";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

const SOME_UUID = "0b0f4a4e-6c1e-4a53-9b5f-0d2f0a6f3c11";

/** A case of identity alone has no such section. */
const unasked = ["/questions/income", "/questions/income/add", "/questions/income/incomeType"];

story(
  "FRM-033 every route shows a page: of what the case does not have, the dashboard, or the error page",
  async ({ page, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { errors } = texts;
    await applicant.hasConsented();
    for (const path of unasked) {
      await page.goto(path);
      await page.waitForURL("**/dashboard");
      await expect(applicant.dashboard.progress).toBeVisible();
    }
    watch.expectFailure(/^\/wizard\/api\/truelayer\/auth_url\/$/, 404);
    await page.goto(`/open-banking?related_object_uuid=${SOME_UUID}`);
    await expect(page.getByRole("heading", { level: 1, name: errors.page.title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/open-banking");
    await checkAxe(page);
  },
);

story(
  "FRM-031 FRM-032 FRM-123 an unknown path leads to the dashboard; /500 is the error page",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { errors } = texts;
    await applicant.hasConsented();
    for (const path of ["/", "/no-such-page", "/questions", "/questions/pets/name"]) {
      await page.goto(path);
      await page.waitForURL("**/dashboard");
      await expect(applicant.dashboard.progress).toBeVisible();
    }
    await page.goto("/500");
    await expect(page.getByRole("heading", { level: 1, name: errors.page.title })).toBeVisible();
    await expect(page.getByText("500", { exact: true })).toBeVisible();
    await checkAxe(page);
    await page.getByRole("button", { name: errors.page.tryAgain }).click();
    await page.waitForURL("**/dashboard");
  },
);

story(
  "FRM-042 FRM-125 data that fails to load: the error page, and a retry",
  async ({ page, world, texts, watch, serverFaults, anApplicant }) => {
    const applicant = anApplicant(page);
    await applicant.hasConsented();
    watch.expectFailure(/^\/graphql$/, 503);
    watch.expectFailure(/^\/auth\/token\/refresh$/, 503);
    serverFaults.expected = true;
    // The database fails: once for the data, once for the session.
    for (const table of ["identity_facts", "session_family"]) {
      await world.change(`alter table ${table} rename to away`);
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { level: 1, name: texts.errors.page.title })).toBeVisible();
      await checkAxe(page);
      await world.change(`alter table away rename to ${table}`);
      await page.getByRole("button", { name: texts.errors.page.tryAgain }).click();
      await expect(applicant.dashboard.progress).toBeVisible();
    }
  },
);

story(
  "FRM-013 FRM-014 FRM-015 the language: chosen, kept, on every page",
  async ({ page, texts, openBrowser, anApplicant }) => {
    const applicant = anApplicant(page);
    const { header, dashboard } = applicant;
    const [other, name] =
      texts.language === "fr" ? (["it", "Italiano"] as const) : (["fr", "Français"] as const);
    await applicant.hasConsented();
    await dashboard.open();
    await header.chooseLanguage(other, name);
    await expect(dashboard.box).not.toContainText(texts.dashboard.submit.title);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", other);

    const asked = [
      ["/otl", "pt"],
      ["/otl?lang=es", "es"],
    ] as const;
    for (const [address, language] of asked) {
      const visitor = await (await openBrowser({ language: null, locale: "pt-BR" })).newPage();
      await visitor.goto(address);
      await expect(visitor.locator("html")).toHaveAttribute("lang", language);
    }
  },
);
