import { type Language, languageCookie } from "@latchkey/domain/vocabulary/languages.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** The header of every page: menus on a desktop, a drawer on a phone. */
export interface HeaderScreen {
  /** The button for the account menu: the initial, or the menu button on a phone. */
  readonly account: (fullName: string) => Locator;
  readonly dashboardLink: Locator;
  readonly signOutLink: Locator;
  /** Chooses it, whatever comes of that. */
  readonly askForLanguage: (ownName: string) => Promise<void>;
  readonly chooseLanguage: (language: Language, ownName: string) => Promise<void>;
}

const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

export const headerScreen = (page: Page, { shell }: Texts): HeaderScreen => {
  const menuButton = page.getByRole("button", { name: shell.menu.label, exact: true });
  const askForLanguage = async (ownName: string): Promise<void> => {
    if (isNarrow(page)) {
      await menuButton.click();
      await page.getByRole("combobox", { name: shell.language }).selectOption({ label: ownName });
      await page.keyboard.press("Escape");
    } else {
      await page.locator("summary").filter({ hasText: shell.language }).click();
      await page.getByRole("button", { name: ownName, exact: true }).click();
    }
  };
  return {
    account: (fullName) =>
      isNarrow(page) ? menuButton : page.locator("summary").filter({ hasText: fullName }),
    dashboardLink: page.getByRole("link", { name: shell.menu.dashboard, exact: true }),
    signOutLink: page.getByRole("link", { name: shell.menu.signOut, exact: true }),
    askForLanguage,
    chooseLanguage: async (language, ownName) => {
      await askForLanguage(ownName);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === languageCookie)?.value).toBe(language);
    },
  };
};
