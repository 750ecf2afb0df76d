import type { Page } from "@playwright/test";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("#root > *").first().waitFor({ state: "attached" });
}

/** Opens one example by itself and waits until it has rendered. */
export const openExample = (page: Page, id: string): Promise<void> => open(page, `/?example=${id}`);

/** The same with all examples of a component that do not take the whole window. */
export const openBlock = (page: Page, block: string): Promise<void> => open(page, `/?block=${block}`);
