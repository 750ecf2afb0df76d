import type { Page } from "@playwright/test";

/** The practice bank of the sandbox, which speaks English. */
export const bankDialog = (page: Page) => ({
  /** Signs in as one of the practice users, and lets us look. */
  allows: async (user: string, password: string): Promise<void> => {
    await page.getByRole("link", { name: /Northmoor/ }).click();
    await page.getByLabel("Practice user").fill(user);
    await page.getByLabel("Practice password").fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Allow", exact: true }).click();
  },
  refuses: async (): Promise<void> => {
    await page.getByRole("link", { name: /Northmoor/ }).click();
    await page.getByLabel("Practice user").fill("amara");
    await page.getByLabel("Practice password").fill("practice");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Do not allow" }).click();
  },
});
