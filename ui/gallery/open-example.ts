import type { Page } from "@playwright/test";

/** Opens one example by itself and waits until it has rendered. */
export async function openExample(page: Page, id: string): Promise<void> {
  await page.goto(`/?example=${id}`);
  await page.locator("#root > *").first().waitFor({ state: "attached" });
}
