import type { Page } from "@playwright/test";

/** Goes to one example alone and waits until it stands. */
export async function openExample(page: Page, id: string): Promise<void> {
  await page.goto(`/?example=${id}`);
  await page.locator("#root > *").first().waitFor({ state: "attached" });
}
