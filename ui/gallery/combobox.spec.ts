import { expect, test } from "@playwright/test";
import { openExample } from "./open-example.ts";

test.beforeEach(async ({ page }) => {
  await openExample(page, "combobox/empty");
});

test("FRM-136 typing narrows the list by prefix, in any case, and marks what matched", async ({ page }) => {
  const box = page.getByRole("combobox", { name: "Nationality" });
  await box.pressSequentially("NI");
  await expect(page.getByRole("option")).toHaveText(["Niger", "Nigeria"]);
  await expect(page.getByRole("option", { name: "Nigeria" }).locator("mark")).toHaveText("Ni");
  await expect(page.getByRole("option", { name: "Niger", exact: true })).toHaveAttribute(
    "data-active",
    "true",
  );
});

test("arrow keys wrap around and Enter picks", async ({ page }) => {
  const box = page.getByRole("combobox", { name: "Nationality" });
  await box.pressSequentially("ni");
  await page.keyboard.press("ArrowDown");
  const active = page.getByRole("option", { name: "Nigeria" });
  await expect(active).toHaveAttribute("data-active", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "none");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Niger", exact: true })).toHaveAttribute(
    "data-active",
    "true",
  );
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Nigeria");
  await expect(box).toHaveAttribute("aria-expanded", "false");
});

test("Escape closes and restores", async ({ page }) => {
  await openExample(page, "combobox/chosen");
  const box = page.getByRole("combobox", { name: "Nationality" });
  await box.fill("alb");
  await expect(page.getByRole("option")).toHaveText(["Albania"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box).toHaveValue("Nigeria");
});

test("opens with the whole list, scrolled to the chosen option", async ({ page }) => {
  await openExample(page, "combobox/chosen");
  const box = page.getByRole("combobox", { name: "Nationality" });
  await box.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveCount(12);
  const chosen = page.getByRole("option", { name: "Nigeria" });
  await expect(chosen).toHaveAttribute("aria-selected", "true");
  await expect(chosen).toBeInViewport();
});

test("FRM-135 the list is at most 15rem high", async ({ page }) => {
  await page.getByRole("combobox").click();
  await expect(page.getByRole("listbox")).toHaveCSS("max-height", "240px");
});

test("a press picks and keeps the focus in the input", async ({ page }) => {
  const box = page.getByRole("combobox", { name: "Nationality" });
  await box.click();
  await page.getByRole("option", { name: "Angola" }).click();
  await expect(box).toHaveValue("Angola");
  await expect(box).toBeFocused();
});

test("blur keeps an option that was typed in full and drops everything else", async ({ page }) => {
  const box = page.getByRole("combobox", { name: "Nationality" });
  await box.pressSequentially("norway");
  await page.keyboard.press("Tab");
  await expect(box).toHaveValue("Norway");
  await box.fill("xq");
  await expect(page.getByText("No country starts with “xq”. Check the spelling.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(box).toHaveValue("Norway");
  await box.fill("");
  await page.keyboard.press("Tab");
  await expect(box).toHaveValue("");
});

test("Tab leads past an open list, although it scrolls", async ({ page }) => {
  const box = page.getByRole("combobox", { name: "Nationality" });
  await box.click();
  await expect(page.getByRole("option")).toHaveCount(12);
  await page.evaluate(() => {
    const next = document.createElement("button");
    next.textContent = "Next";
    document.body.append(next);
  });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
});

test("a short list opens with Space, and a letter jumps to its option", async ({ page }) => {
  await openExample(page, "combobox/short");
  const box = page.getByRole("combobox", { name: "Reason" });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("option")).toHaveCount(3);
  await page.keyboard.press("s");
  await expect(page.getByRole("option", { name: "Something did not work" })).toHaveAttribute(
    "data-active",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Something did not work");
});

test("FRM-134 a dropdown is a native select under 640 px and a list above", async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 800 });
  await openExample(page, "dropdown/chosen");
  await expect(page.locator("select")).toHaveValue("NG");
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(page.locator("select")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Nationality" })).toHaveValue("Nigeria");
});
