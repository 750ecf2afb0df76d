import { expect } from "@playwright/test";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

story(
  "IDN-015 IDN-019 IDN-031 IDN-032 IDN-033 none: the notice, back to the choice, and none again",
  async ({ page, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await applicant.hasConsented();
    await api.facts();
    await page.goto("/questions/identity/documents");
    await identity.isAt("documents");
    await identity.chooseDocument("none");
    await identity.goOn();
    await identity.isAt("none");
    await checkAxe(page);

    await identity.back.click();
    await identity.isAt("documents");
    await expect(identity.document("none")).toBeChecked();
    await identity.chooseDocument("PASSPORT");
    await identity.goOn();
    await identity.isAt("upload");
    await identity.back.click();
    await identity.isAt("documents");
    await identity.chooseDocument("none");
    await identity.goOn();
    await identity.isAt("none");
    await identity.goOn();

    await page.waitForURL("**/dashboard");
    await dashboard.hasPercent(100);
    await dashboard.identityIs("completed");
    await expect(dashboard.send).toBeEnabled();
    expect((await api.me()).latestValidation.progress[0]?.answers).toMatchObject({
      documents: "none",
      none: "acknowledged",
    });
  },
);

story(
  'IDN-027 FRM-280 FRM-299 "I do not have this document" with a reason continues as after an upload',
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await applicant.comesToTheUpload();
    await identity.goOn();
    await expect(identity.summary).toContainText(texts.documents.error.minFiles);

    const { upload } = texts.documents;
    const { without } = texts.uploadDialogs;
    await page.getByRole("button", { name: upload.without }).click();
    const dialog = page.getByRole("dialog", { name: without.title });
    await checkAxe(page);
    await dialog.getByRole("button", { name: without.confirm }).click();
    await expect(dialog).toContainText(texts.validation.text.please_select_an_option);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await identity.goWithout("lost");

    await page.waitForURL("**/dashboard");
    await dashboard.hasPercent(100);
    expect((await api.me()).latestValidation.progress[0]?.answers).toMatchObject({
      documents: "PASSPORT",
      withoutDocument: { PASSPORT: "lost" },
    });
  },
);

story(
  "FRM-280 Enter in the dialog does not press Continue behind it",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity } = applicant;
    await applicant.comesToTheUpload();
    const { upload } = texts.documents;
    const { without } = texts.uploadDialogs;
    await page.getByRole("button", { name: upload.without }).click();
    const dialog = page.getByRole("dialog", { name: without.title });
    await dialog.getByRole("radio", { name: without.other }).press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(identity.summary).toBeHidden();
    await identity.isAt("upload");
  },
);
