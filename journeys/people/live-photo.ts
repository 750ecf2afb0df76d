import type { LivePhotoStep } from "@latchkey/domain/identity/live-photo.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** The live photo steps, by their visible texts. */
export interface LivePhotoScreens {
  readonly isAt: (step: LivePhotoStep, title: string) => Promise<void>;
  readonly understood: Locator;
  readonly allow: Locator;
  readonly tryAgain: Locator;
  /** The "continue without" action, on the permission and camera steps. */
  readonly without: Locator;
  readonly picture: Locator;
  /** It waits for the first frame. */
  readonly take: Locator;
  readonly photo: Locator;
  readonly use: Locator;
  readonly again: Locator;
  readonly takeAfterAll: Locator;
  readonly goWithout: Locator;
  /** Reads the guidance and goes on to the permission. */
  readonly readGuidance: () => Promise<void>;
  /** Takes a photo and waits until it is shown. */
  readonly takePhoto: () => Promise<void>;
}

export const livePhotoScreens = (page: Page, { identity, livePhoto: texts }: Texts): LivePhotoScreens => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const isAt = async (step: LivePhotoStep, title: string) => {
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/questions/identity/${step}(\\?|$)`));
  };
  const understood = page.getByRole("checkbox", { name: texts.signposting.understood });
  const take = button(texts.camera.take);
  const photo = page.getByRole("img", { name: texts.review.photo });
  return {
    isAt,
    understood,
    allow: button(texts.permissions.grant),
    tryAgain: button(texts.camera.tryAgain),
    without: button(texts.camera.without),
    picture: page.getByLabel(texts.camera.label),
    take,
    photo,
    use: button(texts.review.use),
    again: button(texts.review.again),
    takeAfterAll: button(identity.livePhotoOptOut.choices.take_photo),
    goWithout: button(identity.livePhotoOptOut.choices.continue_without),
    readGuidance: async () => {
      await isAt("livePhotoSignposting", texts.signposting.title);
      await understood.check();
      await page.locator('button[form="step"]').click();
      await isAt("livePhotoPermissions", texts.permissions.title);
    },
    takePhoto: async () => {
      await expect(take).not.toHaveAttribute("aria-busy");
      await take.click();
      await expect(photo).toBeVisible();
    },
  };
};
