import { expect, type Locator, type Page, test } from "@playwright/test";
import { openExample } from "./open-example.ts";

/** The value of the part of a date with this label. */
const part = (page: Page, name: "Day" | "Month" | "Year"): Locator => page.getByLabel(name, { exact: true });

test.describe("date input", () => {
  test("FRM-305 FRM-308 takes digits only and moves on when a part is full", async ({ page }) => {
    await openExample(page, "date-input/empty");
    await part(page, "Day").focus();
    await page.keyboard.type("2x7");
    await expect(part(page, "Month")).toBeFocused();
    await page.keyboard.type("03");
    await expect(part(page, "Year")).toBeFocused();
    await page.keyboard.type("2026");
    await expect(part(page, "Year")).toBeFocused();
    await expect(part(page, "Day")).toHaveValue("27");
    await expect(part(page, "Month")).toHaveValue("03");
    await expect(part(page, "Year")).toHaveValue("2026");
  });

  test("FRM-306 FRM-307 does not take a digit that goes above 31 or 12", async ({ page }) => {
    await openExample(page, "date-input/empty");
    await part(page, "Day").focus();
    await page.keyboard.type("32");
    await expect(part(page, "Day")).toHaveValue("3");
    await expect(part(page, "Day")).toBeFocused();
    await part(page, "Month").focus();
    await page.keyboard.type("13");
    await expect(part(page, "Month")).toHaveValue("1");
  });

  test("FRM-310 pads with zero on blur", async ({ page }) => {
    await openExample(page, "date-input/empty");
    await part(page, "Day").focus();
    await page.keyboard.type("9");
    await page.keyboard.press("Tab");
    await expect(part(page, "Day")).toHaveValue("09");
    await page.keyboard.type("3");
    await page.keyboard.press("Tab");
    await expect(part(page, "Month")).toHaveValue("03");
    await page.keyboard.type("26");
    await page.keyboard.press("Tab");
    await expect(part(page, "Year")).toHaveValue("26");
  });

  test("a part that refused a digit is neither padded nor left until it changes", async ({ page }) => {
    await openExample(page, "date-input/empty");
    await part(page, "Day").focus();
    await page.keyboard.type("0514");
    await expect(part(page, "Month")).toHaveValue("1");
    await expect(part(page, "Month")).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2002");
    await expect(part(page, "Month")).toHaveValue("1");
    await expect(part(page, "Year")).toHaveValue("2002");
    await expect(part(page, "Month")).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type("1");
    await expect(part(page, "Month")).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("Tab");
    await expect(part(page, "Month")).toHaveValue("01");
  });

  test("a digit that completes a part after a refused one takes the person on", async ({ page }) => {
    await openExample(page, "date-input/empty");
    await part(page, "Day").focus();
    await page.keyboard.type("05142");
    await expect(part(page, "Month")).toHaveValue("12");
    await expect(part(page, "Month")).not.toHaveAttribute("aria-invalid");
    await expect(part(page, "Year")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(part(page, "Year")).toBeFocused();
  });

  test("Tab right after focus has moved by itself skips no part", async ({ page }) => {
    await openExample(page, "date-input/empty");
    await part(page, "Day").focus();
    await page.keyboard.type("31");
    await page.keyboard.press("Tab");
    await expect(part(page, "Month")).toBeFocused();
    await page.keyboard.type("12");
    await page.keyboard.press("Tab");
    await expect(part(page, "Year")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(part(page, "Month")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(part(page, "Year")).toBeFocused();
  });

  test("a second Tab, and one after another key or a click, moves on", async ({ page }) => {
    await openExample(page, "date-input/empty");
    await part(page, "Day").focus();
    await page.keyboard.type("31");
    await page.keyboard.press("Shift+Tab");
    await expect(part(page, "Day")).toBeFocused();
    await page.keyboard.type("31");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(part(page, "Year")).toBeFocused();
    await part(page, "Day").selectText();
    await page.keyboard.type("30");
    await expect(part(page, "Month")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Tab");
    await expect(part(page, "Year")).toBeFocused();
    await part(page, "Day").selectText();
    await page.keyboard.type("29");
    await part(page, "Month").click();
    await page.keyboard.press("Tab");
    await expect(part(page, "Year")).toBeFocused();
  });

  test("never moves back, not even while deleting", async ({ page }) => {
    await openExample(page, "date-input/filled");
    await part(page, "Month").focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press("Backspace");
    await expect(part(page, "Month")).toHaveValue("");
    await expect(part(page, "Month")).toBeFocused();
    await expect(part(page, "Day")).toHaveValue("01");
  });

  test("marks only the wrong part", async ({ page }) => {
    await openExample(page, "date-input/one-part-wrong");
    await expect(part(page, "Month")).toHaveAttribute("aria-invalid", "true");
    await expect(part(page, "Day")).not.toHaveAttribute("aria-invalid");
    await expect(page.getByRole("group")).toHaveAccessibleDescription(/The month must be between 1 and 12/);
  });

  test("FRM-133 a date of birth may be filled in by the browser", async ({ page }) => {
    await openExample(page, "date-input/birth");
    await expect(part(page, "Day")).toHaveAttribute("autocomplete", "bday-day");
    await expect(part(page, "Year")).toHaveAttribute("autocomplete", "bday-year");
  });
});

test("FRM-313 FRM-314 a phone input keeps digits and one plus once it is left, and all of what is no number", async ({
  page,
}) => {
  await openExample(page, "phone-input/empty");
  const phone = page.getByLabel("Phone number");
  await phone.pressSequentially("+44 7700 900 123");
  await expect(phone).toHaveValue("+44 7700 900 123");
  await page.keyboard.press("Tab");
  await expect(phone).toHaveValue("+447700900123");
  await phone.press("End");
  await page.keyboard.type(" ext 12");
  await page.keyboard.press("Tab");
  await expect(phone).toHaveValue("+447700900123 ext 12");
});

test("FRM-137 choice cards: arrows move and choose, the error goes", async ({ page }) => {
  await openExample(page, "choice-cards/error");
  const group = page.getByRole("radiogroup", { name: "Document" });
  await expect(group).toHaveAccessibleDescription(/Choose a document/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: /Passport/ })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: /Passport/ })).toBeChecked();
  await expect(page.getByText("Choose a document, or the last option")).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Driving licence/ })).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "I do not have any of these" })).toBeChecked();
});

test("yes or no: Space chooses, an arrow changes", async ({ page }) => {
  await openExample(page, "yes-no/error");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "No" })).toBeChecked();
});

test("FRM-302 checkbox: Space ticks, the error is its description", async ({ page }) => {
  await openExample(page, "checkbox/error");
  const box = page.getByRole("checkbox", { name: "I understand how to take the photo" });
  await expect(box).toHaveAccessibleDescription(/Tick the box/);
  await page.keyboard.press("Tab");
  await expect(box).toBeFocused();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
});

test("an error summary takes focus and links to the field", async ({ page }) => {
  await openExample(page, "alert/summary");
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("First name")).toBeFocused();
});

test("a busy button keeps the focus and does nothing", async ({ page }) => {
  await openExample(page, "button/primary-busy");
  const button = page.getByRole("button", { name: "Continue" });
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
});
