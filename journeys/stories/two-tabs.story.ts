import { expect } from "@playwright/test";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

story(
  "REL-03 (in part) an older tab does not replace what a newer one has saved without asking, and both ways lead on",
  async ({ page, context, anApplicant }) => {
    const older = anApplicant(page);
    await older.hasConsented();
    await older.identity.open();
    await older.identity.firstName.fill("Amara");
    await older.identity.lastName.fill("Okafor");
    const newer = older.at(await context.newPage());
    await newer.identity.open();
    await newer.identity.firstName.fill("Amarachi");
    await newer.identity.lastName.fill("Okafor");
    await newer.identity.goOn();
    await newer.identity.isAt("birthdate");

    await older.identity.goOn();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("This was answered somewhere else");
    await expect(older.identity.firstName).toHaveValue("Amara");
    await checkAxe(page);
    await alert.getByRole("button", { name: "Show the newer answers" }).click();
    await expect(older.identity.firstName).toHaveValue("Amarachi");

    await older.identity.firstName.fill("Mara");
    await older.identity.goOn();
    await older.identity.isAt("birthdate");
    await newer.page.goBack();
    await newer.identity.firstName.fill("Amina");
    await newer.identity.goOn();
    await newer.page.getByRole("button", { name: "Keep what I have here" }).click();
    await newer.identity.isAt("birthdate");
    await page.reload();
    await page.goBack();
    await expect(older.identity.firstName).toHaveValue("Amina");
  },
);
