import { expect, test } from "@playwright/test";
import { openExample } from "./open-example.ts";

const BOX = { name: "Address or postcode" };
const manual = { name: "Enter the address by hand" };

test("FRM-139 there is a UK address search field: results in a list, the way by hand below them", async ({
  page,
}) => {
  await openExample(page, "address-search/results");
  const box = page.getByRole("combobox", BOX);
  await expect(page.getByRole("listbox")).toBeHidden();
  await box.press("End");
  await box.pressSequentially(" ");
  await expect(page.getByRole("listbox", { name: "Addresses" })).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("option")).toHaveCount(4);
  const list = await page.getByRole("listbox").boundingBox();
  const button = await page.getByRole("button", manual).boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
});

test("arrows move, Enter picks, and the list closes", async ({ page }) => {
  await openExample(page, "address-search/results");
  const box = page.getByRole("combobox", BOX);
  await box.pressSequentially(" ");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = page.getByRole("option", { name: "Flat 2, 27 Harbour Street" });
  await expect(active).toHaveAttribute("data-active", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "none");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Chosen: Flat 2, 27 Harbour Street")).toBeVisible();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box).toBeFocused();
});

test("the same address can be picked again", async ({ page }) => {
  await openExample(page, "address-search/results");
  const box = page.getByRole("combobox", BOX);
  for (let round = 0; round < 2; round += 1) {
    await box.pressSequentially(" ");
    await page.getByRole("option", { name: "29 Harbour Street" }).click();
    await expect(page.getByText("Chosen: 29 Harbour Street")).toBeVisible();
    await box.press("Enter");
    await expect(page.getByText("Chosen:")).toBeHidden();
  }
});

test("a group opens inside the list, by keyboard and by pointer, and there is a way back", async ({
  page,
}) => {
  await openExample(page, "address-search/groups");
  const box = page.getByRole("combobox", BOX);
  await box.pressSequentially(" ");
  await expect(page.getByRole("option", { name: /Quayside Tower/ })).toContainText("100+ addresses");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const inside = ["Back to all results", "Flat 1", "Flat 2", "Flat 3"];
  await expect(page.getByRole("option")).toHaveText(inside.map((text) => new RegExp(text)));
  await expect(page.locator('[data-active="true"]')).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option")).toHaveCount(3);
  await page.getByRole("option", { name: /Quayside Tower/ }).click();
  await expect(page.getByRole("option")).toHaveCount(4);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(" Harbour Street");
});

test("Escape closes the list and keeps the text; Enter opens it again and sends nothing", async ({
  page,
}) => {
  await openExample(page, "address-search/results");
  const box = page.getByRole("combobox", BOX);
  await box.pressSequentially("x");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box).toHaveValue(/x/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
});

test("leaving picks nothing, and the way by hand can be pressed while the list is open", async ({ page }) => {
  await openExample(page, "address-search/results");
  const box = page.getByRole("combobox", BOX);
  await box.pressSequentially("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", manual)).toBeFocused();
  await expect(page.getByText("Chosen:")).toBeHidden();
  await expect(page.getByRole("listbox")).toBeHidden();
  await box.pressSequentially("y");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.evaluate(() => {
    document.querySelector(".address-search__foot button")?.addEventListener("click", () => {
      document.title = "pressed";
    });
  });
  await page.getByRole("button", manual).click();
  await expect(page).toHaveTitle("pressed");
});

test("searching, and nothing found, are said", async ({ page }) => {
  await openExample(page, "address-search/typing");
  await expect(page.getByRole("status", { name: "Searching" })).toBeVisible();
  await openExample(page, "address-search/nothing");
  await expect(page.getByText("We found no address like this.").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "We found no address like this." })).toHaveCount(1);
  await expect(page.getByRole("combobox", BOX)).toHaveAttribute("aria-expanded", "false");
});
