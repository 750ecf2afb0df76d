import { expect } from "@playwright/test";
import { aBlurredPhoto, aCutPhoto, aWall } from "../files/bad-pictures.ts";
import { aPhoto } from "../files/pictures.ts";
import { saying } from "../people/texts.ts";
import { CHECKED_WITHIN_MS } from "../people/upload.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

const CHECK = /\/verification\/document$/;

story(
  "FRM-341 FRM-342 FRM-343 FRM-281 IDN-114 IDN-115 IDN-116 a blurred or cut-off picture, or one of no document, is named and not sent",
  async ({ page, texts, watch, anApplicant }) => {
    story.slow();
    watch.expectFailure(CHECK, 422);
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const { upload } = identity;
    const api = await applicant.comesToTheUpload();
    const { error, row } = texts.documents;
    const refused = [
      [await aBlurredPhoto(), error.blurred],
      [await aCutPhoto(), error.cutOff],
      [await aWall(), error.noDocument],
    ] as const;
    for (const [file, words] of refused) {
      await upload.pick(file);
      await expect(upload.refused).toContainText(saying(words, { file: file.name }), {
        timeout: CHECKED_WITHIN_MS,
      });
      await expect(upload.rows).toHaveText(saying(row.refused));
    }
    await checkAxe(page);
    await identity.goOn();
    await expect(identity.summary).toContainText(texts.documents.error.minFiles);

    await upload.add(await aPhoto("sharp.jpg"));
    await expect(upload.refused).toBeHidden();
    await identity.goOn();
    await upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    const names = (await api.me()).identityDocuments.map(({ type, fileName }) => [type, fileName]);
    expect(names).toEqual([["PASSPORT", "Passport.jpg"]]);
  },
);

story(
  "FRM-344 (in part) IDN-117 (in part) a check that fails blocks nobody",
  async ({ page, watch, anApplicant }) => {
    watch.expectFailure(CHECK, 503);
    await page.route(CHECK, (route) => route.fulfill({ status: 503 }));
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    await applicant.comesToTheUpload();
    await identity.upload.add(await aBlurredPhoto());
    await identity.goOn();
    await identity.upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
  },
);

story(
  "FRM-338 IDN-112 the check gets the owner, type and side of the document",
  async ({ page, anApplicant }) => {
    const asked = page.waitForRequest(CHECK);
    const applicant = anApplicant(page);
    await applicant.comesToTheUpload();
    await applicant.identity.upload.add(await aPhoto());
    const request = await asked;
    expect(request.headers().authorization).toMatch(/^Bearer /);
    expect(request.postDataJSON()).toEqual({
      url: expect.stringContaining(".jpg"),
      firstName: "Amara",
      lastName: "Okafor",
      type: "passport",
      side: "front",
    });
  },
);
