// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepInHand, wasInHand } from "./in-hand.ts";

afterEach(() => sessionStorage.clear());

test("a camera that was open when the page was killed is known once, by its document alone", () => {
  keepInHand("party PAYSLIP", true);
  expect(wasInHand("party BANK_STATEMENT")).toBe(false);
  expect(wasInHand("party PAYSLIP")).toBe(true);
  expect(wasInHand("party PAYSLIP")).toBe(false);
});

test("a camera that was closed has lost nothing", () => {
  keepInHand("party PAYSLIP", true);
  keepInHand("party PAYSLIP", false);
  expect(wasInHand("party PAYSLIP")).toBe(false);
});

test("a browser without storage knows nothing, and does not fail", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(wasInHand("party PAYSLIP")).toBe(false);
});
