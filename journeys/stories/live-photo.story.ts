import { expect } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import type { ProductApi } from "../people/api.ts";
import type { Applicant } from "../people/applicant.ts";
import { type LivePhotoScreens, livePhotoScreens } from "../people/live-photo.ts";
import type { Texts } from "../people/texts.ts";
import { CHECKED_WITHIN_MS } from "../people/upload.ts";
import { checkAxe } from "../world/axe.ts";
import { type FakeCamera, tracksOf } from "../world/fake-camera.ts";
import { followPolicy } from "../world/parties.ts";
import { story as plainStory } from "../world/story.ts";

interface LivePhotoStory {
  readonly applicant: Applicant;
  readonly api: ProductApi;
  readonly live: LivePhotoScreens;
  readonly words: Texts["livePhoto"];
}

interface Fixtures {
  /** An applicant with a British passport whose provider asks for a live photo, at its guidance. */
  readonly withPassport: (camera: FakeCamera) => Promise<LivePhotoStory>;
}

const story = plainStory.extend<Fixtures>({
  withPassport: async ({ pageWith, anApplicant, world, texts }, use) => {
    await use(async (camera) => {
      const page = await pageWith(camera);
      const applicant = anApplicant(page);
      const { identity } = applicant;
      // Set up through the API, because these stories are not about the passport.
      await page.route(/\/verification\/document$/, (route) => route.fulfill({ json: { checked: true } }));
      const api = await applicant.comesToTheUpload({ nationality: "GB" });
      await followPolicy(world, applicant.email, "england-identity-only", "guarantor");
      await page.reload();
      await identity.upload.add(await aPicture());
      await identity.goOn();
      await identity.upload.confirm();
      return { applicant, api, live: livePhotoScreens(page, texts), words: texts.livePhoto };
    });
  },
});

const photosOf = async (api: ProductApi): Promise<readonly string[]> => {
  const { identityDocuments } = await api.me();
  return identityDocuments.flatMap(({ type, fileName }) => (type === "LIVE_PHOTO" ? [fileName] : []));
};

story(
  "IDN-037 IDN-042 IDN-043 IDN-044 IDN-045 IDN-046 IDN-047 IDN-048 IDN-050 IDN-118 a photo is taken, taken again and sent",
  async ({ withPassport }) => {
    const { applicant, api, live, words } = await withPassport("a face");
    const { page, identity, dashboard } = applicant;
    await live.isAt("livePhotoSignposting", words.signposting.title);
    await checkAxe(page);
    await identity.goOn();
    await expect(identity.summary).toContainText(words.signposting.understoodRequired);
    await live.readGuidance();
    await checkAxe(page);
    await live.allow.click();

    await live.isAt("livePhotoCamera", words.camera.title);
    await expect(live.picture).toBeVisible();
    await expect(live.take).not.toHaveAttribute("aria-busy");
    await checkAxe(page);
    expect(await tracksOf(page)).toEqual({ given: 1, live: 1 });
    await live.takePhoto();
    expect(await tracksOf(page)).toEqual({ given: 1, live: 0 });
    await expect(page.getByRole("heading", { level: 1, name: words.review.title })).toBeFocused();
    await checkAxe(page);
    await live.again.click();
    await live.takePhoto();
    await live.use.click();

    await page.waitForURL("**/dashboard", { timeout: CHECKED_WITHIN_MS });
    await dashboard.identityIs("completed");
    expect(await tracksOf(page)).toMatchObject({ live: 0 });
    expect(await photosOf(api)).toEqual(["LIVEPHOTO.jpg"]);
  },
);

story(
  "IDN-043 IDN-049 IDN-052 IDN-054 a camera that is refused is explained, and the section ends without a photo",
  async ({ withPassport }) => {
    const { applicant, api, live, words } = await withPassport("refused");
    const { page, dashboard } = applicant;
    await live.readGuidance();
    await live.allow.click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(words.problem.refused);
    await checkAxe(page);
    await live.tryAgain.click();
    await expect(alert).toContainText(words.problem.refusedHelp);
    await live.without.click();

    await live.isAt("livePhotoOptOut", words.optOut.title);
    await checkAxe(page);
    const [take, without] = [await live.takeAfterAll.boundingBox(), await live.goWithout.boundingBox()];
    expect([take?.width, take?.height]).toEqual([without?.width, without?.height]);
    await live.goWithout.click();

    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    expect(await photosOf(api)).toEqual([]);
    expect((await api.me()).latestValidation.progress[0]?.answers).toMatchObject({
      permissionGranted: "no",
      optOutDecision: "continue_without",
    });
  },
);

story(
  "IDN-051 IDN-053 FRM-345 IDN-119 a photo without a face is refused; it is possible to leave the camera and come back",
  async ({ withPassport, watch }) => {
    watch.expectFailure(/\/verification\/photo$/, 422);
    const { applicant, api, live, words } = await withPassport("an empty room");
    const { page, dashboard } = applicant;
    await live.readGuidance();
    await live.allow.click();
    await live.isAt("livePhotoCamera", words.camera.title);
    await live.takePhoto();
    await live.use.click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(words.refused.face, { timeout: CHECKED_WITHIN_MS });
    await expect(alert).toContainText(words.refused.faceHelp);
    await expect(live.use).toHaveCount(0);
    await checkAxe(page);

    await live.without.click();
    await live.isAt("livePhotoOptOut", words.optOut.title);
    await live.takeAfterAll.click();
    await live.isAt("livePhotoCamera", words.camera.title);
    await expect(live.picture).toBeVisible();
    await live.without.click();
    await live.isAt("livePhotoOptOut", words.optOut.title);
    expect(await tracksOf(page)).toMatchObject({ live: 0 });
    await live.goWithout.click();
    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    expect(await photosOf(api)).toEqual([]);
  },
);

story("IDN-047 (in part) the shutter is in the window of a small laptop", async ({ withPassport }) => {
  const { applicant, live } = await withPassport("a face");
  const { page } = applicant;
  await live.readGuidance();
  await live.allow.click();
  for (const [width, height] of [
    [1366, 768],
    [1280, 800],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(live.picture).toBeVisible();
    await expect(live.take).toBeInViewport({ ratio: 1 });
    await expect(live.picture).toBeInViewport({ ratio: 0.99 });
  }
});

story("IDN-054 the camera is off on every page except its own", async ({ withPassport }) => {
  const { applicant, live, words } = await withPassport("a face");
  const { page, identity } = applicant;
  await live.readGuidance();
  await live.allow.click();
  await live.isAt("livePhotoCamera", words.camera.title);
  await expect(live.picture).toBeVisible();
  await identity.back.click();
  await live.isAt("livePhotoPermissions", words.permissions.title);
  await expect.poll(() => tracksOf(page)).toEqual({ given: 1, live: 0 });

  await live.allow.click();
  await live.isAt("livePhotoCamera", words.camera.title);
  await expect(live.picture).toBeVisible();
  expect(await tracksOf(page)).toEqual({ given: 2, live: 1 });
  await page.goBack();
  await live.isAt("livePhotoPermissions", words.permissions.title);
  await expect.poll(() => tracksOf(page)).toMatchObject({ live: 0 });
});

story("IDN-043 a device without a camera says so, and continues without", async ({ withPassport }) => {
  const { applicant, live, words } = await withPassport("none");
  const { page, dashboard } = applicant;
  await live.readGuidance();
  await live.allow.click();
  await expect(page.getByRole("alert")).toContainText(words.problem.missing);
  await live.without.click();
  await live.goWithout.click();
  await page.waitForURL("**/dashboard");
  await dashboard.identityIs("completed");
});

story("IDN-045 IDN-047 a photo is taken and sent by keyboard alone", async ({ withPassport }) => {
  const { applicant, api, live, words } = await withPassport("a face");
  const { page } = applicant;
  await live.isAt("livePhotoSignposting", words.signposting.title);
  /** Presses Tab until the element has focus. */
  const goTo = async (target: typeof live.take) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await goTo(live.understood);
  await page.keyboard.press("Space");
  await goTo(applicant.identity.continueButton);
  await page.keyboard.press("Enter");
  await live.isAt("livePhotoPermissions", words.permissions.title);
  await goTo(live.allow);
  await page.keyboard.press("Enter");
  await live.isAt("livePhotoCamera", words.camera.title);
  await expect(live.take).not.toHaveAttribute("aria-busy");
  await goTo(live.take);
  await page.keyboard.press("Enter");
  await expect(live.photo).toBeVisible();
  await goTo(live.use);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard", { timeout: CHECKED_WITHIN_MS });
  expect(await photosOf(api)).toEqual(["LIVEPHOTO.jpg"]);
});
