import { expect, type Locator, type Page } from "@playwright/test";

/** Chooses a country with the control of this screen: a native select on a phone, a combobox elsewhere. */
export const chooseCountry = async (page: Page, field: Locator, name: string): Promise<void> => {
  // The native select also stands in for the other until that is loaded; with the focus it stays.
  await field.focus();
  const isSystemList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  if (isSystemList) {
    await field.selectOption({ label: name });
    return;
  }
  await field.fill(name);
  await page.getByRole("option", { name, exact: true }).click();
  await expect(field).toHaveValue(name);
};
