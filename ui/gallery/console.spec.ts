import { expect, test } from "@playwright/test";
import { openExample } from "./open-example.ts";

test("tabs: arrows move, Enter chooses, Tab leads into the content", async ({ page }) => {
  await openExample(page, "tabs/page");
  const [passkey, app] = [
    page.getByRole("tab", { name: "Passkey" }),
    page.getByRole("tab", { name: "Authenticator app" }),
  ];
  await page.keyboard.press("Tab");
  await expect(passkey).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(app).toBeFocused();
  await expect(passkey).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(app).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Authenticator app" })).toContainText("Scan the code");
  await page.keyboard.press("ArrowRight");
  await expect(passkey).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(app).toBeFocused();
});

test("a one-time code takes six digits and groups them, the caret stays in place", async ({ page }) => {
  await openExample(page, "otp-input/empty");
  const code = page.getByLabel("Enter the 6 digits from your app");
  await code.pressSequentially("48x2913777");
  await expect(code).toHaveValue("482 913");
  await code.fill("");
  await code.pressSequentially("4813");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("2");
  await expect(code).toHaveValue("482 13");
  await page.keyboard.type("9");
  await expect(code).toHaveValue("482 913");
});

test("a secret is copied without its groups, or selected where no clipboard can be written", async ({
  page,
}) => {
  await openExample(page, "secret/grouped");
  await page.evaluate(() => {
    const copied: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    Object.assign(window, { copied });
  });
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("status")).toHaveText("The key is copied.");
  expect(await page.evaluate(() => Reflect.get(window, "copied"))).toEqual(["KZ4M7QPA2HTN6WVDR3EX5BUY"]);
  await openExample(page, "secret/grouped");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy" }).click();
  await expect
    .poll(() => page.evaluate(() => String(window.getSelection())))
    .toBe("KZ4M 7QPA 2HTN 6WVD R3EX 5BUY");
});

test("the rows of a table are cards where it has less than 832 px, and their lines name their columns", async ({
  page,
}) => {
  const tableWidth = (width: number) =>
    page.evaluate((wanted) => {
      const box = document.querySelector<HTMLElement>(".table-box");
      if (box) box.style.inlineSize = `${wanted}px`;
    }, width);
  await openExample(page, "table/people");
  await tableWidth(832);
  await expect(page.getByRole("columnheader", { name: "Second step" })).toBeInViewport();
  const cell = page.getByRole("cell", { name: "Passkey" }).first();
  const labelOf = () => cell.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(await labelOf()).toBe("none");
  await tableWidth(831);
  expect(await labelOf()).toBe('"Second step"');
  await expect(page.getByRole("row", { name: /Priya Nair/ })).toHaveCSS("display", "grid");
});

test("long names wrap in a table of a wide window, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openExample(page, "table/long-names");
  await page.locator(".table-box").evaluate((box: HTMLElement) => {
    box.style.inlineSize = "900px";
  });
  const wider = (selector: string) =>
    page.locator(selector).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await wider("html")).toBeLessThanOrEqual(0);
  expect(await wider(".table-box")).toBeLessThanOrEqual(0);
  // An ordinary name stays in one line.
  const short = await page.getByText("Wojciechowska-Kowalczyk").first().boundingBox();
  expect(short?.height).toBeLessThan(30);
});

test("on phones the bar keeps the names for those who hear them", async ({ page }) => {
  await openExample(page, "console-bar/signed-in");
  const name = page.locator(".menu-button__label", { hasText: "Ruth Adeyemi" });
  expect((await name.boundingBox())?.width).toBeGreaterThan(50);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await name.boundingBox())?.width).toBe(1);
  await expect(page.getByText("Your account: Ruth Adeyemi")).toBeAttached();
  await page.locator("summary").last().press("Enter");
  await expect(page.getByRole("link", { name: "Sign out" })).toBeInViewport({ ratio: 1 });
});

test("on paper a gate is what is to be kept, and nothing to press", async ({ page }) => {
  await openExample(page, "console/gate-wide");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy" })).toBeHidden();
});
