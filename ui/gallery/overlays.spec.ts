import { expect, type Page, test } from "@playwright/test";
import { brokenRules, COLOUR_RULES } from "./axe.ts";
import { openExample } from "./open-example.ts";

/** Whether the focus is inside the open dialog. */
const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector("dialog[open]")?.contains(document.activeElement) ?? false);

/** The clock stands still unless the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

test.describe("modal", () => {
  test("keeps the focus inside, in both directions", async ({ page }) => {
    await openExample(page, "modal/closed");
    await page.getByRole("button", { name: "Check" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Are your statements easy to read?" });
    await expect(dialog.getByRole("heading")).toBeFocused();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press(key);
        expect(await focusIsInside(page), key).toBe(true);
      }
    }
  });

  test("Escape closes it and gives the focus back", async ({ page }) => {
    await openExample(page, "modal/closed");
    const opener = page.getByRole("button", { name: "Check" });
    await opener.press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("Escape does not close a fixed one, however often", async ({ page }) => {
    await openExample(page, "modal/fixed");
    await page.getByRole("button", { name: "Check" }).press("Enter");
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("the page behind is inert", async ({ page }) => {
    await openExample(page, "modal/open");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Check", includeHidden: true, exact: true }).focus();
    expect(await focusIsInside(page)).toBe(true);
  });

  test("is a sheet at the bottom under 640 px", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openExample(page, "modal/open");
    const box = await page.locator(".modal").boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  });
});

test("FRM-085 onboarding is 480 px wide and Escape does not close it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openExample(page, "frames/onboarding-list");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const dialog = page.getByRole("dialog", { name: "Have one of these with you" });
  await expect(dialog).toBeVisible();
  expect((await page.locator(".modal").boundingBox())?.width).toBe(480);
});

test.describe("menu", () => {
  test("opens with Enter, arrows move, Escape closes and goes back to the button", async ({ page }) => {
    await openExample(page, "menu/language");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("button", { name: "Deutsch" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("button", { name: "Français" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Deutsch" })).toBeHidden();
    await expect(page.locator("summary")).toBeFocused();
  });

  test("a choice closes it", async ({ page }) => {
    await openExample(page, "menu/language");
    await page.locator("summary").click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await expect(page.getByRole("button", { name: "Deutsch" })).toBeHidden();
    await expect(page.locator("summary")).toContainText("Deutsch");
  });

  test("blur or a press elsewhere closes it", async ({ page }) => {
    await openExample(page, "menu/user");
    const entry = page.getByRole("link", { name: "Dashboard" });
    await page.locator("summary").press("Enter");
    await expect(entry).toBeVisible();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
    await expect(entry).toBeHidden();
    await page.locator("summary").click();
    await expect(entry).toBeVisible();
    await page.mouse.click(5, 600);
    await expect(entry).toBeHidden();
  });
});

test.describe("drawer", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("FRM-054 slides in from the right, as high as the screen", async ({ page }) => {
    await openExample(page, "app-header/signed-in");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(page.locator(".menu").filter({ visible: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(drawer).toBeVisible();
    const started = await drawer.evaluate((element) => {
      // It may have ended already: it starts again, and is held at its beginning.
      element.style.animation = "none";
      element.getBoundingClientRect();
      element.style.animation = "";
      const [slide] = element.getAnimations();
      slide?.pause();
      if (slide) slide.currentTime = 0;
      return element.getBoundingClientRect().left;
    });
    expect(started).toBeCloseTo(390, 0);
    await drawer.evaluate((element) => {
      for (const slide of element.getAnimations()) slide.finish();
    });
    const box = await drawer.boundingBox();
    expect([box?.y, box?.height]).toEqual([0, 844]);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(390, 0);
  });

  test("opens from the menu button, keeps the focus, Escape gives it back", async ({ page }) => {
    await openExample(page, "app-header/signed-in");
    const opener = page.getByRole("button", { name: "Menu" });
    await opener.press("Enter");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press("Tab");
      expect(await focusIsInside(page)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("pressing beside it closes it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openExample(page, "app-header/signed-in");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test("the loader waits 300 ms before it shows", async ({ page }) => {
  await stopClock(page);
  await openExample(page, "loader/delayed");
  await page.getByRole("status").waitFor({ state: "attached" });
  await page.clock.runFor(250);
  await expect(page.getByText("Opening your application")).toBeHidden();
  await page.clock.runFor(300);
  await expect(page.getByText("Opening your application")).toBeVisible();
});

for (const [example, press, message, seconds] of [
  ["copying", "Copy", "Link copied", 6],
  ["deleting", "Delete", "Address deleted", 20],
] as const) {
  test(`the toast of ${example} goes after ${seconds} s; the timer pauses while it is hovered or focused`, async ({
    page,
  }) => {
    await stopClock(page);
    await openExample(page, `toast/${example}`);
    await page.getByRole("button", { name: press }).click();
    const toast = page.getByText(message);
    await expect(page.getByRole("status")).toContainText(message);
    await page.clock.runFor((seconds - 1) * 1000);
    await toast.hover();
    await page.clock.runFor(30_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.getByRole("button", { name: "Close" }).focus();
    await page.clock.runFor(30_000);
    await expect(toast).toBeVisible();
    await page.getByRole("button", { name: press }).focus();
    await page.clock.runFor(1100);
    await expect(toast).toBeHidden();
  });
}

test("what a toast offers takes it away", async ({ page }) => {
  await openExample(page, "toast/deleting");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Address deleted")).toBeHidden();
  await expect(page.getByText("Address is back")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`what a toast offers can be read and its focus be seen in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openExample(page, "toast/deleting");
    await page.getByRole("button", { name: "Delete" }).press("Enter");
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.focus();
    const text = await undo.evaluate((button) => getComputedStyle(button).color);
    await expect(undo).toHaveCSS("outline-color", text);
    const rules = { type: "rule", values: COLOUR_RULES } as const;
    expect(await brokenRules(page, { runOnly: rules, resultTypes: ["violations"] })).toEqual([]);
  });
}
