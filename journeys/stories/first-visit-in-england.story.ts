import { expect } from "@playwright/test";
import { aPhoto } from "../files/pictures.ts";
import { livePhotoScreens } from "../people/live-photo.ts";
import { rightToRentScreens } from "../people/right-to-rent.ts";
import { say } from "../people/texts.ts";
import { CHECKED_WITHIN_MS } from "../people/upload.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

/** A sample person of the demo, as the demo ships: nothing is changed behind the product's back. */

const AT_HOME_IN_NOTTINGHAM = "oliver.in.england@example.com";

story(
  "FRM-091 IDN-042 IDN-050 IDN-069 (in part) right to rent with a live photo, from the onboarding to the thank-you",
  async ({ pageWith, anApplicant, texts, world }) => {
    const page = await pageWith("a face");
    const applicant = anApplicant(page, AT_HOME_IN_NOTTINGHAM);
    const { onboarding, dashboard, identity } = applicant;
    const rent = rightToRentScreens(page, texts);
    const live = livePhotoScreens(page, texts);
    await applicant.signsIn();

    const step = (title: string) => onboarding.dialog.getByRole("heading", { name: say(title), exact: true });
    await expect(step(say(texts.onboarding.welcome.title, { name: "Oliver" }))).toBeVisible();
    await onboarding.goOn.click();
    await expect(step(texts.onboarding.identity.titleRightToRent)).toBeVisible();
    await expect(onboarding.dialog).toContainText(say(texts.onboarding.identity.shareCode));
    await checkAxe(page);
    await onboarding.goOn.click();
    await expect(step(texts.onboarding.allSet.title)).toBeVisible();
    await onboarding.goOn.click();
    await onboarding.agreeToAll();
    await dashboard.hasPercent(0);
    await dashboard.identity.click();

    await identity.answerFacts("GB");
    await identity.isAt("primaryDocument");
    await rent.choose("UK_PASSPORT");
    await identity.goOn();
    await identity.isAt("upload");
    await identity.upload.add(await aPhoto());
    await identity.goOn();
    await identity.upload.confirm();
    await live.readGuidance();
    await live.allow.click();
    await live.isAt("livePhotoCamera", texts.livePhoto.camera.title);
    await live.takePhoto();
    await live.use.click();

    await page.waitForURL("**/dashboard", { timeout: CHECKED_WITHIN_MS });
    await dashboard.identityIs("completed");
    await dashboard.send.click();
    await expect(dashboard.asks("Amara")).toBeVisible();
    await checkAxe(page);
    await dashboard.saysNoOtherAdult();
    await expect(dashboard.waits("Amara")).toBeVisible();
    await dashboard.identityIs("submitted");
    await expect(dashboard.box).toContainText(texts.waiting.when.title);
    await checkAxe(page);
    await world.inbox.next(AT_HOME_IN_NOTTINGHAM);
  },
);
