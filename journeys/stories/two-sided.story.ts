import { expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import { aPhoto } from "../files/pictures.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

story(
  "IDN-018 IDN-021 IDN-034 IDN-035 IDN-038 IDN-039 FRM-302 FRM-277 a driving licence: guidance, front, guidance, back",
  async ({ page, texts, isMobile, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await applicant.hasConsented();
    await api.facts();
    await page.goto("/questions/identity/documents");
    await identity.isAt("documents");
    await identity.chooseDocument("DRIVING_LICENCE");
    await identity.goOn();

    await identity.isAt("documentSignposting");
    await checkAxe(page);
    await identity.goOn();
    await expect(identity.summary).toContainText(texts.guidance.signposting.understoodRequired);
    await identity.understood.check();
    await expect(identity.summary).toBeHidden();
    await identity.goOn();

    await identity.isAt("upload");
    await checkAxe(page);
    if (isMobile) {
      const picking = page.waitForEvent("filechooser");
      await identity.upload.takePhoto.click();
      await (await picking).setFiles({ ...(await aPhoto()) });
      // Cameras give every photo the same name, so the product renames it.
      await identity.upload.isDone(`${texts.documents.upload.photo} 1.jpg`);
    } else {
      await expect(identity.upload.takePhoto).toHaveCount(0);
      await identity.upload.add(await aPhoto());
    }
    await checkAxe(page);
    await identity.goOn();
    await identity.upload.confirm();

    await identity.isAt("documentSignpostingBack");
    await checkAxe(page);
    await identity.understood.check();
    await identity.goOn();

    await identity.isAt("uploadBack");
    await checkAxe(page);
    await identity.upload.add(aPdf());
    await identity.goOn();
    await identity.upload.confirm();

    await page.waitForURL("**/dashboard");
    await dashboard.hasPercent(100);
    await dashboard.identityIs("completed");
    const { identityDocuments } = await api.me();
    expect(identityDocuments).toMatchObject([
      { type: "DRIVING_LICENCE_FRONT", fileName: "DrivingLicence.jpg" },
      { type: "DRIVING_LICENCE_BACK", fileName: "DrivingLicence_back.pdf" },
    ]);
  },
);
