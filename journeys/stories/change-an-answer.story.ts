import { expect } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import { story } from "../world/story.ts";

story(
  "IDN-014 FRM-230 another nationality, whose document is not offered: in progress again, then completed",
  async ({ page, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await applicant.hasConsented();
    await api.identityWithCard({ nationality: "DE" });
    await dashboard.open();
    await dashboard.identityIs("completed");
    await expect(dashboard.send).toBeEnabled();

    await dashboard.identity.click();
    await identity.isAt("name");
    await identity.goOn();
    await identity.isAt("birthdate");
    await identity.goOn();
    await identity.isAt("nationality");
    await identity.chooseNationality("GB");
    await identity.goOn();
    await identity.isAt("documents");
    await expect(identity.document("NATIONAL_ID")).toHaveCount(0);

    await dashboard.open();
    await dashboard.identityIs("inProgress");
    await expect(dashboard.send).toBeDisabled();
    expect(await api.submit()).toEqual({ codes: ["SUBMISSION_NOT_ALLOWED"], missing: ["IDENTITY"] });

    await dashboard.identity.click();
    await identity.isAt("documents");
    await identity.goOn();
    await expect(identity.summary).toBeVisible();
    await identity.chooseDocument("PASSPORT");
    await identity.goOn();
    await identity.isAt("upload");
    await identity.upload.add(await aPicture());
    await identity.goOn();
    await identity.upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.hasPercent(100);
    await dashboard.identityIs("completed");
    await expect(dashboard.send).toBeEnabled();
  },
);

story(
  "IDN-110 a corrected name is used in the greeting; a withdrawn document is asked for again",
  async ({ page, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await applicant.hasConsented();
    await api.identityWithPassport({ firstName: "Amra" });
    await dashboard.open();
    await expect(dashboard.greeting("Amra")).toBeVisible();
    await dashboard.identity.click();
    await identity.isAt("name");
    await identity.firstName.fill("Amara");
    await identity.goOn();
    await identity.isAt("birthdate");
    await dashboard.open();
    await expect(dashboard.greeting("Amara")).toBeVisible();
    await dashboard.identityIs("completed");

    await page.goto("/questions/identity/upload");
    await identity.isAt("upload");
    await identity.upload.remove("Document.png");
    await identity.goOn();
    await expect(identity.summary).toBeVisible();
    await identity.upload.add(await aPicture("better.png"));
    await identity.goOn();
    await identity.upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.hasPercent(100);
    expect((await api.me()).identityDocuments).toMatchObject([
      { type: "PASSPORT", fileName: "Passport.png" },
    ]);
  },
);
