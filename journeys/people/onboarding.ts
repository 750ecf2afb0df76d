import { expect, type Locator, type Page } from "@playwright/test";
import { say, type Texts } from "./texts.ts";

/** The overlay of the first visit. */
export interface OnboardingScreen {
  readonly dialog: Locator;
  readonly goOn: Locator;
  readonly agree: Locator;
  readonly boxes: Readonly<Record<"terms" | "background" | "accuracy" | "marketing", Locator>>;
  readonly alert: Locator;
  /** Goes through all informational steps to the consents. */
  readonly readToTheConsents: () => Promise<void>;
  /** Ticks the required boxes of the last step and agrees. */
  readonly agreeToAll: () => Promise<void>;
  /** @param asked the sections of the case, each with a step of its own */
  readonly giveConsents: (asked?: "identity" | "whole") => Promise<void>;
}

export const onboardingScreen = (page: Page, { onboarding }: Texts): OnboardingScreen => {
  const dialog = page.getByRole("dialog");
  const goOn = dialog.getByRole("button", {
    name: onboarding.continue,
    exact: true,
  });
  const agree = dialog.getByRole("button", {
    name: onboarding.consents.submit,
  });
  const box = (text: string) => dialog.getByRole("checkbox", { name: say(text) });
  const { terms, background, accuracy, marketing } = onboarding.consents;
  const boxes = {
    terms: box(terms),
    background: box(background),
    accuracy: box(accuracy),
    marketing: box(marketing),
  };
  const heading = (name: string) => dialog.getByRole("heading", { name: say(name), exact: true });
  const readToTheConsents = async (asked: "identity" | "whole" = "identity") => {
    const others = asked === "whole" ? [onboarding.income.titleThen, onboarding.residence.titleLast] : [];
    const titles = [onboarding.identity.title, ...others, onboarding.allSet.title, onboarding.consents.title];
    for (const title of titles) {
      await goOn.click();
      await expect(heading(title)).toBeVisible();
    }
  };
  const agreeToAll = async () => {
    for (const required of [boxes.terms, boxes.background, boxes.accuracy]) await required.check();
    await agree.click();
    await expect(dialog).toBeHidden();
  };
  return {
    dialog,
    goOn,
    agree,
    boxes,
    alert: dialog.getByRole("alert"),
    readToTheConsents,
    agreeToAll,
    giveConsents: async (asked) => {
      await readToTheConsents(asked);
      await agreeToAll();
    },
  };
};
