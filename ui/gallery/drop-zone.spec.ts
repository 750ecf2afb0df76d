import { expect, test } from "@playwright/test";
import { openExample } from "./open-example.ts";

const picture = new URL("../src/illustrations/mark.svg", import.meta.url).pathname;

test("FRM-137 the keyboard opens the file picker, and the same file can be chosen twice", async ({
  page,
}) => {
  await openExample(page, "drop-zone/empty");
  for (let time = 0; time < 2; time += 1) {
    const picking = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file" }).press("Enter");
    await (await picking).setFiles(picture);
    await expect(page.getByRole("status")).toHaveText("mark.svg");
  }
});

test("a file can be dropped, and the zone shows that it accepts it", async ({ page }) => {
  await openExample(page, "drop-zone/empty");
  const zone = page.locator(".dropzone");
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["picture"], "dropped.png", { type: "image/png" }));
    return transfer;
  });
  await zone.dispatchEvent("dragover", { dataTransfer });
  await expect(zone).toHaveAttribute("data-state", "over");
  await expect(zone).toContainText("Let go to add it");
  await zone.dispatchEvent("drop", { dataTransfer });
  await expect(page.getByRole("status")).toHaveText("dropped.png");
  await expect(zone).not.toHaveAttribute("data-state", "over");
});

test("the error is the description of the button", async ({ page }) => {
  await openExample(page, "drop-zone/error");
  await expect(page.getByRole("button", { name: "Choose a file" })).toHaveAccessibleDescription(
    /Add at least one file/,
  );
});

test("the button of a full zone is disabled", async ({ page }) => {
  await openExample(page, "drop-zone/full");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeDisabled();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a full zone is a line of text, and its button is there for the keyboard", async ({ page }) => {
    await openExample(page, "drop-zone/full");
    const zone = page.locator(".dropzone");
    const button = page.getByRole("button", { name: "Choose a file" });
    expect((await zone.boundingBox())?.height).toBeLessThan(100);
    for (let press = 0; press < 2; press += 1) await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    expect((await button.boundingBox())?.height).toBeGreaterThan(40);
  });

  test("the first button takes a photo", async ({ page }) => {
    await openExample(page, "drop-zone/empty");
    await expect(page.getByRole("button").first()).toHaveText("Take a photo");
    const picking = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Take a photo" }).click();
    const picker = await picking;
    await expect(page.locator("input[capture]")).toHaveAttribute("capture", "environment");
    expect(await picker.element().getAttribute("accept")).toBe("image/*");
  });
});
