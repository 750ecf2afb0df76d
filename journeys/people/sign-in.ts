import type { Locator, Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/**
 * The page is prerendered, and its scripts come with the first sign of use, such as a pointer that moves over it. React
 * marks the elements that it has hydrated.
 */
export const untilHydrated = async (page: Page): Promise<void> => {
  // Once the document has loaded, the script that waits for a sign of use is there: one that came earlier is nobody's.
  await page.waitForLoadState("load");
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react")),
  );
};

/** The sign-in page, /otl. */
export interface SignInScreen {
  readonly open: () => Promise<void>;
  readonly email: Locator;
  readonly submit: Locator;
  readonly title: Locator;
  readonly sentTitle: Locator;
  readonly expiredTitle: Locator;
  readonly outTitle: Locator;
  readonly spentTitle: Locator;
  readonly askFor: (email: string) => Promise<void>;
}

export const signInScreen = (page: Page, { signIn }: Texts): SignInScreen => {
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const email = page.getByRole("textbox", { name: signIn.form.email });
  const submit = page.getByRole("button", { name: signIn.form.submit });
  return {
    open: async () => {
      await page.goto("/otl");
      await untilHydrated(page);
    },
    email,
    submit,
    title: heading(signIn.form.title),
    sentTitle: heading(signIn.sent.title),
    outTitle: heading(signIn.form.out),
    expiredTitle: heading(signIn.expired.title),
    spentTitle: heading(signIn.link.spentTitle),
    askFor: async (address) => {
      await untilHydrated(page);
      await email.fill(address);
      await submit.click();
    },
  };
};
