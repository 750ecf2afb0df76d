import type { Locator, Page } from "@playwright/test";
import type { ConsoleTexts } from "./console-texts.ts";
import { say } from "./texts.ts";

/** The pages on the way into the console. */
export interface StaffSignInScreens {
  readonly title: Locator;
  readonly outTitle: Locator;
  readonly sentTitle: Locator;
  readonly askFor: (email: string) => Promise<void>;
  /** The second step. */
  readonly stepTitle: Locator;
  readonly usePasskey: Locator;
  readonly code: Locator;
  readonly wrongCode: Locator;
  readonly goOn: Locator;
}

const headingOf = (page: Page) => (words: string) =>
  page.getByRole("heading", { level: 1, name: say(words), exact: true });
const buttonOf = (page: Page) => (words: string) =>
  page.getByRole("button", { name: say(words), exact: true });

export const staffSignInScreens = (
  page: Page,
  { memberWords, signIn, secondFactor }: ConsoleTexts,
): StaffSignInScreens => {
  const heading = headingOf(page);
  const button = buttonOf(page);
  return {
    title: heading(memberWords.signIn),
    outTitle: heading(signIn.out.title),
    sentTitle: heading(signIn.sent.title),
    askFor: async (email) => {
      await page.getByRole("textbox", { name: signIn.form.email }).fill(email);
      await button(signIn.form.submit).click();
    },
    stepTitle: heading(secondFactor.title),
    usePasskey: button(secondFactor.passkey.use),
    code: page.getByRole("textbox", { name: say(secondFactor.code.label) }),
    wrongCode: page.getByText(say(secondFactor.code.wrong)),
    goOn: button(secondFactor.code.submit),
  };
};

/** Setting up the second step, and the recovery codes. */
export interface EnrolmentScreens {
  readonly title: Locator;
  readonly createPasskey: Locator;
  readonly appTab: Locator;
  /** The secret for the app, in groups. */
  readonly secret: Locator;
  readonly code: Locator;
  readonly goOn: Locator;
  readonly recoveryTitle: Locator;
  readonly recoveryCodes: Locator;
  readonly saved: Locator;
  readonly savedRequired: Locator;
  readonly finish: Locator;
}

export const enrolmentScreens = (page: Page, { enrolment }: ConsoleTexts): EnrolmentScreens => {
  const heading = headingOf(page);
  const button = buttonOf(page);
  return {
    title: heading(enrolment.title),
    createPasskey: button(enrolment.passkey.create),
    appTab: page.getByRole("tab", { name: enrolment.kinds.app }),
    secret: page.locator(".secret__value"),
    code: page.getByRole("textbox", { name: say(enrolment.app.code) }),
    goOn: button(enrolment.app.submit),
    recoveryTitle: heading(enrolment.recovery.title),
    recoveryCodes: page.getByRole("list", { name: enrolment.recovery.list }).getByRole("listitem"),
    saved: page.getByRole("checkbox", { name: enrolment.recovery.saved }),
    savedRequired: page.getByText(enrolment.recovery.savedRequired),
    finish: button(enrolment.recovery.finish),
  };
};

/** What is around every page, and the pages themselves. */
export interface ConsoleScreens {
  /** The page's title. */
  readonly title: (words: string) => Locator;
  readonly button: (words: string) => Locator;
  readonly navLink: (words: string) => Locator;
  readonly signOut: (name: string) => Promise<void>;
}

export const consoleScreens = (page: Page, { frame, shell }: ConsoleTexts): ConsoleScreens => ({
  title: headingOf(page),
  button: buttonOf(page),
  navLink: (words) =>
    page.getByRole("navigation", { name: frame.nav.label }).getByRole("link", { name: words }),
  signOut: async (name) => {
    await page.locator("summary").filter({ hasText: name }).click();
    await page.getByRole("link", { name: shell.menu.signOut, exact: true }).click();
  },
});
