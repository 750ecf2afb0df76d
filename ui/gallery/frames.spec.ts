import { expect, test } from "@playwright/test";
import { openExample } from "./open-example.ts";

test("FRM-132 the step page is a card of 848 x 747 px on desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openExample(page, "frames/wizard-saved");
  expect(await page.locator(".wizard__card").boundingBox()).toMatchObject({ width: 848, height: 747 });
});

test("the step page is the card itself under 896 px, and its footer stays at the bottom", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openExample(page, "frames/wizard-saved");
  expect((await page.locator(".wizard__card").boundingBox())?.width).toBe(390);
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
});

test("on a phone a toast leaves Continue free", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openExample(page, "frames/wizard-toast");
  const toast = await page.locator(".toast").boundingBox();
  const bar = await page.locator(".wizard__footer").boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("on paper there is what is asked and answered, and nothing to press", async ({ page }) => {
  await openExample(page, "frames/wizard-saved");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { name: "What is your name?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator(".wizard__card")).toHaveCSS("box-shadow", "none");
});

test("FRM-131 the footer of the step page can be hidden", async ({ page }) => {
  await openExample(page, "frames/wizard-no-footer");
  await expect(page.getByRole("heading", { name: "What is your name?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
});

test("FRM-063 the width of the progress bar moves in one second", async ({ page }) => {
  await openExample(page, "progress-bar/half");
  const bar = page.getByRole("progressbar", { name: "Your progress" });
  await expect(bar).toHaveAttribute("aria-valuenow", "50");
  await expect(bar.locator("> span")).toHaveCSS("transition-duration", "1s");
});

test("FRM-080 a submitted card is disabled: no link, nothing to focus", async ({ page }) => {
  await openExample(page, "section-card/submitted");
  await expect(page.getByText("Submitted")).toBeVisible();
  await expect(page.getByRole("link")).toHaveCount(0);
  await expect(page.locator(".section-card")).toHaveAttribute("aria-disabled", "true");
});

test("FRM-079 an optional card has a dashed border", async ({ page }) => {
  await openExample(page, "section-card/optional");
  await expect(page.getByRole("link", { name: /Additional income.*Add income/ })).toHaveCSS(
    "border-style",
    "dashed",
  );
});

test("FRM-138 FRM-283 an upload row has a clear button, and an error in place of the file name", async ({
  page,
}) => {
  await openExample(page, "upload-row/states");
  const failed = page.getByRole("listitem").filter({ hasText: "This file is larger than 10 MB" });
  await expect(failed.locator(".upload__name")).toHaveText("This file is larger than 10 MB");
  await expect(failed.getByRole("button", { name: "Remove BankStatement-December.pdf" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel BankStatement-March.pdf" })).toBeVisible();
});

test("a drawing of the brand and two lines: the provider's name comes first", async ({ page }) => {
  await openExample(page, "brand/link");
  await expect(page.getByRole("link", { name: "Quillfield Lettings Powered by Latchkey" })).toBeVisible();
});

test("a note in the camera's frame can be read whole at 400 %", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openExample(page, "camera/long-note");
  const [frame, note] = await Promise.all(
    [".camera", ".camera__note"].map((part) =>
      page.locator(part).evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight })),
    ),
  );
  expect(note?.scrollHeight).toBeLessThanOrEqual(note?.clientHeight ?? 0);
  expect(note?.clientHeight).toBeLessThanOrEqual(frame?.clientHeight ?? 0);
});
