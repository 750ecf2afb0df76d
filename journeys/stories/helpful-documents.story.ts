import { expect } from "@playwright/test";
import { aDarkPhoto, aHeicPhoto, aLargePhoto, aTornPhoto } from "../files/photos-of-phones.ts";
import { saying } from "../people/texts.ts";
import { CHECKED_WITHIN_MS } from "../people/upload.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

story(
  "SHR-053 (in part) a torn photo is refused by name, a nearly black one is let go with a word, and a HEIC becomes a JPEG under its own name",
  async ({ page, texts, watch, anApplicant }) => {
    story.slow();
    watch.expectFailure(/\/wizard\/storage$/, 400);
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const { upload } = identity;
    const api = await applicant.comesToTheUpload();
    const { documents, uploadDialogs } = texts;
    const picture = (name: string) => saying(uploadDialogs.file.picture, { file: name });

    const torn = await aTornPhoto();
    await upload.pick(torn);
    await expect(upload.refused).toContainText(saying(documents.error.unreadable, { file: torn.name }), {
      timeout: CHECKED_WITHIN_MS,
    });

    const dark = await aDarkPhoto();
    await upload.add(dark);
    await expect(upload.row(dark.name)).toContainText(uploadDialogs.notice.dark);
    await expect(upload.row(dark.name)).toContainText(uploadDialogs.file.goOn);
    await expect(upload.row(dark.name).getByRole("img", { name: picture(dark.name) })).toBeVisible();
    await checkAxe(page);
    await upload.remove(dark.name);

    const heic = await aHeicPhoto();
    await upload.add(heic);
    await expect(upload.row(heic.name)).toContainText(uploadDialogs.file.turned);
    await identity.goOn();
    await expect(upload.confirmation.getByRole("img", { name: picture(heic.name) })).toBeVisible();
    await upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    expect((await api.me()).identityDocuments.map(({ type, fileName }) => [type, fileName])).toEqual([
      ["PASSPORT", "Passport.jpg"],
    ]);

    await page.goto("/questions/identity/upload");
    await expect(upload.names).toHaveText([heic.name]);
    await expect(upload.row(heic.name).getByRole("img", { name: picture(heic.name) })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toBe(0);
  },
);

story(
  "a photo of twelve megapixels travels in a fifth of its bytes, upright, and can still be read by the checks",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { upload } = applicant.identity;
    await applicant.comesToTheUpload();
    const large = await aLargePhoto();
    const travelling = page.waitForRequest(/\/wizard\/storage$/);
    await upload.add(large);
    const { requestBodySize } = await (await travelling).sizes();
    expect(requestBodySize * 5).toBeLessThan(large.buffer.length);
    await applicant.identity.goOn();
    await upload.confirm();
    await page.waitForURL("**/dashboard");
    await page.goto("/questions/identity/upload");
    const name = saying(texts.uploadDialogs.file.picture, { file: large.name });
    const shown = upload.row(large.name).getByRole("img", { name });
    await expect(shown).toBeVisible();
    const size = await shown.evaluate((image) =>
      image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
    );
    expect(size).toEqual([320, 225]);
  },
);
